import {
  accountMoves,
  accountStatuses,
  type AccountStatus,
} from "@toran/contract/schemas/officer-student";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ok, refusal } from "../../../testing/ok";
import { colleagueOf } from "../../../testing/colleague";
import { joinCollege } from "../../../testing/join-college";
import { startServer } from "../../../testing/start-server";
import { addStudents } from "../../../testing/students";
import { studentChanges } from "../tables";

const server = await startServer();
type Officer = Awaited<ReturnType<typeof server.person>>;
const reason = "Two offers were turned down without a word.";

/** An officer with so many active students. */
async function withClass(many: number, row: Parameters<typeof addStudents>[2][number] = {}) {
  const officer = await server.person("officer-ready");
  const rows = Array.from({ length: many }, (_, index) => ({ ...row, firstName: `Asha ${index}` }));
  return { officer, ids: await addStudents(server, officer, rows) };
}

async function statusesOf({ api }: Officer) {
  const { items } = ok(await api.po.students.list({ query: { limit: 100 } })).data;
  return Object.fromEntries(items.map(({ id, accountStatus }) => [id, accountStatus]));
}

const suspend = (officer: Officer, studentId: string[], more: object = {}) =>
  officer.api.po.students.setStatus({
    query: { studentId, ...more },
    body: { status: "SUSPENDED", reason },
  });

test.each(accountStatuses)(
  "55: from %s an officer moves a student where the table says, and nowhere else",
  async (from) => {
    const moves: readonly AccountStatus[] = accountMoves[from].PLACEMENT_OFFICER;
    for (const status of accountStatuses) {
      const { officer, ids } = await withClass(1, { accountStatus: from });
      const reply = await officer.api.po.students.setStatus({
        query: { studentId: ids },
        body: { status, reason },
      });
      if (moves.includes(status)) {
        ok(reply);
        continue;
      }
      const { status: code, body } = refusal(reply);
      expect([code, body.current]).toEqual([
        409,
        { students: [{ id: ids[0], accountStatus: from, placementStatus: "NOT_PLACED" }] },
      ]);
      expect(body.errors).toEqual({ studentId: expect.stringContaining("Asha 0 Rao is ") });
    }
  },
);

test("a preview says what a change would do, and changes nothing", async () => {
  const { officer, ids } = await withClass(3);
  const [first = ""] = ids;
  ok(await suspend(officer, [first]));
  const preview = ok(await suspend(officer, ids, { dryRun: true })).data;
  expect(preview.undoId).toBeUndefined();
  const done = ok(await suspend(officer, ids));
  expect(done.data.results).toEqual(preview.results);
  expect(done.message).toBe("2 students are now suspended. 1 student stayed as it was.");
  expect(Object.values(await statusesOf(officer))).toEqual(["SUSPENDED", "SUSPENDED", "SUSPENDED"]);
});

test("a change is taken back for a day, for those who were not changed since", async () => {
  const { officer, ids } = await withClass(3);
  const [first = "", second = "", third = ""] = ids;
  const { undoId = "" } = ok(await suspend(officer, ids)).data;
  const back = ok(
    await officer.api.po.students.setStatus({
      query: { studentId: [first] },
      body: { status: "ACTIVE" },
    }),
  ).data;
  const undone = ok(await officer.api.po.students.undo({ params: { id: undoId } }));
  expect(undone.data.results.filter((row) => !row.ok)).toEqual([
    { id: first, ok: false, message: "Asha 0 Rao was changed again since then." },
  ]);
  expect(await statusesOf(officer)).toEqual({
    [first]: "ACTIVE",
    [second]: "ACTIVE",
    [third]: "ACTIVE",
  });
  expect(refusal(await officer.api.po.students.undo({ params: { id: undoId } })).status).toBe(409);
  // The later change is still the last one of its student, and can be taken back itself.
  ok(await officer.api.po.students.undo({ params: { id: back.undoId ?? "" } }));
  expect(await statusesOf(officer)).toMatchObject({ [first]: "SUSPENDED" });
  const other = await server.person("officer-ready");
  expect(refusal(await other.api.po.students.undo({ params: { id: undoId } })).status).toBe(404);
});

