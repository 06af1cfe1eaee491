import { expect, test } from "vitest";
import { connect } from "../../../testing/connect";
import { applied, hiringPair, jobBody, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;

/** A job that waits for the answer of a college. */
async function waitingJob({ hr, collegeId }: Pair) {
  const closesAt = new Date(server.deps.now().getTime() + 2 * day).toISOString();
  const { id } = ok(await hr.api.hr.jobs.create({ body: jobBody(server, { closesAt }) })).data;
  ok(await hr.api.hr.jobs.send({ params: { id }, body: { collegeIds: [collegeId] } }));
  return { job: { id }, posting: { id: await postingOf(hr, id) } };
}
const postingOf = async ({ api }: Pair["hr"], id: string) =>
  ok(await api.hr.jobs.read({ params: { id } })).data.postings[0]?.id ?? "";
const seenBy = async ({ api }: Awaited<ReturnType<typeof studentOf>>) =>
  ok(await api.student.hiring.postings.list({ query: {} })).data.items.map(({ state }) => state);

test.each(["CLOSE", "COMPLETE"] as const)(
  "after %s of a job no college can let it in any more",
  async (command) => {
    const pair = await hiringPair(server);
    const { job, posting } = await waitingJob(pair);
    ok(await pair.hr.api.hr.jobs.command({ params: job, body: { command } }));
    const late = { params: posting, body: { command: "APPROVE" as const } };
    expect(refusal(await pair.officer.api.po.postings.decide(late)).status).toBe(409);
    expect(await seenBy(await studentOf(server, pair))).toEqual([]);
  },
);

test("a job that is over, or whose deadline has passed, is not sent once more to who declined it", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const again = (params: { id: string }) =>
    hr.api.hr.jobs.posting({ params, body: { command: "RESUBMIT" } });
  const declined = async () => {
    const { job, posting } = await waitingJob(pair);
    const body = { command: "REJECT", reason: "NOT_RELEVANT" } as const;
    ok(await officer.api.po.postings.decide({ params: posting, body }));
    return { job, posting };
  };
  const cancelled = await declined();
  ok(await hr.api.hr.jobs.command({ params: cancelled.job, body: { command: "CANCEL" } }));
  expect(refusal(await again(cancelled.posting)).body).toMatchObject({
    message: "This job is cancelled, so this is not possible now.",
    current: { state: "CANCELLED" },
  });
  const late = await declined();
  server.pass(2 * day);
  expect(refusal(await again(late.posting)).body.errors).toEqual({
    closesAt: "The deadline has passed.",
  });
});

test("a job that was declined is sent once more only to a college that takes jobs", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const { posting } = await waitingJob(pair);
  const body = { command: "REJECT", reason: "NOT_RELEVANT" } as const;
  ok(await officer.api.po.postings.decide({ params: posting, body }));
  const again = () => hr.api.hr.jobs.posting({ params: posting, body: { command: "RESUBMIT" } });
  await connect(server, officer, hr, "DISCONNECTED");
  expect(refusal(await again()).body).toMatchObject({
    message: "You are not connected to this college, or it takes no jobs from you.",
    current: { state: "REJECTED" },
  });
  await connect(server, officer, hr);
  expect(ok(await again()).data.postings[0]?.state).toBe("PENDING");
});

test("students do not see a job that was cancelled before their college let it in", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const { job, posting } = await waitingJob(pair);
  ok(await pair.hr.api.hr.jobs.command({ params: job, body: { command: "CANCEL" } }));
  expect(await seenBy(student)).toEqual([]);
  const { read } = student.api.student.hiring.postings;
  expect(refusal(await read({ params: posting })).status).toBe(404);

  const { jobId } = await openJob(server, pair);
  ok(await pair.hr.api.hr.jobs.command({ params: { id: jobId }, body: { command: "CANCEL" } }));
  expect(await seenBy(student)).toEqual(["CANCELLED"]);
});

