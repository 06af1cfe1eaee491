import { expect, test } from "vitest";
import { applied, hiringPair, jobBody, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { waitingIn, waits } from "../../../testing/waits";

const server = await startServer();

test("no round goes under whoever is moved into it at the same time", async () => {
  const pair = await hiringPair(server);
  const { jobId, postingId } = await openJob(server, pair);
  const { id } = await applied(await studentOf(server, pair), postingId);
  const { applications, jobs } = pair.hr.api.hr;
  ok(await applications.move({ body: { ids: [id], command: "SHORTLIST" } }));

  // The move has found the round in the job, and waits to write.
  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("lock table hiring_changes in exclusive mode");
  const moved = applications.move({ body: { ids: [id], command: "ADVANCE", roundId: "test" } });
  await waits(server);
  const { rounds, ...body } = jobBody(server);
  const without = rounds.filter((round) => round.id !== "test");
  let over = false;
  const saved = jobs
    .save({ params: { id: jobId }, body: { ...body, rounds: without } })
    .finally(() => (over = true));
  await expect.poll(async () => over || (await waitingIn(server)) >= 2).toBe(true);
  await keeper.query("commit");
  keeper.release();
  ok(await moved);
  expect(refusal(await saved).body.errors).toEqual({
    rounds: "Candidates are in a round that you took out, or have been. Keep it.",
  });
});
