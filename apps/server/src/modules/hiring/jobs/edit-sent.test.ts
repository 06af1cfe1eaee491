import { beforeAll, expect, test } from "vitest";
import { hiringPair, jobBody, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";
import { keepTime } from "./clock";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});
const save = (id: string, more: object) =>
  pair.hr.api.hr.jobs.save({ params: { id }, body: jobBody(server, more) });
const stateOf = async (id: string) =>
  ok(await pair.hr.api.hr.jobs.read({ params: { id } })).data.postings[0]?.state;
const within = (days: number) => new Date(server.deps.now().getTime() + days * day).toISOString();

test("a deadline that moves on opens again what it had closed, and says so, but nothing that a person closed", async () => {
  const [byClock, byHand] = [
    await openJob(server, pair, { closesAt: within(2) }),
    await openJob(server, pair, { closesAt: within(2) }),
  ];
  const close = { params: { id: byHand.postingId }, body: { command: "CLOSE" as const } };
  ok(await pair.hr.api.hr.jobs.posting(close));
  server.pass(3 * day);
  await keepTime(server.deps);
  expect(await stateOf(byClock.jobId)).toBe("CLOSED");
  expect(ok(await save(byClock.jobId, { closesAt: within(4) })).message).toBe(
    "The job is saved. By its new deadline it is open again at 1 college.",
  );
  expect(await stateOf(byClock.jobId)).toBe("OPEN");
  expect(ok(await save(byHand.jobId, { closesAt: within(4) })).message).toBe("The job is saved.");
  expect(await stateOf(byHand.jobId)).toBe("CLOSED");
  const student = await studentOf(server, pair);
  const params = { id: byClock.postingId };
  ok(await student.api.student.hiring.postings.apply({ params, body: {} }));
});

test("a question that was answered does not come back as another kind after it was taken out", async () => {
  const why = { id: "why", kind: "SHORT" as const, label: "Why us?", required: true };
  const { jobId, postingId } = await openJob(server, pair, { questions: [why] });
  const student = await studentOf(server, pair);
  const body = { answers: { why: "Buses." } };
  ok(await student.api.student.hiring.postings.apply({ params: { id: postingId }, body }));
  ok(await save(jobId, { questions: [] }));
  const number = { ...why, kind: "NUMBER" as const };
  expect(refusal(await save(jobId, { questions: [number] })).errors).toEqual({
    questions: "“Why us?” was taken out when it had answers. Ask it as a new question.",
  });
  ok(await save(jobId, { questions: [{ ...number, id: "how-many" }] }));
});