test("a posting that is opened again before its time still waits for it", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const opensAt = new Date(server.deps.now().getTime() + 5 * day).toISOString();
  const { postingId } = await openJob(server, pair, { opensAt });
  const params = { id: postingId };
  for (const command of ["CLOSE", "REOPEN"] as const)
    ok(await pair.hr.api.hr.jobs.posting({ params, body: { command } }));
  expect(await seenBy(student)).toEqual(["APPROVED"]);
  const early = await student.api.student.hiring.postings.apply({ params, body: {} });
  expect(refusal(early).body.message).toBe("This posting has not opened yet.");
  server.pass(5 * day);
  expect(await applied(student, postingId)).toMatchObject({ state: "SUBMITTED" });
});

test("a job that is out keeps what it was sent with", async () => {
  const pair = await hiringPair(server);
  const { jobId } = await openJob(server, pair);
  const body = { title: "Graduate Software Engineer", type: "FULL_TIME" } as const;
  const bare = await pair.hr.api.hr.jobs.save({ params: { id: jobId }, body });
  expect(Object.keys(refusal(bare).body.errors ?? {}).toSorted()).toEqual([
    "closesAt",
    "description",
    "locations",
    "pay",
    "workplace",
  ]);
});

test("a round that somebody has been in stays, also once all are past it; one that was taken back goes", async () => {
  const pair = await hiringPair(server);
  const { jobId, postingId } = await openJob(server, pair);
  const { id } = await applied(await studentOf(server, pair), postingId);
  const { applications, jobs } = pair.hr.api.hr;
  const move = async (command: "SHORTLIST" | "ADVANCE", roundId?: string) =>
    ok(await applications.move({ body: { ids: [id], command, ...(roundId && { roundId }) } })).data;
  const { rounds, ...body } = jobBody(server);
  const without = (round: string) =>
    jobs.save({
      params: { id: jobId },
      body: { ...body, rounds: rounds.filter((each) => each.id !== round) },
    });
  await move("SHORTLIST");
  await move("ADVANCE", "test");
  const { undoId = "" } = await move("ADVANCE", "talk");
  expect(refusal(await without("test")).body.errors).toEqual({
    rounds: "Candidates are in a round that you took out, or have been. Keep it.",
  });
  expect(refusal(await without("talk")).status).toBe(400);
  ok(await applications.undo({ params: { id: undoId } }));
  expect(ok(await without("talk")).data.rounds.map((round) => round.id)).toEqual(["test"]);
});

test("a posting that is opened again opens its closed job too, which can be sent and closed as before", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const { jobId, postingId } = await openJob(server, pair);
  const { command, posting, send } = pair.hr.api.hr.jobs;
  const params = { id: jobId };
  const close = () => command({ params, body: { command: "CLOSE" } });
  expect(ok(await close()).data.state).toBe("CLOSED");
  const again = { params: { id: postingId }, body: { command: "REOPEN" as const } };
  const open = ok(await posting(again)).data;
  expect([open.state, open.postings[0]?.state]).toEqual(["ACTIVE", "OPEN"]);
  const at = open.postings[0]?.college.name;
  expect(open.timeline.slice(0, 2).map((event) => [event.to, event.college])).toEqual([
    ["OPEN", at],
    ["ACTIVE", null],
  ]);
  expect(refusal(await posting(again)).status).toBe(409);
  await applied(student, postingId);
  const other = await hiringPair(server);
  await connect(server, other.officer, pair.hr);
  ok(await send({ params, body: { collegeIds: [other.collegeId] } }));
  expect(ok(await close()).data.state).toBe("CLOSED");
});

