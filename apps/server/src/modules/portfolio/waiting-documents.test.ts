import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditedOf } from "../../testing/audited";
import { colleagueOf } from "../../testing/colleague";
import { joinCollege } from "../../testing/join-college";
import { ok, refusal } from "../../testing/ok";
import { pdf, picture, type Student } from "../../testing/section-cases";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";
import { userOf } from "../accounts/profile";
import { pageFor } from "../profile/find";
import { portfolioItems } from "./tables";
import { windowOf } from "./waiting-documents";

const server = await startServer();
const school = { kind: "SCHOOL", institution: "Breeks School", endYear: 2022 } as const;
const reason = "The seal of the school is cut off.";

/** An office, and one of its students. */
async function office() {
  const officer = await server.person("officer-ready");
  return { officer, student: await studentOf(officer) };
}
async function studentOf(officer: Student) {
  const student = await server.person("student-new");
  await joinCollege(server, student, officer);
  return student;
}
async function send({ api }: Student, more: object = {}) {
  server.pass(1000);
  const body = { ...school, file: pdf(), ...more };
  return ok(await api.student.sections.education.create({ body })).data;
}
const waiting = async ({ api }: Student, query: object = {}) =>
  ok(await api.po.evidence.waiting({ query })).data;
const told = async ({ api }: Student) =>
  ok(await api.po.todos.attention()).data.filter(({ kind }) => kind === "DOCUMENTS");
const idsOf = async (officer: Student, query: object = {}) =>
  (await waiting(officer, query)).items.map(({ item }) => item.id);
const itemOf = async ({ api }: Student, id: string) =>
  ok(await api.student.sections.education.list()).data.find((item) => item.id === id);
const back = ({ api }: Student, id: string, version: number, more: object = {}) =>
  api.po.evidence.sendBack({
    params: { id },
    body: { section: "education", reason, version, ...more },
  });
const vouch = ({ api }: Student, id: string, verified = true) =>
  api.po.evidence.vouch({ params: { id }, body: { section: "education", verified } });

test("documents wait at the office of their student alone, the oldest first, window by window", async () => {
  const { officer, student } = await office();
  const other = await studentOf(officer);
  const first = await send(student);
  const second = await send(other);
  server.pass(1000);
  const prize = { title: "Best poster", month: "2025-02", file: pdf() };
  const third = ok(await student.api.student.sections.achievements.create({ body: prize })).data;
  // A word without a document, and a picture, which proves nothing.
  ok(await student.api.student.sections.education.create({ body: school }));
  const project = { title: "Saathi", startMonth: "2025-01", file: picture() };
  ok(await student.api.student.sections.projects.create({ body: project }));

  const all = await waiting(officer);
  expect(all).toMatchObject({ total: 3, next: null });
  expect(all.items.map(({ item, section, studentId }) => [item.id, section, studentId])).toEqual([
    [first.id, "education", student.id],
    [second.id, "education", other.id],
    [third.id, "achievements", student.id],
  ]);
  expect(all.items[0]).toMatchObject({
    sentAt: first.updatedAt,
    item: { institution: "Breeks School", file: { name: "marks.pdf" }, version: 1 },
  });
  const window = await waiting(officer, { limit: 2 });
  expect(window.items.map(({ item }) => item.id)).toEqual([first.id, second.id]);
  expect(window.total).toBe(3);
  expect(await idsOf(officer, { limit: 2, next: window.next })).toEqual([third.id]);
  expect(await waiting(officer, { count: true })).toEqual({ items: [], next: null, total: 3 });
  const bent = await officer.api.po.evidence.waiting({ query: { next: "bent" } });
  expect(refusal(bent).errors).toHaveProperty("next");

  const stranger = await server.person("officer-ready");
  expect(await waiting(stranger)).toEqual({ items: [], next: null, total: 0 });
  expect(await told(officer)).toMatchObject([{ title: "3 documents wait to be reviewed" }]);
  expect(await told(stranger)).toEqual([]);
  const path = "/api/v1/placement-officer/documents-to-review";
  for (const [who, status] of [
    [student, 403],
    [await server.person("hr-ready"), 403],
  ] as const)
    expect((await who.call("GET", path)).statusCode).toBe(status);
  expect((await server.browser().send("GET", path)).statusCode).toBe(401);
});

