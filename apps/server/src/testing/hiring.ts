import type { Rule } from "@toran/contract/hiring/rule";
import { eq } from "drizzle-orm";
import { students } from "../modules/students/tables";
import { connect } from "./connect";
import { joinCollege } from "./join-college";
import { ok } from "./ok";
import { type Pair, pairOf } from "./pair";
import type { TestServer } from "./start-server";

type Student = Awaited<ReturnType<TestServer["person"]>>;
type Facts = Partial<typeof students.$inferInsert>;
const day = 24 * 60 * 60 * 1000;

/** A company connected to a college. */
export async function hiringPair(server: TestServer): Promise<Pair> {
  const pair = await pairOf(server);
  await connect(server, pair.officer, pair.hr);
  return pair;
}

/** A student of the college with these facts. */
export async function studentOf(
  server: TestServer,
  { officer }: Pick<Pair, "officer">,
  facts: Facts = {},
): Promise<Student> {
  const student = await server.person("student-ready");
  await joinCollege(server, student, officer);
  if (Object.keys(facts).length) await tellOf(server, student, facts);
  return student;
}

/** Changes what is known of a student, by whatever way it came. */
export const tellOf = ({ db }: TestServer, { id }: { id: string }, facts: Facts) =>
  db.update(students).set(facts).where(eq(students.userId, id));

export async function placementOf({ db }: TestServer, { id }: { id: string }) {
  const [row] = await db.select().from(students).where(eq(students.userId, id));
  return row?.placementStatus;
}

/** What a job needs before it can be sent. */
export const jobBody = (server: TestServer, more: object = {}) => ({
  title: "Graduate Software Engineer",
  type: "FULL_TIME" as const,
  workplace: "HYBRID" as const,
  locations: ["Bengaluru"],
  description:
    "Builds the software that keeps a fleet of electric buses on the road, with a small team.",
  pay: { fixed: 1_200_000, variable: 200_000 },
  rounds: [
    { id: "test", kind: "TEST" as const, title: "Assessment", mode: "VIRTUAL" as const },
    { id: "talk", kind: "INTERVIEW" as const, title: "Interview", mode: "CAMPUS" as const },
  ],
  closesAt: new Date(server.deps.now().getTime() + 30 * day).toISOString(),
  ...more,
});

/** A job that is open at the college of a pair. */
export async function openJob(
  server: TestServer,
  { officer, hr, collegeId }: Pair,
  more: { rule?: Rule; [field: string]: unknown } = {},
) {
  const job = ok(await hr.api.hr.jobs.create({ body: jobBody(server, more) })).data;
  ok(await hr.api.hr.jobs.send({ params: { id: job.id }, body: { collegeIds: [collegeId] } }));
  const [sent] = ok(await hr.api.hr.jobs.read({ params: { id: job.id } })).data.postings;
  const postingId = sent?.id ?? "";
  ok(
    await officer.api.po.postings.decide({
      params: { id: postingId },
      body: { command: "APPROVE" },
    }),
  );
  return { jobId: job.id, postingId };
}

/** An application of a student. */
export const applied = async (student: Student, postingId: string) =>
  ok(await student.api.student.hiring.postings.apply({ params: { id: postingId }, body: {} })).data;

/** Brings an application to an offer that waits for its answer. */
export async function offered(
  { hr }: Pick<Pair, "hr">,
  id: string,
  ctc = 1_400_000,
  replyDays?: number,
) {
  for (const command of ["SHORTLIST", "ADVANCE", "SELECT"] as const)
    ok(await hr.api.hr.applications.move({ body: { ids: [id], command } }));
  const body = {
    applicationId: id,
    role: "Software Engineer",
    ctc,
    ...(replyDays && { replyDays }),
  };
  return ok(await hr.api.hr.offers.extend({ body })).data;
}
