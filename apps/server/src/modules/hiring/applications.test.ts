import { randomUUID } from "node:crypto";
import { isFailure } from "@toran/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import { applied, hiringPair, openJob, studentOf, tellOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";
import { jobs } from "./tables";

const server = await startServer();
let pair: Pair;
let stranger: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
  stranger = await hiringPair(server);
});

test("a student is told each condition that is not met, what is missing, and the one change that would do", async () => {
  const { officer } = pair;
  const rule = {
    all: [
      { field: "cgpa" as const, op: "AT_LEAST" as const, value: 7 },
      { field: "department" as const, op: "ONE_OF" as const, value: ["computer science"] },
      { field: "tenthPercent" as const, op: "AT_LEAST" as const, value: 60 },
    ],
  };
  const { postingId } = await openJob(server, pair, { rule });
  const low = await studentOf(server, pair, {
    cgpa: 6.99,
    department: "Computer Science ",
    tenthPercent: null,
  });
  const view = ok(await low.api.student.hiring.postings.read({ params: { id: postingId } })).data;
  expect([view.eligible, view.oneAway, view.unmet]).toEqual([
    false,
    false,
    [
      { field: "cgpa", asked: "CGPA at least 7.00", has: "6.99" },
      { field: "tenthPercent", asked: "10th percentage at least 60.00", has: null },
    ],
  ]);
  const refused = refusal(
    await low.api.student.hiring.postings.apply({ params: { id: postingId }, body: {} }),
  );
  expect([refused.status, refused.body.message]).toEqual([
    403,
    "Not open to you: CGPA at least 7.00 (yours: 6.99); 10th percentage at least 60.00 (missing: say it in your portfolio under “Where you study”).",
  ]);
  const [receipt] = ok(await low.api.student.hiring.receipts.list({})).data;
  expect(receipt).toMatchObject({
    kind: "APPLY",
    allowed: false,
    ruleVersion: 1,
    values: view.unmet,
  });
  const wrong = { params: { id: receipt?.id ?? "" }, body: { text: "My tenth marks are 91." } };
  for (const _ of ["sent", "sent again, as its answer was lost"]) {
    const [disputed] = ok(await low.api.student.hiring.receipts.dispute(wrong)).data;
    expect(disputed?.dispute).toBe("My tenth marks are 91.");
  }
  const told = ok(await officer.api.notifications.list({ query: {} })).data.items.filter(
    ({ type }) => type === "decision.disputed",
  );
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    body: "My tenth marks are 91.",
    link: `/po/students?student=${low.id}`,
  });
  const { disputes } = ok(await officer.api.po.students.read({ params: { id: low.id } })).data;
  expect(disputes).toMatchObject([
    { text: "My tenth marks are 91.", says: expect.stringContaining("CGPA at least 7.00") },
  ]);
  const again = { params: { id: receipt?.id ?? "" }, body: { text: "Once more, please." } };
  expect(refusal(await low.api.student.hiring.receipts.dispute(again)).status).toBe(409);
  await tellOf(server, low, { tenthPercent: 91 });
  expect(
    ok(await low.api.student.hiring.postings.read({ params: { id: postingId } })).data.oneAway,
  ).toBe(true);
  await tellOf(server, low, { cgpa: 7 });
  expect((await applied(low, postingId)).state).toBe("SUBMITTED");
  const review = ok(await officer.api.po.postings.read({ params: { id: postingId } })).data;
  expect(review.eligible).toBe(1);
});