test("one document is asked for by itself, where it waits, by its own office alone", async () => {
  const { officer, student } = await office();
  const [first, second] = [await send(student), await send(student)];
  expect(await idsOf(officer, { item: second.id })).toEqual([second.id]);
  const { officer: other } = await office();
  expect(await idsOf(other, { item: second.id })).toEqual([]);
  ok(await vouch(officer, first.id));
  expect(await idsOf(officer, { item: first.id })).toEqual([]);
});

test("words find documents by their student; whom the lists do not show, and what was taken away, waits for nobody", async () => {
  const { officer, student } = await office();
  const { id } = await send(student);
  const put = (set: SQL) =>
    server.db.execute(sql`update students set ${set} where user_id = ${student.id}`);
  await put(sql`roll_number = '22CSB014'`);
  expect(await idsOf(officer, { search: "22csb" })).toEqual([id]);
  expect(await waiting(officer, { search: "22mec" })).toMatchObject({ items: [], total: 0 });
  for (const hidden of [
    sql`archived = true`,
    sql`account_status = 'REJECTED'`,
    sql`account_status = 'DEREGISTERED'`,
  ]) {
    await put(hidden);
    expect(await waiting(officer)).toMatchObject({ items: [], total: 0 });
    await put(sql`archived = false, account_status = 'ACTIVE'`);
  }
  expect(await idsOf(officer)).toEqual([id]);
  ok(await student.api.student.sections.education.remove({ params: { id } }));
  expect(await idsOf(officer)).toEqual([]);
  ok(await student.api.student.portfolio.undo({ body: { section: "education", id } }));
  expect(await idsOf(officer)).toEqual([id]);
  const sheet = await officer.api.po.evidence.export({ query: { format: "csv" } });
  if (!(sheet instanceof Blob)) throw new Error("There is no sheet.");
  expect(await sheet.text()).toMatch(/22CSB014,.*education,Breeks School,marks.pdf/);
});

test("what was sent back keeps all it has, tells its student why, and waits again once it was changed", async () => {
  const { officer, student } = await office();
  const { id, version } = await send(student);
  const short = refusal(await back(officer, id, version, { reason: "Cut off" }));
  expect(short.errors).toHaveProperty("reason");
  const sent = ok(await back(officer, id, version)).data;
  expect(sent).toMatchObject({ evidence: "DOCUMENT_ATTACHED", sentBack: { reason } });
  expect(await waiting(officer)).toMatchObject({ items: [], total: 0 });
  expect(await itemOf(student, id)).toMatchObject({
    version,
    file: { name: "marks.pdf" },
    sentBack: { reason },
  });
  expect(JSON.stringify(await pageFor(server.deps, student.id, "SELF"))).not.toContain(reason);
  const [notice] = ok(await student.api.notifications.list({ query: {} })).data.items;
  expect(notice).toMatchObject({
    type: "evidence.checked",
    title: "Your placement office sent back the document of “Breeks School”",
    body: reason,
    link: "/student/edit/education",
  });
  expect((await auditedOf(server, officer)).at(-1)).toMatchObject({
    action: "evidence.check",
    entity: id,
    after: { section: "education", sentBack: true, student: student.id },
    reason,
  });
  // The same answer sent twice is one.
  ok(await back(officer, id, version));
  expect(ok(await student.api.notifications.list({ query: {} })).data.items).toHaveLength(1);

  const { education } = student.api.student.sections;
  server.pass(1000);
  const changed = ok(
    await education.update({ params: { id }, body: { ...school, file: pdf() } }),
  ).data;
  expect(changed.sentBack).toBeUndefined();
  expect(await idsOf(officer)).toEqual([id]);
  expect(refusal(await back(officer, id, version)).status).toBe(409);
  ok(await back(officer, id, changed.version));
  ok(await vouch(officer, id));
  expect(await itemOf(student, id)).toMatchObject({ evidence: "OFFICER_VERIFIED" });
  expect((await itemOf(student, id))?.sentBack).toBeUndefined();
});

