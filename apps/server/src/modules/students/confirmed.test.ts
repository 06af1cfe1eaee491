import { expect, test } from "vitest";
import { hiringPair, studentOf, tellOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const pair = await hiringPair(server);
const says = "Your placement office has confirmed this. Ask it to change it.";

/** A student of the college, and the studies as they stand. */
async function studying(facts: Parameters<typeof studentOf>[2]) {
  const student = await studentOf(server, pair, facts);
  const { personal } = student.api.student;
  const read = ok(await personal.educationDetails()).data;
  if (!read) throw new Error("The student has no studies.");
  const { college, degree, department, rollNumber, graduationYear } = read;
  const known = { college, degree, department, rollNumber, graduationYear };
  const body = { ...known, ...(read.cgpa !== null && { cgpa: read.cgpa }) };
  const save = (more: object) => personal.saveEducationDetails({ body: { ...body, ...more } });
  return { student, save };
}

test("a student whose account is confirmed does not better the marks by which jobs are open to them", async () => {
  const facts = { cgpa: 6.1, activeBacklogs: 2, major: null };
  const { student, save } = await studying({ ...facts, rollNumber: "26CF01" });
  const better = refusal(await save({ cgpa: 9.9, activeBacklogs: 0, rollNumber: "26CF02" }));
  expect([better.status, better.body.errors]).toEqual([
    400,
    { cgpa: says, activeBacklogs: says, rollNumber: says },
  ]);
  // Not by way of nothing either.
  expect(refusal(await save({ cgpa: undefined })).body.errors).toHaveProperty("cgpa");
  ok(await save({ activeBacklogs: 2 }));

  await tellOf(server, student, { accountStatus: "CHANGES_REQUESTED" });
  expect(ok(await save({ cgpa: 7.2, activeBacklogs: 0 })).data.details.cgpa).toBe(7.2);
});

test("what the office left out is added by the student", async () => {
  const { save } = await studying({ cgpa: null, activeBacklogs: null, major: null });
  expect(ok(await save({ cgpa: 8.4 })).data.details.cgpa).toBe(8.4);
});

test("a roll number of a classmate is refused at its field", async () => {
  await studying({ rollNumber: "26CF07" });
  const { save } = await studying({ rollNumber: "26CF08", accountStatus: "REGISTERED" });
  expect(refusal(await save({ rollNumber: "26cf07" })).body.errors).toEqual({
    rollNumber: "Somebody else of your college has this roll number.",
  });
});

test("a mark that a job asks for and no class list brought is said by the student, and stays once it is confirmed", async () => {
  const { student, save } = await studying({ rollNumber: "26CF11", activeBacklogs: 1 });
  const backlogs = { activeBacklogs: 1 };
  const { details } = ok(await save({ ...backlogs, tenthPercent: 91.25, totalBacklogs: 2 })).data;
  expect(details).toMatchObject({ tenthPercent: 91.25, twelfthPercent: null, totalBacklogs: 2 });
  const { officer } = pair;
  const sheet = ok(await officer.api.po.students.read({ params: { id: student.id } })).data;
  expect(sheet.marks).toMatchObject({ tenthPercent: 91.25, totalBacklogs: 2 });
  // An older page does not send them, and takes nothing away.
  expect(ok(await save(backlogs)).data.details.tenthPercent).toBe(91.25);
  for (const tenthPercent of [99, ""])
    expect(refusal(await save({ ...backlogs, tenthPercent })).body.errors).toEqual({
      tenthPercent: says,
    });
  await tellOf(server, student, { accountStatus: "CHANGES_REQUESTED" });
  expect(ok(await save({ ...backlogs, tenthPercent: "" })).data.details.tenthPercent).toBeNull();
});

test("all backlogs are not fewer than the active ones", async () => {
  const { save } = await studying({ rollNumber: "26CF12", accountStatus: "REGISTERED" });
  expect(refusal(await save({ activeBacklogs: 3, totalBacklogs: 2 })).body.errors).toEqual({
    totalBacklogs: "All backlogs are at least as many as the active ones.",
  });
});

test("active backlogs are not more than all of them that stand there already", async () => {
  const { save } = await studying({ rollNumber: "26CF13", accountStatus: "REGISTERED" });
  ok(await save({ activeBacklogs: 1, totalBacklogs: 2 }));
  expect(refusal(await save({ activeBacklogs: 3 })).body.errors).toEqual({
    activeBacklogs: "All your backlogs are 2: those active cannot be more.",
  });
  ok(await save({ activeBacklogs: 2 }));
  ok(await save({ activeBacklogs: 3, totalBacklogs: "" }));
});

test("a form that was begun before another tab saved puts nothing back that was not changed in it", async () => {
  const { save } = await studying({ rollNumber: "26CF21", accountStatus: "REGISTERED" });
  ok(await save({ degree: "M.Tech", cgpa: 9.1, tenthPercent: 88, gapYears: 1 }));
  const begun = { degree: "B.Tech", tenthPercent: "", gapYears: 2, universityId: "" };
  const { details } = ok(await save({ ...begun, changed: ["gapYears", "cgpa"], cgpa: "" })).data;
  expect(details).toMatchObject({ degree: "M.Tech", tenthPercent: 88, gapYears: 2, cgpa: null });
});