test("nobody applies twice, after the deadline, to a paused posting, or while suspended, and what was sent stays as it was", async () => {
  const { officer, hr } = pair;
  const { jobId, postingId } = await openJob(server, pair, {
    questions: [{ id: "why", kind: "SHORT", label: "Why us?", required: true }],
  });
  const student = await studentOf(server, pair);
  const apply = (answers?: Record<string, string>) =>
    student.api.student.hiring.postings.apply({
      params: { id: postingId },
      body: { ...(answers && { answers }) },
    });
  expect(refusal(await apply()).body.errors).toEqual({ "answers.why": "Answer this question." });
  ok(
    await officer.api.po.postings.decide({ params: { id: postingId }, body: { command: "PAUSE" } }),
  );
  expect(refusal(await apply({ why: "Buses." })).body.message).toBe(
    "This posting is paused for now.",
  );
  ok(
    await officer.api.po.postings.decide({
      params: { id: postingId },
      body: { command: "RESUME" },
    }),
  );
  const both = await Promise.all([apply({ why: "Buses." }), apply({ why: "Buses." })]);
  expect(both.map((reply) => (isFailure(reply) ? reply.status : 200))).toEqual(
    expect.arrayContaining([200, 409]),
  );
  const [mine] = ok(await student.api.student.hiring.applications.list({})).data;
  const id = mine?.id ?? "";
  await tellOf(server, student, { cgpa: 4 });
  expect(ok(await hr.api.hr.applications.read({ params: { id } })).data).toMatchObject({
    cgpa: 8.4,
    answers: [{ id: "why", answer: "Buses." }],
  });
  ok(
    await officer.api.po.students.setStatus({
      query: { studentId: [student.id] },
      body: { status: "SUSPENDED", reason: "Missed two drives unexcused." },
    }),
  );
  expect(ok(await officer.api.po.applications.read({ params: { id } })).data.state).toBe(
    "AUTO_WITHDRAWN",
  );
  ok(
    await officer.api.po.students.setStatus({
      query: { studentId: [student.id] },
      body: { status: "ACTIVE" },
    }),
  );
  expect(ok(await officer.api.po.applications.read({ params: { id } })).data.state).toBe(
    "UNDER_REVIEW",
  );
  const early = await studentOf(server, pair);
  const answers = { why: "Buses." };
  const sent = ok(
    await early.api.student.hiring.postings.apply({ params: { id: postingId }, body: { answers } }),
  ).data;
  await server.db.update(jobs).set({ closesAt: server.deps.now() }).where(eq(jobs.id, jobId));
  const late = await studentOf(server, pair);
  const tooLate = late.api.student.hiring.postings.apply({
    params: { id: postingId },
    body: { answers },
  });
  expect(refusal(await tooLate).body.message).toBe("The deadline has passed.");
  const kept = refusal(
    await early.api.student.hiring.applications.withdraw({ params: { id: sent.id } }),
  );
  expect(kept.status).toBe(409);
  await sweep(server.deps);
  const closed = ok(await officer.api.po.postings.read({ params: { id: postingId } })).data;
  expect(closed.state).toBe("CLOSED");
});

test("bulk moves are previewed by the code that makes them, told row by row, and taken back exactly", async () => {
  const { hr } = pair;
  const { jobId, postingId } = await openJob(server, pair);
  const all = await Promise.all([
    studentOf(server, pair),
    studentOf(server, pair),
    studentOf(server, pair),
  ]);
  const ids: string[] = [];
  for (const student of all) ids.push((await applied(student, postingId)).id);
  const stages = async () => {
    const { items } = ok(
      await hr.api.hr.applications.list({ params: { id: jobId }, query: {} }),
    ).data;
    return ids.map((id) => items.find((item) => item.id === id)?.stage);
  };
  const move = (command: "SHORTLIST" | "ADVANCE" | "REJECT", some: string[], more: object = {}) =>
    hr.api.hr.applications.move({ body: { ids: some, command, ...more } });
  ok(await move("SHORTLIST", ids.slice(0, 2)));
  const preview = ok(await move("ADVANCE", ids, { dryRun: true })).data;
  expect(new Map(preview.results.map(({ id, ok: able }) => [id, able]))).toEqual(
    new Map(ids.map((id, index) => [id, index < 2])),
  );
  expect(await stages()).toEqual(["SHORTLISTED", "SHORTLISTED", "APPLIED"]);
  const advanced = ok(await move("ADVANCE", ids));
  expect([advanced.data.results, advanced.message]).toEqual([
    preview.results,
    "2 candidates moved. 1 candidate stayed.",
  ]);
  ok(await move("REJECT", ids.slice(0, 1), { reason: "MARKS" }));
  expect(await stages()).toEqual(["CLOSED", "test", "APPLIED"]);
  const back = ok(
    await hr.api.hr.applications.undo({ params: { id: advanced.data.undoId ?? "" } }),
  ).data;
  expect(back.results.filter(({ ok: able }) => able)).toEqual([{ id: ids[1], ok: true }]);
  expect(await stages()).toEqual(["CLOSED", "SHORTLISTED", "APPLIED"]);
  const twice = await hr.api.hr.applications.undo({ params: { id: advanced.data.undoId ?? "" } });
  expect(refusal(twice).status).toBe(409);
  // Of two who move the same candidate at once, one wins.
  const race = await Promise.all([move("ADVANCE", [ids[1] ?? ""]), move("REJECT", [ids[1] ?? ""])]);
  expect(race.filter((reply) => !isFailure(reply)).length).toBeGreaterThanOrEqual(1);
  const foreign = refusal(
    await stranger.hr.api.hr.applications.move({ body: { ids, command: "REJECT" } }),
  );
  expect(foreign.status).toBe(404);
});

