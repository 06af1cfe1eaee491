import { beforeAll, expect, test } from "vitest";
import { hiringPair, jobBody, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});
const save = (id: string, more: object) =>
  pair.hr.api.hr.jobs.save({ params: { id }, body: jobBody(server, more) });

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