test("a change is not taken back after a day", async () => {
  const { officer, ids } = await withClass(1);
  const change = ok(await suspend(officer, ids)).data;
  const yesterday = new Date(Date.now() - 24.1 * 60 * 60 * 1000);
  await server.db
    .update(studentChanges)
    .set({ at: yesterday })
    .where(eq(studentChanges.id, change.undoId ?? ""));
  expect(
    refusal(await officer.api.po.students.undo({ params: { id: change.undoId ?? "" } })).status,
  ).toBe(409);
});

test("64: one student of another college refuses a whole bulk change, and nothing is changed", async () => {
  const { officer, ids } = await withClass(2);
  const { ids: foreign } = await withClass(1);
  const query = { studentId: [...ids, ...foreign] };
  expect(refusal(await suspend(officer, query.studentId)).status).toBe(404);
  expect(
    refusal(await officer.api.po.students.setPlacement({ query, body: { isPlaced: true } })).status,
  ).toBe(404);
  const { items } = ok(await officer.api.po.students.list()).data;
  expect(items).toMatchObject([
    { accountStatus: "ACTIVE", placementStatus: "NOT_PLACED" },
    { accountStatus: "ACTIVE", placementStatus: "NOT_PLACED" },
  ]);
});

test("55: of two officers who decide about the same students at once, one wins and the other is told how they stand", async () => {
  const { officer, ids } = await withClass(20);
  const colleague = await colleagueOf(server, officer);
  const replies = await Promise.all([
    suspend(officer, ids),
    colleague.api.po.students.setStatus({
      query: { studentId: ids },
      body: { status: "DEREGISTERED" },
    }),
  ]);
  const refused = replies.filter((reply) => "status" in reply);
  expect(refused).toHaveLength(1);
  const [lost] = refused;
  const now = await statusesOf(officer);
  expect(new Set(Object.values(now)).size).toBe(1);
  expect(lost).toMatchObject({
    status: 409,
    body: {
      current: {
        students: expect.arrayContaining([
          { id: ids[0], accountStatus: now[ids[0] ?? ""], placementStatus: "NOT_PLACED" },
        ]),
      },
    },
  });
});

test("74: a change and its undo at the same time leave each student in one of the two states, with one history", async () => {
  const { officer, ids } = await withClass(10);
  const { undoId = "" } = ok(await suspend(officer, ids)).data;
  await Promise.all([
    officer.api.po.students.undo({ params: { id: undoId } }),
    officer.api.po.students.undo({ params: { id: undoId } }),
    officer.api.po.students.setStatus({ query: { studentId: ids }, body: { status: "ACTIVE" } }),
  ]);
  expect(new Set(Object.values(await statusesOf(officer)))).toEqual(new Set(["ACTIVE"]));
});

test("75: five thousand students are changed as one, by their ids or by a filter, within the two seconds it may take", async () => {
  const { officer, ids } = await withClass(5000);
  const started = performance.now();
  const body = { status: "DEREGISTERED" as const, studentId: ids };
  const { undoId = "" } = ok(await officer.api.po.students.setStatus({ body })).data;
  const took = performance.now() - started;
  console.info(`75: 5,000 students changed within ${Math.round(took)} ms`);
  ok(await officer.api.po.students.undo({ params: { id: undoId } }));
  const query = { mode: "FILTERED" as const, status: "ACTIVE", dryRun: true };
  const { results } = ok(
    await officer.api.po.students.setPlacement({ query, body: { isPlaced: true } }),
  ).data;
  expect(results.filter((row) => row.ok)).toHaveLength(5000);
  const tooMany = await officer.api.po.students.setStatus({
    body: { status: "ALUMNI", studentId: [...ids, officer.id] },
  });
  expect(refusal(tooMany)).toMatchObject({
    status: 400,
    body: { errors: { studentId: "Send at most 5000 at a time." } },
  });
  const inAddress = refusal(await suspend(officer, ids.slice(0, 101)));
  expect(inAddress).toMatchObject({
    status: 400,
    body: { errors: { studentId: "Send at most 100 at a time." } },
  });
});

test.each([
  ["without anybody", {}, { status: "ACTIVE" }, "studentId"],
  [
    "with a status there is not",
    { studentId: [crypto.randomUUID()] },
    { status: "HAPPY" },
    "status",
  ],
  [
    "with a reason too short to be one",
    { studentId: [crypto.randomUUID()] },
    { status: "SUSPENDED", reason: "No." },
    "reason",
  ],
  ["in a mode there is not", { mode: "PORTFOLIO" }, { status: "ACTIVE" }, "mode"],
])("a change of status %s is refused at its field", async (_what, query, body, field) => {
  const officer = await server.person("officer-ready");
  const reply = await officer.api.po.students.setStatus({ query, body } as never);
  expect(Object.keys(refusal(reply).body.errors ?? {})).toEqual([field]);
});