test("notes and ratings are the company's alone, and the college reinstates whom it wants back", async () => {
  const { jobId, postingId } = await openJob(server, pair);
  const student = await studentOf(server, pair);
  const { id } = await applied(student, postingId);
  ok(
    await pair.hr.api.hr.applications.note({
      params: { id },
      body: { text: "Calm under questions.", rating: 4 },
    }),
  );
  const own = ok(await pair.hr.api.hr.applications.read({ params: { id } })).data;
  expect([own.rating, own.notes[0]?.text]).toEqual([4, "Calm under questions."]);
  const officers = ok(await pair.officer.api.po.applications.read({ params: { id } })).data;
  expect([officers.rating, officers.notes]).toEqual([null, []]);
  for (const command of ["SHORTLIST", "ADVANCE"] as const)
    ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command } }));
  const absent = ok(
    await pair.officer.api.po.applications.attendance({
      params: { id },
      body: { roundId: "test", result: "ABSENT" },
    }),
  ).data;
  expect(absent).toMatchObject({ state: "REJECTED", stage: "CLOSED" });
  const back = ok(
    await pair.officer.api.po.applications.reinstate({
      params: { id },
      body: { reason: "The bus was late." },
    }),
  ).data;
  expect([back.state, back.stage]).toEqual(["IN_ROUND", "test"]);
  const { timeline } = ok(
    await student.api.student.hiring.applications.read({ params: { id } }),
  ).data;
  expect(timeline.find(({ command }) => command === "ADVANCE")?.round).toBe("Assessment");
  const sheet = await pair.hr.api.hr.applications.export({
    params: { id: jobId },
    query: { format: "csv" },
  });
  expect(isFailure(sheet) ? sheet.body : (await sheet.text()).split("\r\n")).toHaveLength(3);
});

test("who is turned down for a round has not passed it, also where nobody wrote that down", async () => {
  const { postingId } = await openJob(server, pair);
  const { id } = await applied(await studentOf(server, pair), postingId);
  const { move, read } = pair.hr.api.hr.applications;
  for (const command of ["SHORTLIST", "ADVANCE"] as const)
    ok(await move({ body: { ids: [id], command } }));
  ok(await move({ body: { ids: [id], command: "REJECT", reason: "ROUND_FAILED" } }));
  const { rounds } = ok(await read({ params: { id } })).data;
  expect(rounds.map(({ result }) => result)).toEqual(["FAILED", null]);
});

test("59: a company bookmarks from among its applicants those whom it finds, and colleges learn nothing of it", async () => {
  const { jobId, postingId } = await openJob(server, pair);
  const [found, hidden] = [await studentOf(server, pair), await studentOf(server, pair)];
  await applied(found, postingId);
  await applied(hidden, postingId);
  const level = async ({ api }: typeof found, to: "CONNECTED_COMPANIES" | "PRIVATE") =>
    ok(await api.student.profile.setVisibility({ body: { level: to } }));
  await level(found, "CONNECTED_COMPANIES");
  await level(hidden, "PRIVATE");
  const params = { id: jobId };
  const shown = async (calls: typeof pair.hr.api.hr | typeof pair.officer.api.po) =>
    ok(await calls.applications.list({ params })).data.items.flatMap(
      ({ student }) => student ?? [],
    );
  expect(await shown(pair.hr.api.hr)).toEqual([{ id: found.id, bookmark: null }]);
  const mark = ok(await pair.hr.api.hr.students.bookmark({ params: { id: found.id } })).data;
  expect(await shown(pair.hr.api.hr)).toEqual([{ id: found.id, bookmark: mark }]);
  const { first } = ok(await pair.hr.api.hr.applications.board({ params })).data;
  expect(first[0]?.items.flatMap(({ student }) => student?.bookmark ?? [])).toEqual([mark]);
  expect(await shown(pair.officer.api.po)).toEqual([]);
  await level(found, "PRIVATE");
  expect(await shown(pair.hr.api.hr)).toEqual([]);
});

test("who is compared is who is there: one who is gone keeps nobody from the others", async () => {
  const { jobId, postingId } = await openJob(server, pair);
  await applied(await studentOf(server, pair), postingId);
  const { applications } = pair.hr.api.hr;
  const [there] = ok(await applications.list({ params: { id: jobId } })).data.items;
  const ids = [there?.id ?? "", randomUUID()];
  const { items } = ok(await applications.compare({ query: { ids } })).data;
  expect(items.map(({ id }) => id)).toEqual([there?.id]);
  const foreign = await stranger.hr.api.hr.applications.compare({ query: { ids } });
  expect(foreign).toMatchObject({ status: 404 });
});
