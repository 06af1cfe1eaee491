import { expect, test } from "vitest";
import { hiringPair, jobBody, openJob } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { waits } from "../../../testing/waits";
import { keepTime } from "./clock";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(server.deps.now().getTime() + days * day).toISOString();

test("a deadline that is moved on in its last moment is not taken for over", async () => {
  const pair = await hiringPair(server);
  const body = jobBody(server, { closesAt: inDays(2) });
  const { jobId: id } = await openJob(server, pair, body);
  const { jobs } = pair.hr.api.hr;
  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("lock table hiring_events in exclusive mode");
  const saved = jobs.save({ params: { id }, body: { ...body, closesAt: inDays(5) } });
  await waits(server);
  // The old deadline passes while the later one is being saved.
  server.pass(3 * day);
  const kept = keepTime(server.deps);
  await waits(server, 2);
  await keeper.query("commit");
  keeper.release();
  await kept;
  ok(await saved);
  const [posting] = ok(await jobs.read({ params: { id } })).data.postings;
  expect(posting?.state).toBe("OPEN");
});
