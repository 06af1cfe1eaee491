import { eq } from "drizzle-orm";
import { limits } from "@toran/contract";
import { beforeAll, expect, test } from "vitest";
import { colleagueOf } from "../../../testing/colleague";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";
import { jobs } from "../tables";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

const reason = "I go on to study at another place.";
const past = (jobId: string) =>
  server.db
    .update(jobs)
    .set({ closesAt: new Date(server.deps.now().getTime() - 1000) })
    .where(eq(jobs.id, jobId));

/** A candidate in the first round of a job whose deadline has passed. */
async function inRound(title: string) {
  const student = await studentOf(server, pair);
  const { jobId, postingId } = await openJob(server, pair, { title });
  const { id } = await applied(student, postingId);
  for (const command of ["SHORTLIST", "ADVANCE"] as const)
    ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command } }));
  await past(jobId);
  const mine = student.api.student.hiring.applications;
  const params = { id };
  const ask = (why = reason) => mine.askToWithdraw({ params, body: { reason: why } });
  const answer = (command: "GRANT" | "REFUSE", why?: string, by = pair.officer) =>
    by.api.po.applications.answerWithdrawal({
      params,
      body: { command, ...(why && { reason: why }) },
    });
  const sheet = async () => ok(await pair.officer.api.po.applications.read({ params })).data;
  const seen = async () => ok(await mine.read({ params })).data;
  return { student, id, params, mine, ask, answer, sheet, seen };
}
type Person = Pair["officer"];
const told = async ({ api }: Person, title: string) =>
  ok(await api.notifications.list({ query: { limit: 100 } })).data.items.filter((notice) =>
    notice.title.includes(title),
  );
const attention = async () =>
  ok(await pair.officer.api.po.todos.attention({})).data.filter(
    ({ kind }) => kind === "WITHDRAWALS",
  );

test("a student asks to withdraw after the deadline, and the college lets them go", async () => {
  const { student, params, ask, answer, sheet, seen } = await inRound("Let go");
  expect(await seen()).toMatchObject({
    mayWithdraw: false,
    mayAskToWithdraw: true,
    withdrawal: null,
  });
  expect(ok(await ask()).data).toMatchObject({
    mayAskToWithdraw: false,
    withdrawal: { state: "OPEN", reason },
  });
  expect(refusal(await ask()).status).toBe(409);
  expect((await told(pair.officer, "asks to withdraw: Let go"))[0]).toMatchObject({ body: reason });
  expect(await attention()).toMatchObject([
    { title: expect.stringMatching(/ asks to withdraw from Let go$/) },
  ]);
  expect((await sheet()).withdrawal).toMatchObject({ state: "OPEN", reason });
  // What a student tells the college, a company does not read.
  const theirs = ok(await pair.hr.api.hr.applications.read({ params })).data;
  expect(theirs.withdrawal).toBeNull();

  expect(ok(await answer("GRANT")).data).toMatchObject({
    state: "WITHDRAWN",
    withdrawal: { state: "GRANTED" },
  });
  expect(await attention()).toEqual([]);
  expect((await told(student, "Let go"))[0]?.title).toMatch(/^Your college has taken/);
  const [left] = await told(pair.hr, "is no longer a candidate for Let go");
  expect(left).toMatchObject({ body: "The student asked for it." });
  const heard = ok(await pair.hr.api.hr.applications.read({ params })).data;
  expect(JSON.stringify(heard)).not.toContain(reason);
});

test("a college that refuses says why, and the student may ask anew, but not without end", async () => {
  const { student, ask, answer, seen } = await inRound("Stays");
  ok(await ask());
  expect(refusal(await answer("REFUSE")).body.errors).toEqual({ reason: limits.reason.asked });
  expect(refusal(await answer("REFUSE", "No.")).body.errors).toHaveProperty("reason");
  const why = "The interview is tomorrow, and the company has set it up for you.";
  ok(await answer("REFUSE", why));
  expect(await seen()).toMatchObject({
    state: "IN_ROUND",
    mayAskToWithdraw: true,
    withdrawal: { state: "REFUSED", answer: why },
  });
  expect((await told(student, "Stays"))[0]).toMatchObject({
    title: expect.stringMatching(/^You stay a candidate, says your college/),
    body: why,
  });
  for (let asked = 1; asked < limits.hiring.withdrawalRequests; asked++) {
    ok(await ask());
    ok(await answer("REFUSE", why));
  }
  expect((await seen()).mayAskToWithdraw).toBe(false);
  expect(refusal(await ask()).status).toBe(409);
});

