import { profileFields } from "@toran/contract/schemas/profile";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addPortfolio } from "../../../db/scenarios/portfolio";
import { auditedOf } from "../../../testing/audited";
import { connect } from "../../../testing/connect";
import { enrol } from "../../../testing/enrol";
import { ok, refusal } from "../../../testing/ok";
import { type Pair, pairOf } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";
import { students } from "../tables";

const server = await startServer();
type Student = Awaited<ReturnType<typeof server.person>>;
let pair: Pair;
let shown: Student;
let closed: Student;

type Answer = Parameters<Student["api"]["po"]["companies"]["decide"]>[0]["body"];
/** The officer's answer to the connection, as it stands now. */
async function decide(body: Answer) {
  const { companies } = pair.officer.api.po;
  const { connection } = ok(await companies.read({ params: { id: pair.companyId } })).data;
  ok(await companies.decide({ params: { id: connection?.id ?? "" }, body }));
}
const list = async (query = {}) =>
  ok(await pair.hr.api.hr.students.list({ query })).data.items.map(({ id }) => id);
const read = (id: string, hr = pair.hr) => hr.api.hr.students.read({ params: { id } });

beforeAll(async () => {
  pair = await pairOf(server);
  const { collegeId } = pair;
  const studies = { cgpa: 8.4, department: "Computer Science", graduationYear: 2027 };
  shown = await enrol(server, "student-new", collegeId, "CONNECTED_COMPANIES", studies);
  closed = await enrol(server, "student-new", collegeId, "COLLEGE", studies);
  await addPortfolio(server.db, shown.id, "full", server.deps.now());
  await connect(server, pair.officer, pair.hr);
});

/** Calls a department of the college so; gives its id. */
async function named(name: string, id?: string) {
  const body = { departments: [{ id, name }] };
  const { departments } = ok(await pair.officer.api.po.college.updateMajors({ body })).data;
  return departments.find((each) => each.name === name)?.id;
}

test("a company finds students by the name that their department had, too", async () => {
  const id = await named("Computer Science");
  await named("Computing and Data", id);
  expect(await list({ department: "computing and data" })).toEqual([shown.id]);
  expect(await list({ department: "COMPUTER science" })).toEqual([shown.id]);
  expect(await list({ department: "Civil" })).toEqual([]);
  await named("Computer Science", id);
});

test("a company finds the students who opened their profile to it, and what they show of it", async () => {
  expect(await list()).toEqual([shown.id]);
  const { items, total } = ok(await pair.hr.api.hr.students.list()).data;
  expect(total).toBe(1);
  // Marks are off until a student switches them on, and then no filter tells them either.
  expect(items[0]).toMatchObject({ cgpa: null, department: "Computer Science" });
  expect(items[0]?.skills.length).toBeGreaterThan(0);
  expect(await list({ minCgpa: "8" })).toEqual([]);
  const [skill = ""] = items[0]?.skills ?? [];
  expect(await list({ skills: skill, department: "computer science" })).toEqual([shown.id]);
  expect(await list({ skills: "Glass blowing" })).toEqual([]);
  expect(await list({ search: items[0]?.firstName.toUpperCase() })).toEqual([shown.id]);
  expect(await list({ search: "nilgiri.example" })).toEqual([]);
  const fields = { ...profileFields, marks: true };
  ok(await shown.api.student.profile.setVisibility({ body: { fields } }));
  expect(await list({ minCgpa: "8" })).toEqual([shown.id]);
  expect(await list({ minCgpa: "9" })).toEqual([]);
  const hidden = ok(await shown.api.student.profile.visibility()).data.sections.map((section) =>
    section.name === "skills" ? { ...section, shown: false } : section,
  );
  ok(await shown.api.student.profile.setVisibility({ body: { sections: hidden } }));
  expect(await list({ skills: skill })).toEqual([]);
  expect(refusal(await pair.hr.api.hr.students.list({ query: { minCgpa: "12" } })).status).toBe(
    400,
  );
  expect(refusal(await pair.hr.api.hr.students.list({ query: { next: "1" } })).status).toBe(400);
});

test("who opens a profile stands in the log of its student, once for a visit", async () => {
  const { college, page } = ok(await read(shown.id)).data;
  ok(await read(shown.id));
  expect(college.id).toBe(pair.collegeId);
  expect(page.profile.email).toBeNull();
  const log = ok(await shown.api.student.trust.accessLog()).data.items;
  expect(log.map(({ what, viewer }) => [what, viewer?.role])).toEqual([
    ["PROFILE", "HUMAN_RESOURCE"],
  ]);
});

test("59: students who are closed, not active, put away or of a college that is not connected are not there", async () => {
  expect(refusal(await read(closed.id)).status).toBe(404);
  expect(refusal(await read(pair.hr.id)).status).toBe(404);
  for (const values of [{ accountStatus: "SUSPENDED" as const }, { archived: true }]) {
    await server.db.update(students).set(values).where(eq(students.userId, shown.id));
    expect(await list()).toEqual([]);
    expect(refusal(await read(shown.id)).status).toBe(404);
    const back = { accountStatus: "ACTIVE" as const, archived: false };
    await server.db.update(students).set(back).where(eq(students.userId, shown.id));
  }
  const stranger = await pairOf(server);
  const other = await enrol(server, "student-new", stranger.collegeId, "CONNECTED_COMPANIES");
  expect(await list()).toEqual([shown.id]);
  expect(refusal(await read(other.id)).status).toBe(403);
  expect(refusal(await read(shown.id, stranger.hr)).status).toBe(403);
  expect(ok(await stranger.hr.api.hr.students.list()).data.items).toEqual([]);
});

test("Ctrl K of a company finds colleges, students it may see, and actions", async () => {
  const all = pair.hr.api.hr.search.all;
  const [row] = await server.db.select().from(students).where(eq(students.userId, shown.id));
  const found = ok(await all({ query: { search: row?.firstName } })).data;
  expect(found.students.map(({ id }) => id)).toEqual([shown.id]);
  expect(ok(await all({ query: { search: "college" } })).data.actions.length).toBeGreaterThan(0);
});

test("a college that ended the connection shows nothing any more: the next reading is refused, with why, and written down", async () => {
  const without = { postJobs: true, requestBookings: true, viewStudents: false, chat: true };
  const refuses = async () => {
    expect(await list()).toEqual([]);
    const refused = refusal(await read(shown.id));
    expect(refused.status).toBe(403);
    expect(refused.message).toContain("does not show you its students");
    const asked = { query: { collegeId: pair.collegeId } };
    expect(refusal(await pair.hr.api.hr.students.list(asked)).status).toBe(403);
  };
  expect(await list({ collegeId: pair.collegeId })).toEqual([shown.id]);
  await decide({ status: "DISCONNECTED", reason: "PAST_CONDUCT" });
  await refuses();
  const body = { collegeId: pair.collegeId, status: "PENDING" as const };
  ok(await pair.hr.api.hr.colleges.connect({ body }));
  await decide({ status: "APPROVED", permissions: without });
  await refuses();
  const lines = await auditedOf(server, pair.hr);
  const refusals = lines.filter(({ action }) => action === "students.refused");
  expect(refusals.filter(({ entity }) => entity === shown.id)).toHaveLength(2);
  // To a blocked company the college is not there at all.
  await decide({ status: "BLOCKED", reason: "PAST_CONDUCT" });
  expect(refusal(await read(shown.id)).status).toBe(404);
});
