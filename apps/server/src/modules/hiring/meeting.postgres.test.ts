import { expect, test } from "vitest";
import { applied, hiringPair, openJob, studentOf } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";

const server = await startServer();

test("no offer outlives the posting that is cancelled while it is made", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const one = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair, { title: "Cancelled" });
  const { id } = await applied(one, postingId);
  for (const command of ["SHORTLIST", "ADVANCE", "SELECT"] as const)
    ok(await hr.api.hr.applications.move({ body: { ids: [id], command } }));

  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("select 1 from users where id = $1 for update", [one.id]);
  const offered = hr.api.hr.offers.extend({
    body: { applicationId: id, role: "Engineer", ctc: 1_400_000 },
  });
  await waits(server);
  const cancelled = officer.api.po.postings.decide({
    params: { id: postingId },
    body: { command: "CANCEL" },
  });
  await waits(server, 2);
  await keeper.query("commit");
  keeper.release();
  ok(await offered);
  ok(await cancelled);
  const { state, offer } = ok(
    await one.api.student.hiring.applications.read({ params: { id } }),
  ).data;
  expect([state, offer?.state]).toEqual(["AUTO_WITHDRAWN", "REVOKED"]);
});

test("who applies while the job is closed is there first, and the job is closed after it", async () => {
  const pair = await hiringPair(server);
  const one = await studentOf(server, pair);
  const { jobId, postingId } = await openJob(server, pair);
  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("lock table placement_policies in access exclusive mode");
  const sent = one.api.student.hiring.postings.apply({ params: { id: postingId }, body: {} });
  await waits(server);
  const closed = pair.hr.api.hr.jobs.command({
    params: { id: jobId },
    body: { command: "CLOSE" },
  });
  await waits(server, 2);
  await keeper.query("commit");
  keeper.release();
  expect(ok(await sent).data.state).toBe("SUBMITTED");
  expect(ok(await closed).data.state).toBe("CLOSED");
});
