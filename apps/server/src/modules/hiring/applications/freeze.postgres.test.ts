import { expect, test } from "vitest";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { waits } from "../../../testing/waits";

const server = await startServer();

test("nothing comes back to an account that is frozen at the same moment", async () => {
  const pair = await hiringPair(server);
  const { officer } = pair;
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair);
  const { id } = await applied(student, postingId);
  const { move, undo, read } = officer.api.po.applications;
  const { undoId = "" } = ok(await move({ body: { ids: [id], command: "RELEASE" } })).data;
  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("lock table withdrawal_requests in exclusive mode");
  const back = undo({ params: { id: undoId } });
  await waits(server);
  const frozen = officer.api.po.students.setStatus({
    query: { studentId: [student.id] },
    body: { status: "SUSPENDED", reason: "Missed two drives unexcused." },
  });
  await Promise.race([frozen, waits(server, 2)]);
  await keeper.query("commit");
  keeper.release();
  ok(await back);
  ok(await frozen);
  expect(ok(await read({ params: { id } })).data.state).toBe("AUTO_WITHDRAWN");
});
