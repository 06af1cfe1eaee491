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

test("of a job that is changed again within minutes all that is new of it is told, to the college and to who applied", async () => {
  const job = { closesAt: within(9) };
  const { jobId, postingId: id } = await openJob(server, pair, job);
  const student = await studentOf(server, pair);
  ok(await student.api.student.hiring.postings.apply({ params: { id }, body: {} }));
  ok(await save(jobId, { ...job, vacancies: 7 }));
  ok(await save(jobId, { ...job, vacancies: 7, contactName: "Asha" }));
  ok(await save(jobId, { ...job, vacancies: 8, contactName: "Asha" }));
  for (const { api } of [student, pair.officer]) {
    const { items } = ok(await api.notifications.list()).data;
    const told = items.filter(({ groupKey }) => groupKey === `edited:${jobId}`);
    expect(told.map(({ body }) => body)).toEqual(["New: number of vacancies. New: contact."]);
  }
});

test("what somebody had paused when the deadline closed it stays closed when the deadline moves on", async () => {
  const { jobId, postingId: id } = await openJob(server, pair, { closesAt: within(2) });
  const paused = { params: { id }, body: { command: "PAUSE" as const } };
  ok(await pair.officer.api.po.postings.decide(paused));
  server.pass(3 * day);
  await keepTime(server.deps);
  expect(await stateOf(jobId)).toBe("CLOSED");
  expect(ok(await save(jobId, { closesAt: within(4) })).message).toBe("The job is saved.");
  expect(await stateOf(jobId)).toBe("CLOSED");
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

test("answers keep the words that they were given to, whatever becomes of the question", async () => {
  const why = { id: "why", kind: "SHORT" as const, label: "Why us?", required: true };
  const when = { id: "when", kind: "SHORT" as const, label: "When?", required: false };
  const { jobId, postingId } = await openJob(server, pair, { questions: [why, when] });
  const student = await studentOf(server, pair);
  const { postings, applications } = student.api.student.hiring;
  const answers = { why: "Buses.", when: "In May." };
  const { id } = ok(await postings.apply({ params: { id: postingId }, body: { answers } })).data;
  const read = async () => {
    const own = ok(await applications.read({ params: { id } })).data.answers;
    expect(ok(await pair.hr.api.hr.applications.read({ params: { id } })).data.answers).toEqual(
      own,
    );
    return own.map(({ label, answer }) => [label, answer]);
  };
  const later = { ...when, label: "From which day?" };
  ok(await save(jobId, { questions: [later] }));
  const sent = [
    ["Why us?", "Buses."],
    ["When?", "In May."],
  ];
  expect(await read()).toEqual(sent);
  // Another résumé leaves the answers as they are; a new answer is to the question of that day.
  ok(await applications.edit({ params: { id }, body: {} }));
  expect(await read()).toEqual(sent);
  ok(await applications.edit({ params: { id }, body: { answers: { when: "1 May" } } }));
  expect(await read()).toEqual([
    ["Why us?", "Buses."],
    ["From which day?", "1 May"],
  ]);
});

test("a college neither approves nor declines a job that its company has changed since it was read", async () => {
  const { hr, officer, collegeId } = pair;
  const { id } = ok(await hr.api.hr.jobs.create({ body: jobBody(server) })).data;
  ok(await hr.api.hr.jobs.send({ params: { id }, body: { collegeIds: [collegeId] } }));
  const [sent] = ok(await hr.api.hr.jobs.read({ params: { id } })).data.postings;
  const params = { id: sent?.id ?? "" };
  const read = async () => ok(await officer.api.po.postings.read({ params })).data;
  const approve = (version: number) =>
    officer.api.po.postings.decide({ params, body: { command: "APPROVE", version } });
  const before = await read();
  ok(await save(id, { pay: { fixed: 600_000, variable: 0 } }));
  const { version } = before;
  const decline = { command: "REJECT" as const, reason: "PAY_STRUCTURE" as const, version };
  for (const answer of [
    await approve(version),
    await officer.api.po.postings.decide({ params, body: decline }),
  ])
    expect(refusal(answer)).toMatchObject({
      status: 409,
      message: "Somebody else has changed this job. Load it again to see what is new.",
    });
  const now = await read();
  expect([now.state, now.ctc]).toEqual(["PENDING", 600_000]);
  expect(ok(await approve(now.version)).data.state).toBe("OPEN");
});
