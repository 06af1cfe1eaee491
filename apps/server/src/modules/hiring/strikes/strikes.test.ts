import { beforeAll, expect, test } from "vitest";
import { auditedOf } from "../../../testing/audited";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";
import { keptOfStudent } from "../../account-data/kept-of-student";
import { userOf } from "../../accounts/profile";
import { absencesSince } from "./absences";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
  const body = { kind: "ONE_OFFER" as const, strikes: 2 };
  ok(await pair.officer.api.po.policy.save({ body }));
});

type Student = Awaited<ReturnType<typeof studentOf>>;
const roundOf = (id: string, excused = false) =>
  pair.officer.api.po.applications.attendance({
    params: { id },
    body: { roundId: "test", result: "ABSENT", excused },
  });
/** Applies, comes into the first round, and is absent from it. */
async function absent(student: Student) {
  const { postingId } = await openJob(server, pair);
  const { id } = await applied(student, postingId);
  for (const command of ["SHORTLIST", "ADVANCE"] as const)
    ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command } }));
  ok(await roundOf(id));
  return id;
}
const strikesOf = async ({ id }: Student) =>
  ok(await pair.officer.api.po.students.read({ params: { id } })).data.strikes;
const toldOf = async (student: Student, told = "absence.counted") =>
  ok(await student.api.notifications.list({ query: {} })).data.items.filter(
    ({ type }) => type === told,
  );
const obstacleAt = async (student: Student, id: string) =>
  ok(await student.api.student.hiring.postings.read({ params: { id } })).data.obstacle;

test("absences without an excuse bar from applying with a receipt, until one is excused or pardoned", async () => {
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair);
  const first = await absent(student);
  expect(await obstacleAt(student, postingId)).toBeNull();
  const second = await absent(student);
  expect(await toldOf(student)).toMatchObject([
    { body: "2 absences count; your college bars from applying after 2." },
    { body: "1 absence counts; your college bars from applying after 2." },
  ]);
  expect((await toldOf(student, "application.moved"))[0]).toMatchObject({ body: "Was not there" });
  const says = await obstacleAt(student, postingId);
  expect(says).toContain("bars from applying after 2 absences");
  const params = { id: postingId };
  const refused = refusal(await student.api.student.hiring.postings.apply({ params, body: {} }));
  expect([refused.status, refused.body.message]).toEqual([403, says]);
  const [receipt] = ok(await student.api.student.hiring.receipts.list({})).data;
  expect(receipt).toMatchObject({
    allowed: false,
    says,
    rule: "One accepted offer; no application after 2 absences without an excuse",
  });

  const { officer } = pair;
  const reason = "The train of the student had stopped.";
  ok(await officer.api.po.applications.reinstate({ params: { id: first }, body: { reason } }));
  ok(await roundOf(first, true));
  expect(await strikesOf(student)).toMatchObject({ most: 2, counted: 1 });
  expect(await obstacleAt(student, postingId)).toBeNull();

  const third = await absent(student);
  expect(await obstacleAt(student, postingId)).toBe(says);
  const { all } = await strikesOf(student);
  expect(all).toMatchObject([{ pardon: null }, { pardon: null }]);
  const key = all[0]?.key ?? "";
  expect([`${second}:test`, `${third}:test`]).toContain(key);
  const forStudent = { id: student.id };
  const pardon = (who: Pair["officer"], body: { key: string; reason: string }) =>
    who.api.po.policy.pardon({ params: forStudent, body });
  const stranger = await server.person("officer-ready");
  expect(refusal(await pardon(stranger, { key, reason })).status).toBe(404);
  expect(refusal(await pardon(officer, { key: "nothing", reason })).status).toBe(404);
  expect(refusal(await pardon(officer, { key, reason: "Why" })).body.errors).toHaveProperty(
    "reason",
  );
  expect(ok(await pardon(officer, { key, reason })).data.counted).toBe(1);
  expect(refusal(await pardon(officer, { key, reason })).status).toBe(409);
  expect((await toldOf(student))[0]?.title).toContain("Your absence is pardoned");
  const own = ok(await student.api.student.hiring.receipts.absences()).data;
  expect(own).toMatchObject({ most: 2, counted: 1 });
  expect(own.all.map(({ pardon: given }) => Object.keys(given ?? {}))).toEqual([["at"], []]);
  const user = { ...(await userOf(server.db, student)), sessionId: "" };
  const { "portfolio.json": taken } = await keptOfStudent(server.deps, user);
  expect(taken.absences).toEqual(own);
  const nobodys = await server.person("student-ready");
  expect(ok(await nobodys.api.student.hiring.receipts.absences()).data.all).toEqual([]);
  expect((await auditedOf(server, officer)).at(-1)).toMatchObject({
    action: "strike.pardon",
    entity: student.id,
    reason,
  });
  ok(await student.api.student.hiring.postings.apply({ params, body: {} }));
});

test("a company hears of an absence that the college writes into a round, once, and not of its own", async () => {
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair);
  const { id } = await applied(student, postingId);
  const { api } = pair.hr;
  for (const command of ["SHORTLIST", "ADVANCE"] as const)
    ok(await api.hr.applications.move({ body: { ids: [id], command } }));
  const told = async () =>
    ok(await api.notifications.list({ query: {} })).data.items.filter(
      ({ type, link }) => type === "application.left" && link?.includes(id),
    );
  ok(await roundOf(id, true));
  expect(await told()).toMatchObject([
    {
      title: expect.stringContaining(" has not come: Graduate Software Engineer"),
      body: "The college has excused the absence.",
    },
  ]);
  ok(await roundOf(id));
  expect(await told()).toMatchObject([{ body: "" }]);

  const params = { id };
  const reason = "The train of the student had stopped.";
  ok(await pair.officer.api.po.applications.reinstate({ params, body: { reason } }));
  const before = await told();
  const body = { roundId: "test", result: "ABSENT" as const };
  ok(await api.hr.applications.attendance({ params, body }));
  expect(await told()).toEqual(before);
});

test("an exception comes before absences, and those of last season count no more", async () => {
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair);
  await absent(student);
  await absent(student);
  expect(await obstacleAt(student, postingId)).not.toBeNull();
  const { email } = ok(
    await pair.officer.api.po.students.read({ params: { id: student.id } }),
  ).data;
  const reason = "The student was in hospital, twice.";
  ok(await pair.officer.api.po.policy.allow({ body: { email, allow: true, reason } }));
  expect(await obstacleAt(student, postingId)).toBeNull();
  const whose = { collegeId: pair.collegeId, studentId: student.id };
  const tomorrow = new Date(server.deps.now().getTime() + 24 * 60 * 60 * 1000);
  expect(await absencesSince(server.db, whose, tomorrow)).toEqual([]);
});
