import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { forms } from "../../testing/forms";
import { applied, hiringPair, offered, openJob, studentOf, tellOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { students } from "./tables";

const server = await startServer();
const [ours, theirs] = [await hiringPair(server), await hiringPair(server)];
type Student = Awaited<ReturnType<typeof server.person>>;
const reason = "They have moved to another university.";

const letGo = ({ id }: Student, dryRun = false, { officer } = ours, says: string = reason) =>
  officer.api.po.students.letGo({
    params: { id },
    query: dryRun ? { dryRun: true } : {},
    body: dryRun ? {} : { reason: says },
  });
const active = () => studentOf(server, ours, { accountStatus: "ACTIVE" });
const recordOf = async ({ id }: Student) => {
  const [row] = await server.db.select().from(students).where(eq(students.userId, id));
  return row;
};

test("a student who left is told why; what is open is withdrawn for good, the account lives on", async () => {
  const { postingId } = await openJob(server, ours);
  const student = await active();
  const { id } = await applied(student, postingId);
  const { archive } = ours.officer.api.po;
  ok(await archive.create({ body: { name: "Gone", studentId: [student.id] } }));

  expect(ok(await letGo(student, true)).data).toEqual({ obstacle: null, applications: 1 });
  expect(await recordOf(student)).toMatchObject({ collegeId: ours.collegeId });
  expect(refusal(await letGo(student, false, ours, "")).errors).toHaveProperty("reason");
  ok(await letGo(student));

  expect(await recordOf(student)).toMatchObject({ collegeId: null, archived: false });
  const { officer } = ours;
  const read = await officer.api.po.students.read({ params: { id: student.id } });
  expect(refusal(read).status).toBe(404);
  const own = ok(await student.api.student.hiring.applications.read({ params: { id } })).data;
  expect(own.state).toBe("AUTO_WITHDRAWN");
  const back = { params: { id }, body: { reason: "They came back to us." } };
  expect(refusal(await officer.api.po.applications.reinstate(back)).body.message).toMatch(
    /no student of this college/,
  );
  const told = await server.mails(student.email);
  expect(told.map((mail) => mail.text)).toContainEqual(expect.stringContaining(reason));
  ok(await student.api.student.personal.userData());
  expect(refusal(await letGo(student)).status).toBe(404);
});

test("what a suspension had closed does not come back when another college takes the student in", async () => {
  const { postingId } = await openJob(server, ours);
  const student = await active();
  const { id } = await applied(student, postingId);
  const set = (pair: typeof ours, status: "SUSPENDED" | "ACTIVE") =>
    pair.officer.api.po.students.setStatus({
      query: { studentId: [student.id] },
      body: { status, ...(status === "SUSPENDED" && { reason }) },
    });
  ok(await set(ours, "SUSPENDED"));
  ok(await letGo(student));
  await tellOf(server, student, { collegeId: theirs.collegeId, choseCollege: true });
  ok(await set(theirs, "ACTIVE"));
  const { read } = ours.officer.api.po.applications;
  expect(ok(await read({ params: { id } })).data.state).toBe("AUTO_WITHDRAWN");
});

test("nobody is taken out who has an offer, is placed, or has not come; nor by another college", async () => {
  const { postingId } = await openJob(server, ours);
  const student = await active();
  const application = await applied(student, postingId);
  const offer = await offered(ours, application.id);
  const why = async () => ok(await letGo(student, true)).data.obstacle;
  expect(await why()).toMatch(/offer to them waits/);
  expect(refusal(await letGo(student)).status).toBe(409);
  ok(
    await student.api.student.hiring.offers.answer({
      params: { id: offer.id },
      body: { command: "ACCEPT" },
    }),
  );
  expect(await why()).toMatch(/placed by your college|accepted an offer/);
  expect(refusal(await letGo(student)).status).toBe(409);
  expect(refusal(await letGo(student, false, theirs)).status).toBe(404);
  const invited = await studentOf(server, ours, { accountStatus: "INVITED" });
  expect(ok(await letGo(invited, true)).data.obstacle).toMatch(/invitation/);
});

test("who goes to another college leaves behind what the first one vouched for, and may name one anew", async () => {
  const student = await active();
  const { sections } = student.api.student;
  const { id, version } = ok(
    await sections.projects.create({ body: { title: "A bus", startMonth: "2025-01" } }),
  ).data;
  const check = { section: "projects", verified: true, version } as const;
  ok(await ours.officer.api.po.evidence.vouch({ params: { id }, body: check }));
  const evidence = async () =>
    ok(await sections.projects.list()).data.find((each) => each.id === id)?.evidence;
  expect(await evidence()).toBe("OFFICER_VERIFIED");
  ok(await letGo(student));
  expect(await evidence()).toBe("SELF_DECLARED");

  const { saveEducationDetails } = student.api.student.personal;
  const studies = (collegeId: string) =>
    saveEducationDetails({ body: { ...forms.education, rollNumber: "27LG02", collegeId } });
  // Confirmed by the first one once: the next still is theirs to leave until it confirms them.
  ok(await studies(theirs.collegeId));
  ok(await studies(""));
});