test("a request is taken back by its student, and closes itself when the application ends otherwise", async () => {
  const back = await inRound("Thinks again");
  ok(await back.ask());
  expect(ok(await back.mine.stay({ params: back.params })).data.withdrawal?.state).toBe(
    "TAKEN_BACK",
  );
  expect(refusal(await back.answer("GRANT")).status).toBe(409);
  expect(refusal(await back.mine.stay({ params: back.params })).status).toBe(409);

  const ended = await inRound("Ends");
  ok(await ended.ask());
  const body = { ids: [ended.id], command: "REJECT" as const };
  ok(await pair.hr.api.hr.applications.move({ body }));
  expect((await ended.seen()).withdrawal?.state).toBe("CLOSED");
  expect(await attention()).toEqual([]);

  const offered = await inRound("Is offered");
  ok(await offered.ask());
  ok(await pair.hr.api.hr.applications.move({ body: { ids: [offered.id], command: "SELECT" } }));
  expect((await offered.seen()).withdrawal?.state).toBe("OPEN");
  const offer = { applicationId: offered.id, role: "Engineer", ctc: 1_200_000 };
  ok(await pair.hr.api.hr.offers.extend({ body: offer }));
  expect((await offered.seen()).withdrawal?.state).toBe("CLOSED");
});

test("a wish stays open while an offer that its student does not know of waits for the college", async () => {
  const { student, id, params, mine, ask, answer, seen } = await inRound("Unseen");
  ok(await ask());
  ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command: "SELECT" } }));
  const offer = { applicationId: id, role: "Engineer", ctc: 1_200_000, replyDays: 1 };
  const made = { id: ok(await pair.hr.api.hr.offers.extend({ body: offer })).data.id };
  expect(await seen()).toMatchObject({ state: "SELECTED", withdrawal: { state: "OPEN" } });
  // It is the company's to end; once the college has agreed, its student can decline it.
  const kept = refusal(await answer("GRANT"));
  expect([kept.status, kept.message]).toEqual([409, expect.stringContaining("waits for you")]);
  ok(await mine.stay({ params }));
  expect(ok(await ask()).data).toMatchObject({ mayAskToWithdraw: false });
  ok(await pair.officer.api.po.offers.command({ params: made, body: { command: "CONSENT" } }));
  expect(await seen()).toMatchObject({ state: "OFFERED", withdrawal: { state: "CLOSED" } });
  const declining = { params: made, body: { command: "DECLINE" as const } };
  ok(await student.api.student.hiring.offers.answer(declining));
  expect((await seen()).mayAskToWithdraw).toBe(false);
});

test("a wish that outlives an offer its student never saw is granted as any other", async () => {
  const { id, ask, answer, seen, sheet } = await inRound("Taken back");
  ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command: "SELECT" } }));
  const offer = { applicationId: id, role: "Engineer", ctc: 1_200_000, replyDays: 1 };
  const made = ok(await pair.hr.api.hr.offers.extend({ body: offer })).data;
  expect((await seen()).mayAskToWithdraw).toBe(true);
  const { command } = pair.hr.api.hr.offers;
  ok(await command({ params: { id: made.id }, body: { command: "REVOKE" } }));
  ok(await ask());
  ok(await answer("GRANT"));
  expect((await sheet()).withdrawal?.state).toBe("GRANTED");
  expect(await seen()).toMatchObject({ state: "WITHDRAWN", withdrawal: { state: "GRANTED" } });
});

test("until the deadline nobody needs to ask, and a reason has ten letters", async () => {
  const student = await studentOf(server, pair);
  const { jobId, postingId } = await openJob(server, pair, { title: "Still open" });
  const params = { id: (await applied(student, postingId)).id };
  const { askToWithdraw } = student.api.student.hiring.applications;
  const early = refusal(await askToWithdraw({ params, body: { reason } }));
  expect([early.status, early.message]).toEqual([
    409,
    "You can take this application back yourself until the deadline.",
  ]);
  await past(jobId);
  const short = refusal(await askToWithdraw({ params, body: { reason: "No." } }));
  expect(short.body.errors).toEqual({ reason: limits.reason.asked });
  const long = refusal(await askToWithdraw({ params, body: { reason: "a".repeat(501) } }));
  expect(long.body.errors).toHaveProperty("reason");
});

test("nobody but their own college answers, and none of it who may only look", async () => {
  const { params, ask, answer } = await inRound("Whose");
  ok(await ask());
  const stranger = await hiringPair(server);
  expect(refusal(await answer("GRANT", undefined, stranger.officer)).status).toBe(404);
  const viewer = await colleagueOf(server, pair.officer, "VIEWER");
  expect(refusal(await answer("GRANT", undefined, viewer)).status).toBe(403);
  const other = await studentOf(server, pair);
  const mine = other.api.student.hiring.applications;
  expect(refusal(await mine.askToWithdraw({ params, body: { reason } })).status).toBe(404);
  expect(refusal(await mine.stay({ params })).status).toBe(404);
});