test("after a connection has ended its candidates stay to be read, and nothing moves", async () => {
  const own = await hiringPair(server);
  const { jobId, postingId } = await openJob(server, own);
  const student = await studentOf(server, own);
  const late = await studentOf(server, own);
  const { id } = await applied(student, postingId);
  await connect(server, own.officer, own.hr, "DISCONNECTED");
  expect(ok(await own.hr.api.hr.applications.read({ params: { id } })).data.state).toBe(
    "UNDER_REVIEW",
  );
  const [posting] = ok(await own.hr.api.hr.jobs.read({ params: { id: jobId } })).data.postings;
  expect(posting).toMatchObject({ state: "OPEN", mayPost: false, mayBook: false });
  const move = refusal(
    await own.hr.api.hr.applications.move({ body: { ids: [id], command: "SHORTLIST" } }),
  );
  expect([move.status, move.body.message]).toEqual([
    409,
    "You are no longer connected to this college.",
  ]);
  const { postings } = late.api.student.hiring;
  const seen = ok(await postings.read({ params: { id: postingId } })).data;
  expect(seen.obstacle).toBe("Your college is no longer connected to this company.");
  expect(ok(await postings.list({ query: { eligible: true } })).data.items).toEqual([]);
  expect(await seenBy(late)).toEqual(["PAUSED"]);
  const apply = refusal(
    await late.api.student.hiring.postings.apply({ params: { id: postingId }, body: {} }),
  );
  expect(apply.body.message).toBe("Your college is no longer connected to this company.");
});

test("a job whose company is blocked runs in no list, is let in no more, and no application goes to it anew", async () => {
  const own = await hiringPair(server);
  const { officer, hr } = own;
  const { postingId } = await openJob(server, own);
  const waiting = await waitingJob(own);
  const student = await studentOf(server, own);
  const { id } = await applied(student, postingId);
  const { list, decide } = officer.api.po.postings;
  const openOnes = async () =>
    ok(await list({ query: { state: "OPEN" } })).data.items.map((each) => each.id);
  expect(await openOnes()).toEqual([postingId]);
  const companyId = ok(await hr.api.hr.company.read()).data?.id ?? "";
  ok(await officer.api.po.companies.block({ body: { companyId } }));

  expect(await openOnes()).toEqual([]);
  const all = ok(await list({ query: {} })).data.items;
  expect(new Map(all.map((each) => [each.id, each.mayPost]))).toEqual(
    new Map([
      [postingId, false],
      [waiting.posting.id, false],
    ]),
  );
  const approve = { params: waiting.posting, body: { command: "APPROVE" as const } };
  expect(refusal(await decide(approve)).body.message).toBe(
    "This company may post no jobs at your college, so nobody could apply.",
  );
  const mine = student.api.student.hiring.applications;
  expect(ok(await mine.read({ params: { id } })).data.mayEdit).toBe(false);
  const edit = refusal(await mine.edit({ params: { id }, body: {} }));
  expect([edit.status, edit.body.message]).toEqual([
    409,
    "Your college is no longer connected to this company.",
  ]);
});

test("a job that a colleague has changed is neither sent nor deleted unseen", async () => {
  const pair = await hiringPair(server);
  const { jobs } = pair.hr.api.hr;
  const seen = ok(await jobs.create({ body: jobBody(server) })).data;
  const params = { id: seen.id };
  const now = ok(await jobs.save({ params, body: jobBody(server, { title: "Another job" }) })).data;
  const send = async (version: number) =>
    jobs.send({ params, body: { collegeIds: [pair.collegeId], version } });
  const late = { status: 409, body: { current: { version: now.version } } };
  expect(refusal(await send(seen.version))).toMatchObject(late);
  const unseen = jobs.remove({ params, query: { version: seen.version } });
  expect(refusal(await unseen)).toMatchObject(late);
  ok(await send(now.version));
});

test("a question of a college that was not read is not answered", async () => {
  const pair = await hiringPair(server);
  const { posting } = await waitingJob(pair);
  const ask = async (question: string) => {
    const body = { command: "QUESTION" as const, question };
    ok(await pair.officer.api.po.postings.decide({ params: posting, body }));
  };
  const answer = async (question: string) => {
    const body = { command: "ANSWER" as const, answer: "None.", question };
    return pair.hr.api.hr.jobs.posting({ params: posting, body });
  };
  await ask("Is there a bond?");
  // A colleague answers, and the college asks on.
  ok(await answer("Is there a bond?"));
  await ask("Which city is it in?");
  expect(refusal(await answer("Is there a bond?")).status).toBe(409);
  ok(await answer("Which city is it in?"));
});