test("either answer is taken back, and the document waits where it did", async () => {
  const { officer, student } = await office();
  const first = await send(student);
  const second = await send(student, { institution: "Rex High School" });
  const takeBack = (who: Student) => who.api.po.evidence.takeBack({ params: { id: first.id } });
  ok(await vouch(officer, first.id));
  ok(await vouch(officer, first.id, false));
  ok(await back(officer, first.id, first.version));
  expect(await idsOf(officer)).toEqual([second.id]);
  expect(ok(await takeBack(officer)).data.sentBack).toBeUndefined();
  expect(await idsOf(officer)).toEqual([first.id, second.id]);
  // A colleague has vouched for it meanwhile, which stays.
  ok(await back(officer, first.id, first.version));
  ok(await vouch(officer, first.id));
  expect(ok(await takeBack(officer)).data.evidence).toBe("OFFICER_VERIFIED");
});

test("one document has one answer: of two officers the later is told, and who may only look gives none", async () => {
  const { officer, student } = await office();
  const { id, version } = await send(student);
  const bare = ok(await student.api.student.sections.education.create({ body: school })).data;
  const [colleague, viewer, foreign] = [
    await colleagueOf(server, officer),
    await colleagueOf(server, officer, "VIEWER"),
    await server.person("officer-ready"),
  ];
  expect(refusal(await back(viewer, id, version)).status).toBe(403);
  expect(await idsOf(viewer)).toContain(id);
  expect(refusal(await back(foreign, id, version)).status).toBe(404);
  const takeBack = await foreign.api.po.evidence.takeBack({ params: { id } });
  expect(refusal(takeBack).status).toBe(404);
  expect(refusal(await back(officer, bare.id, bare.version)).message).toBe(
    "There is no document to send back.",
  );
  ok(await back(officer, id, version));
  const later = refusal(await back(colleague, id, version, { reason: "It is not readable." }));
  expect([later.status, later.message]).toEqual([409, "Somebody else has sent this back already."]);
  ok(await vouch(colleague, id));
  expect(refusal(await back(officer, id, version)).status).toBe(409);
});

test("the office of another college answers anew for whoever comes", async () => {
  const { officer, student } = await office();
  const { id, version } = await send(student);
  ok(await back(officer, id, version));
  const next = await server.person("officer-ready");
  const letGo = {
    params: { id: student.id },
    query: {},
    body: { reason: "Left in the first year." },
  };
  ok(await officer.api.po.students.letGo(letGo));
  await joinCollege(server, student, next);
  expect(await idsOf(officer)).toEqual([]);
  expect(await idsOf(next)).toEqual([id]);
});

test("the list is a walk along its own index", async () => {
  const { officer } = await office();
  const ids = await addStudents(
    server,
    officer,
    Array.from({ length: 300 }, () => ({})),
  );
  const at = server.deps.now();
  await server.db.insert(portfolioItems).values(
    ids.flatMap((studentId) =>
      [true, false, false].map((backed, position) => ({
        studentId,
        section: "education" as const,
        content: { kind: "SCHOOL", institution: "Breeks School" } as never,
        name: "breeks school",
        file: backed ? "a-file" : null,
        position,
        createdAt: at,
        updatedAt: at,
      })),
    ),
  );
  await server.db.execute(sql`analyze`);
  const signedIn = { ...(await userOf(server.db, officer)), sessionId: "" };
  const next = `${at.getTime() - 1}.${ids[0]}`;
  const query = windowOf(server.db, signedIn, { next }, 51);
  const { rows } = await server.db.execute<{ "QUERY PLAN": string }>(
    sql`explain ${query.getSQL()}`,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("portfolio_items_waiting");
  expect(plan).toMatch(/Index Cond: .*college_id.*ROW/);
  expect(plan).not.toContain("Sort");
});
