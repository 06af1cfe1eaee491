import { reasonSaid } from "@toran/contract/hiring/reasons";
import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { staffOf } from "../accounts/profile";
import { collegesWithLeave } from "../connections/leave";
import { notify } from "../notifications/notify";
import { studentsMeeting } from "../students/rule";
import { reasonFor } from "./causes";
import type { Happened, Reader } from "./events";
import { barredFrom } from "./policy/barred";
import { collegeSides, companySides } from "./sides";
import { applications } from "./applications/tables";
import { hiringEvents, jobs, postings } from "./tables";
import { type About, isToldWith, ofApplication, ofPosting, type Told } from "./who-is-told";

/** What something happened to. */
type Kind = "job" | "posting" | "application" | "offer";
export interface Deed {
  event: Happened;
  kind: Kind;
  /** Left out of a job, and of what is gone by now. */
  about: About | undefined;
}

/** Tells everybody once of what happened in a transaction, and says what it was about. */
export async function tellOfHiring(
  tx: Executor,
  deps: Deps,
  happened: Happened[],
): Promise<Deed[]> {
  if (!happened.length) return [];
  const ids = happened.map(({ subjectId }) => subjectId);
  const about = await aboutOf(tx, ids);
  for (const event of happened) {
    const subject = about.get(event.subjectId);
    if (!subject) continue;
    if (isToldWith(event, happened) || (await isUnheard(tx, event, subject))) continue;
    const told = subject.student
      ? ofApplication(event, subject, happened)
      : ofPosting(event, subject);
    for (const each of told) await tell(tx, deps, each, subject, event);
    if (!subject.student && (await opensFirst(tx, event))) await tellStudents(tx, deps, subject);
  }
  return happened.map((event) => {
    const subject = about.get(event.subjectId);
    return { event, kind: kindOf(event, subject), about: subject };
  });
}

/** A college that takes no more jobs from a company hears of those it has no more than that they are cancelled. */
async function isUnheard(
  tx: Executor,
  { side, command }: Happened,
  { student, collegeId, companyId }: About,
) {
  if (student || side !== "COMPANY" || command === "CANCEL") return false;
  return !(await collegesWithLeave(tx, companyId, "postJobs", [collegeId])).length;
}

const kindOf = ({ command }: Happened, about: About | undefined): Kind =>
  !about
    ? "job"
    : !about.student
      ? "posting"
      : command.startsWith("OFFER")
        ? "offer"
        : "application";

async function tell(
  tx: Executor,
  deps: Deps,
  { to, title, ...told }: Told,
  about: About,
  event: Happened,
) {
  const people =
    to === "STUDENT"
      ? about.student
        ? [about.student]
        : []
      : await staffOf(
          tx,
          to === "COMPANY" ? { companyId: about.companyId } : { collegeId: about.collegeId },
        );
  const others = people.filter(({ id }) => id !== event.userId);
  if (!others.length) return;
  const reason = reasonSaid(reasonFor(event, to));
  await notify(tx, deps, {
    ...told,
    to: others.map(({ id }) => id),
    title,
    link: (many) => linkOf(to, about, many === 1 ? event : undefined),
    entity: { type: about.student ? "application" : "posting", id: event.subjectId },
    ...(reason && { body: reason }),
    ...(event.userName && event.side === to && { actor: event.userName }),
  });
}

/** Where it is dealt with; what has become several opens none of them. */
function linkOf(to: Reader, { jobId, postingId, student }: About, one: Happened | undefined) {
  const open = student && one ? `&candidate=${one.subjectId}` : "";
  if (to === "STUDENT") return `/student/applications${one ? `/${one.subjectId}` : ""}`;
  if (to === "COLLEGE") return `/po/jobs/${postingId}${student ? `?tab=pipeline${open}` : ""}`;
  return `/hr/jobs/${jobId}?tab=${student ? "pipeline" : "colleges"}${open}`;
}

/** Whether a posting opens that has not been open before: one that its deadline closed unopened is opened again. */
async function opensFirst(tx: Executor, { subjectId, to, command }: Happened) {
  if (command !== "REOPEN") return command === "OPEN";
  const opened = and(eq(hiringEvents.subjectId, subjectId), eq(hiringEvents.to, to));
  return (await tx.$count(hiringEvents, opened)) === 1;
}

/** Tells those who may apply that a job is open to them. */
async function tellStudents(
  tx: Executor,
  deps: Deps,
  { collegeId, postingId, jobId, title, company }: About,
) {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return;
  const rows = await studentsMeeting(tx, collegeId, job.rule);
  const posting = { id: postingId, collegeId };
  const barred = await barredFrom(tx, posting, job, rows, deps.now());
  const out = new Set(barred.map(({ id }) => id));
  await notify(tx, deps, {
    to: rows.map(({ id }) => id).filter((id) => !out.has(id)),
    type: "posting.new",
    title: (many) =>
      many === 1 ? `${company} hires: ${title}` : `${many} new jobs are open to you`,
    link: (many) => (many === 1 ? `/student/jobs/${postingId}` : "/student/jobs?tab=open"),
    entity: { type: "posting", id: postingId },
    groupKey: "posting.new",
  });
}

/** The postings and applications among some subjects, with what their notices name. */
async function aboutOf(tx: Executor, ids: string[]): Promise<Map<string, About>> {
  const sent = await tx
    .select({ posting: postings, title: jobs.title })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(inArray(postings.id, ids));
  const applied = await tx
    .select({ row: applications, title: jobs.title })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(inArray(applications.id, ids));
  const companies = await companySides(tx, [
    ...sent.map(({ posting }) => posting.companyId),
    ...applied.map(({ row }) => row.companyId),
  ]);
  const colleges = await collegeSides(tx, [
    ...sent.map(({ posting }) => posting.collegeId),
    ...applied.map(({ row }) => row.collegeId),
  ]);
  const namesOf = ({ companyId, collegeId }: { companyId: string; collegeId: string }) => ({
    company: companies.get(companyId)?.name ?? "A company",
    college: colleges.get(collegeId)?.name ?? "A college",
  });
  const about = new Map<string, About>();
  for (const { posting, title } of sent) {
    const { id, jobId, companyId, collegeId } = posting;
    about.set(id, {
      title,
      ...namesOf(posting),
      jobId,
      postingId: id,
      companyId,
      collegeId,
    });
  }
  for (const { row, title } of applied) {
    const { id, jobId, postingId, companyId, collegeId } = row;
    const student = { id: row.studentId, name: row.name };
    about.set(id, {
      title,
      ...namesOf(row),
      jobId,
      postingId,
      companyId,
      collegeId,
      student,
    });
  }
  return about;
}
