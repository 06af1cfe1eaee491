import { seasonYear } from "@toran/contract/hiring/season";
import type { statusInput } from "@toran/contract/schemas/officer-student";
import { expect, test } from "vitest";
import type { z } from "zod/mini";
import { forms } from "../../testing/forms";
import { hiringPair, openJob, studentOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { officerOnPlan } from "../../testing/paying";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";
import { endingNext } from "./roll";

const server = await startServer();
const [ours, theirs] = [await hiringPair(server), await hiringPair(server)];
type Pair = typeof ours;
type Student = Awaited<ReturnType<typeof server.person>>;

const names = (list: { name: string }[]) => list.map((each) => each.name);
let rolls = 100;
/** A student who signed up by themselves, and how they say where they study. */
async function alone() {
  const student = await server.person("student-ready");
  const { personal } = student.api.student;
  const education = { ...forms.education, rollNumber: `27SO${rolls++}` };
  const save = (more: object) => personal.saveEducationDetails({ body: { ...education, ...more } });
  return { student, save, education };
}
const listed = async ({ officer }: Pair, { id }: Student) => {
  const { items } = ok(await officer.api.po.students.list({ query: {} })).data;
  return items.find((each) => each.id === id);
};
const read = ({ officer }: Pair, { id }: Student) =>
  officer.api.po.students.read({ params: { id } });
const decide = ({ officer }: Pair, { id }: Student, body: z.input<typeof statusInput>) =>
  officer.api.po.students.setStatus({ query: { studentId: [id] }, body });
const notices = async ({ officer }: Pair) =>
  ok(await officer.api.notifications.list({ query: {} })).data.items.filter(
    ({ type }) => type === "student.registered",
  );

test("a college of the platform is found by its name, with its own departments", async () => {
  const { student } = await alone();
  const { lookups } = student.api.student;
  const { college, ...taught } = ok(await ours.officer.api.po.college.data()).data;
  const { name } = college;
  const asked = { query: { college_name: name?.slice(2, 12).toUpperCase() ?? "" } };
  const found = ok(await lookups.colleges(asked)).data;
  expect(found.colleges).toContainEqual({ id: ours.collegeId, name, city: expect.any(String) });
  expect(refusal(await lookups.colleges({ query: { next: "nowhere" } })).status).toBe(400);
  const query = { collegeId: ours.collegeId };
  const { departments } = ok(await lookups.departments({ query })).data;
  expect(names(departments)).toEqual(names(taught.departments).toSorted());
});

test("departments are offered by name, to officers as to students, in whatever order they were put in", async () => {
  const { officer, collegeId } = await hiringPair(server);
  const { college, students } = officer.api.po;
  const departments = ["Section 10", "physics", "Section 9", "Botany"].map((name) => ({
    name,
    majors: [],
  }));
  ok(await college.updateMajors({ body: { departments } }));
  const { student } = await alone();
  const offered = await student.api.student.lookups.departments({ query: { collegeId } });
  const among = names(ok(offered).data.departments).filter((name) =>
    departments.some((each) => each.name === name),
  );
  expect(among).toEqual(["Botany", "physics", "Section 9", "Section 10"]);
  expect(names(ok(await students.departments()).data)).toEqual(names(ok(offered).data.departments));
});

test("who names a college by themselves is registered there, confirmed by its office, and applies to its jobs", async () => {
  const { postingId } = await openJob(server, ours);
  const { student, save } = await alone();
  const { postings } = student.api.student.hiring;
  expect(refusal(await postings.read({ params: { id: postingId } })).status).toBe(404);

  const { details } = ok(await save({ collegeId: ours.collegeId, college: "whatever" })).data;
  const { college } = ok(await ours.officer.api.po.college.data()).data;
  expect(details).toMatchObject({ collegeId: ours.collegeId, college: college.name });
  expect(await listed(ours, student)).toMatchObject({ accountStatus: "REGISTERED" });
  expect(await notices(ours)).toHaveLength(1);
  expect(refusal(await read(theirs, student)).status).toBe(404);
  expect(refusal(await postings.apply({ params: { id: postingId }, body: {} })).status).toBe(403);

  ok(await decide(ours, student, { status: "ACTIVE" }));
  ok(await postings.apply({ params: { id: postingId }, body: {} }));
});

test("a call that names no college keeps it as text, as before", async () => {
  const { student, save } = await alone();
  expect(ok(await save({})).data.details).toMatchObject({
    collegeId: null,
    college: forms.education.college,
  });
  expect(ok(await student.api.student.personal.userData()).data.account).toBeUndefined();
  ok(await save({ collegeId: ours.collegeId }));
  expect(ok(await save({})).data.details.collegeId).toBe(ours.collegeId);
});

test("before the office has confirmed it, a student may go to another college, and the first one sees no more of them", async () => {
  const { student, save } = await alone();
  ok(await save({ collegeId: ours.collegeId }));
  const { archive } = ours.officer.api.po;
  const body = { name: "Wrong ones", studentId: [student.id] };
  ok(await archive.create({ body }));
  const reason = "There is nobody of this name in our classes.";
  const { undoId } = ok(await decide(ours, student, { status: "REJECTED", reason })).data;

  ok(await save({ collegeId: theirs.collegeId }));
  const { account } = ok(await student.api.student.personal.userData()).data;
  expect(account).toEqual({ status: "REGISTERED", reason: null, until: null });
  expect(refusal(await read(ours, student)).status).toBe(404);
  const { undo } = ours.officer.api.po.students;
  const undone = refusal(await undo({ params: { id: undoId ?? "" } }));
  expect([undone.status, JSON.stringify(undone.body).includes(student.id)]).toEqual([409, false]);
  // Neither hidden by an archive of the first, nor with what it wrote.
  expect(await listed(theirs, student)).toMatchObject({ accountStatus: "REGISTERED" });
  expect(ok(await read(theirs, student)).data.timeline).toEqual([]);

  const typed = { collegeId: "", college: "Somewhere Else" };
  expect(ok(await save(typed)).data.details).toMatchObject({
    collegeId: null,
    college: "Somewhere Else",
  });
  expect(refusal(await read(theirs, student)).status).toBe(404);
});

test("who is confirmed, was so, or was brought by the college keeps it", async () => {
  const says = {
    collegeId: "Your placement office has you in its class. Ask it if you study elsewhere.",
  };
  const { student, save } = await alone();
  ok(await save({ collegeId: ours.collegeId }));
  const { undoId } = ok(await decide(ours, student, { status: "ACTIVE" })).data;
  for (const collegeId of [theirs.collegeId, ""])
    expect(refusal(await save({ collegeId })).body.errors).toEqual(says);
  ok(await save({ collegeId: ours.collegeId }));
  ok(await ours.officer.api.po.students.undo({ params: { id: undoId ?? "" } }));
  expect(refusal(await save({ collegeId: theirs.collegeId })).body.errors).toEqual(says);

  const brought = await studentOf(server, ours, { accountStatus: "REGISTERED" });
  const { personal } = brought.api.student;
  const body = { ...forms.education, rollNumber: "27BR01", collegeId: theirs.collegeId };
  expect(refusal(await personal.saveEducationDetails({ body })).body.errors).toEqual(says);
});

test("a college that is not there, and a roll number that somebody of it has, are refused at their fields", async () => {
  const first = await alone();
  ok(await first.save({ collegeId: ours.collegeId }));
  const { save } = await alone();
  const unknown = refusal(await save({ collegeId: "6f1c2d34-5a6b-4c7d-8e9f-0a1b2c3d4e5f" }));
  expect([unknown.status, unknown.body.errors]).toEqual([
    400,
    { collegeId: "Choose one from the list." },
  ]);
  const { rollNumber } = first.education;
  expect(refusal(await save({ collegeId: ours.collegeId, rollNumber })).body.errors).toEqual({
    rollNumber: "Somebody else of your college has this roll number.",
  });
  ok(await save({ collegeId: theirs.collegeId, rollNumber }));
});

test("nobody names college after college to fill the lists of offices", async () => {
  const { save } = await alone();
  for (const { collegeId } of [ours, theirs, ours]) ok(await save({ collegeId }));
  expect(refusal(await save({ collegeId: theirs.collegeId })).status).toBe(429);
  ok(await save({ collegeId: ours.collegeId }));
});

test("who only says to be of a college neither counts there nor sees what its students show each other", async () => {
  const classmate = await studentOf(server, ours, { accountStatus: "ACTIVE" });
  const { profile } = classmate.api.student;
  ok(await profile.setSlug({ body: { slug: "shown-to-classmates" } }));
  ok(await profile.setVisibility({ body: { level: "COLLEGE" } }));
  const { student, save } = await alone();
  const now = server.deps.now();
  const count = async () => (await endingNext(server.db, ours.collegeId, now)).students;
  const before = await count();
  const graduationYear = seasonYear(now) + 1;
  ok(await save({ collegeId: ours.collegeId, graduationYear }));
  expect(await count()).toBe(before);
  const look = () => student.api.student.profile.view({ params: { slug: "shown-to-classmates" } });
  expect(refusal(await look()).status).toBe(404);
  ok(await decide(ours, student, { status: "ACTIVE" }));
  ok(await look());
  expect(await count()).toBe(before + 1);
});

async function importing(email: string, rollNumber: string, changeKeys = false) {
  const { imports, college } = ours.officer.api.po;
  const [department] = ok(await college.data()).data.departments;
  const year = server.deps.now().getUTCFullYear() + 1;
  const headings = "email,roll_number,first_name,degree,department,graduation_year";
  const row = [email, rollNumber, "Asha", "B.E.", department?.name, year];
  const file = new File([`${headings}\n${row.join(",")}\n`], `${email}.csv`);
  const { id } = ok(await imports.upload({ body: { file, mode: "PREVIEW" } })).data;
  const judged = ok(await imports.change({ params: { id }, body: { changeKeys } })).data;
  const commit = async () => ok(await imports.commit({ params: { id }, body: {} })).data;
  const undo = () => imports.undo({ params: { id } });
  return { id, judged, commit, undo };
}

test("a class list never writes into the account of who only says to have its roll number", async () => {
  const { student, save, education } = await alone();
  ok(await save({ collegeId: ours.collegeId }));
  const { judged } = await importing("real@class.example", education.rollNumber, true);
  expect(judged.counts).toMatchObject({ CONFLICT: 1, UPDATE: 0 });
  expect(judged.errors[0]).toMatchObject({
    field: "roll_number",
    message: expect.stringContaining(student.email),
  });
});

test("a roll number is the true student's once its claim was refused: by a class list, or by naming the college", async () => {
  const { student, save, education } = await alone();
  ok(await save({ collegeId: ours.collegeId }));
  const reason = "There is nobody of this name in our classes.";
  ok(await decide(ours, student, { status: "REJECTED", reason }));
  const { judged, commit } = await importing("true@class.example", education.rollNumber);
  expect(judged.counts).toMatchObject({ CREATE: 1, CONFLICT: 0 });
  expect((await commit()).created).toBe(1);
  const { rollNumber } = ok(await read(ours, student)).data;
  expect(rollNumber).toBeNull();
  ok(await student.api.student.personal.askReview());
  expect(refusal(await save({ collegeId: ours.collegeId })).body.errors).toHaveProperty(
    "rollNumber",
  );

  const [liar, truth] = [await alone(), await alone()];
  ok(await liar.save({ collegeId: ours.collegeId }));
  ok(await decide(ours, liar.student, { status: "REJECTED", reason }));
  const rolled = { collegeId: ours.collegeId, rollNumber: liar.education.rollNumber };
  ok(await truth.save(rolled));
});

test("a class list with the address and the roll number of who named the college confirms them, until it is undone", async () => {
  const { student, save, education } = await alone();
  ok(await save({ collegeId: ours.collegeId }));
  const wrong = await importing(student.email, "27OTHER1");
  expect(wrong.judged.counts).toMatchObject({ CONFLICT: 1 });

  const { id, judged, commit, undo } = await importing(student.email, education.rollNumber);
  expect(judged.counts).toMatchObject({ UPDATE: 1 });
  const { imports } = ours.officer.api.po;
  const { items } = ok(await imports.rows({ params: { id }, query: {} })).data;
  expect(items[0]?.changes).toContainEqual({
    field: "In your class",
    from: "by their own word",
    to: "confirmed by this list",
  });
  await commit();
  const refused = await save({ collegeId: theirs.collegeId });
  expect(refusal(refused).body.errors).toHaveProperty("collegeId");
  ok(await undo());
  ok(await save({ collegeId: theirs.collegeId }));
});

test("nobody who names a college is turned away for want of room in its plan, and its office hears of it", async () => {
  const officer = await officerOnPlan(server);
  const collegeId = ok(await officer.api.po.college.data()).data.college.id;
  await addStudents(
    server,
    officer,
    Array.from({ length: 299 }, () => ({})),
  );
  const heard = async () =>
    ok(await officer.api.notifications.list({ query: {} })).data.items.map(({ body }) => body);
  ok(await (await alone()).save({ collegeId }));
  expect(await heard()).toEqual([""]);
  ok(await (await alone()).save({ collegeId }));
  expect(await heard()).toEqual([
    "Your plan holds 300 students and 301 are there: no more fit. They are let in all the same.",
  ]);
});

test("a department in other letters is the college's own: the home counted it, and the list it leads to did not show it", async () => {
  const { officer, collegeId } = await hiringPair(server);
  const { college, students } = officer.api.po;
  const departments = [{ name: "Ocean Studies", majors: [] }];
  const [taught] = ok(
    await college.updateMajors({ body: { departments } }),
  ).data.departments.filter(({ name }) => name === "Ocean Studies");
  const { student, save } = await alone();
  ok(await save({ collegeId, department: "ocean studies" }));
  const of = async (department: string) => {
    const { items } = ok(await students.list({ query: { department } })).data;
    return items.map(({ id }) => id);
  };
  expect(await of("Ocean Studies")).toEqual([student.id]);
  const query = { department: ["Ocean Studies"] };
  ok(await officer.api.po.bookmark.create({ body: { name: "The sea", query } }));
  ok(await college.removeDepartments({ body: { departmentId: [taught?.id ?? ""] } }));
  ok(
    await college.updateMajors({ body: { departments: [{ name: "OCEAN studies", majors: [] }] } }),
  );
  expect(await of("OCEAN studies")).toEqual([student.id]);
  const lists = ok(await officer.api.po.bookmark.list()).data;
  expect(lists.map((each) => each.students)).toEqual([1]);
});