test("a student who is suspended is signed out, and told why", async () => {
  const student = await server.person("student-ready");
  const officer = await server.person("officer-ready");
  await joinCollege(server, student, officer);
  ok(await student.api.student.personal.userData());
  ok(await suspend(officer, [student.id]));
  expect(refusal(await student.api.student.personal.userData()).status).toBe(401);
  const [mail] = (await server.mails(student.email)).slice(-1);
  expect(mail).toMatchObject({
    subject: "Your Toran account is suspended",
    text: expect.stringContaining(reason),
  });
});

test("whose suspension stands again by an undo is told why, and until when", async () => {
  const student = await server.person("student-ready");
  const officer = await server.person("officer-ready");
  await joinCollege(server, student, officer);
  const { students } = officer.api.po;
  const query = { studentId: [student.id] };
  const until = "2027-01-31";
  ok(await students.setStatus({ query, body: { status: "SUSPENDED", reason, until } }));
  const lifted = ok(await students.setStatus({ query, body: { status: "ACTIVE" } })).data;
  ok(await students.undo({ params: { id: lifted.undoId ?? "" } }));
  const [mail] = (await server.mails(student.email)).slice(-1);
  expect(mail).toMatchObject({
    subject: "Your Toran account is suspended",
    text: expect.stringContaining(`${reason} It ends after 31 January 2027.`),
  });
});

const details = {
  company: "Kestrel",
  role: "Analyst",
  ctc: 900_000,
  joiningDate: "2027-07-01",
  source: "OFF_CAMPUS" as const,
};

test("the placed flag follows the offers: told later, ended with a reason, and taken back", async () => {
  const { officer, ids } = await withClass(1);
  const place = (body: object) =>
    officer.api.po.students.setPlacement({ query: { studentId: ids }, body: body as never });
  const row = async () => ok(await officer.api.po.students.placement()).data.items[0];
  ok(await place({ isPlaced: true }));
  expect(await row()).toMatchObject({
    placementStatus: "PLACED",
    detailsPending: true,
    offers: 1,
    bestPackage: null,
  });
  expect(refusal(await place({ isPlaced: true }))).toMatchObject({ status: 409 });
  const told = ok(await place({ isPlaced: true, ...details })).data;
  expect(await row()).toMatchObject({
    placementStatus: "PLACED",
    detailsPending: false,
    offers: 1,
    bestPackage: 900_000,
  });
  ok(await officer.api.po.students.undo({ params: { id: told.undoId ?? "" } }));
  expect(await row()).toMatchObject({
    placementStatus: "PLACED",
    detailsPending: true,
    bestPackage: null,
  });
  const ended = ok(await place({ isPlaced: false, reason: "The company took its offer back." }));
  expect(ended.message).toBe("1 student is now marked as not placed, and free for other offers.");
  expect(await row()).toMatchObject({
    placementStatus: "NOT_PLACED",
    detailsPending: false,
    offers: 0,
  });
  expect(refusal(await place({ isPlaced: false }))).toMatchObject({ status: 409 });
  ok(await officer.api.po.students.undo({ params: { id: ended.data.undoId ?? "" } }));
  expect(await row()).toMatchObject({ placementStatus: "PLACED" });
  expect(
    ok(await officer.api.po.students.placement({ query: { placed: false } })).data.items,
  ).toEqual([]);
});

test("a new placement that is taken back leaves no offer behind", async () => {
  const { officer, ids } = await withClass(2);
  const query = { studentId: ids };
  const { undoId = "" } = ok(
    await officer.api.po.students.setPlacement({ query, body: { isPlaced: true, ...details } }),
  ).data;
  ok(await officer.api.po.students.undo({ params: { id: undoId } }));
  const { items } = ok(await officer.api.po.students.list()).data;
  expect(items).toMatchObject([
    { placementStatus: "NOT_PLACED", offers: 0 },
    { placementStatus: "NOT_PLACED", offers: 0 },
  ]);
});
