import { reasonSaid } from "@toran/contract/hiring/reasons";
import type { NoticeType } from "@toran/contract";
import { eq, inArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { staffOf } from "../accounts/profile";
import { type Notice, notify } from "../notifications/notify";
import { studentsMeeting } from "../students/rule";
import type { Happened } from "./events";
import { companySides } from "./sides";
import { applications, jobs, postings } from "./tables";

/** What a notice is about: the job, and whose it is. */
interface About {
  title: string;
  company: string;
  jobId: string;
  postingId: string;
  companyId: string;
  collegeId: string;
  /** The student, where it is about an application. */
  student?: { id: string; name: string };
}
/** What something happened to. */
type Kind = "job" | "posting" | "application" | "offer";
export interface Deed {
  event: Happened;
  kind: Kind;
}
type Side = "COMPANY" | "COLLEGE" | "STUDENT";
interface Told {
  to: Side;
  type: NoticeType;
  title: Notice["title"];
  groupKey?: string;
}

const college = (text: string): Told => ({ to: "COLLEGE", type: "posting.waiting", title: text });
const firm = (text: string): Told => ({ to: "COMPANY", type: "posting.answered", title: text });

/** Who is told what of each thing that happens to a posting. */
function ofPosting({ command, side }: Happened, { title, company }: About): Told[] {
  switch (command) {
    case "SUBMIT":
      return [college(`${company} sends you ${title}`)];
    case "RESUBMIT":
      return [college(`${company} sends you ${title} once more`)];
    case "ANSWER":
      return [college(`${company} answers your question about ${title}`)];
    case "QUESTION":
      return [firm(`A college asks you about ${title}`)];
    case "APPROVE":
      return [firm(`A college approves ${title}`)];
    case "REJECT":
      return [firm(`A college declines ${title}`)];
    case "CANCEL":
    case "PAUSE":
    case "RESUME": {
      const did = { CANCEL: "cancelled", PAUSE: "paused", RESUME: "opened again" }[command];
      return side === "COLLEGE"
        ? [firm(`A college has ${did} ${title}`)]
        : [college(`${company} has ${did} ${title}`)];
    }
    default:
      return [];
  }
}

const moved: Record<string, string> = {
  SHORTLIST: "You are on the short list",
  ADVANCE: "You are in the next round",
  WAITLIST: "You are on the waiting list",
  SELECT: "You are selected",
  REJECT: "You were not taken on",
  DROP: "Your application is closed",
  RELEASE: "Your college has taken your application back",
  REINSTATE: "Your application is back",
  UNDO: "Your application is back where it was",
};
const offered: Record<string, string> = {
  OFFER: "You have an offer",
  OFFER_CONSENT: "You have an offer",
  OFFER_EXPIRE: "The time to answer your offer has run out",
  OFFER_REVOKE: "Your offer was taken back",
  OFFER_RENEGE: "Your offer has ended",
  OFFER_DEFER: "Your joining date has moved",
  OFFER_REOPEN: "Your offer waits for you again",
};
const answered: Record<string, string> = {
  OFFER_ACCEPT: "accepts the offer",
  OFFER_DECLINE: "declines the offer",
  OFFER_EXPIRE: "has let the offer lapse",
  OFFER_REOPEN: "can answer the offer again",
};
const seenByCollege: Record<string, string> = {
  ...answered,
  OFFER: "has an offer",
  OFFER_DRAFT: "has an offer that waits for your consent",
  OFFER_REVOKE: "has lost the offer",
  OFFER_RENEGE: "did not join",
};

/** Who is told what of each thing that happens to an application or its offer. */
function ofApplication(
  { command, side, from }: Happened,
  { title, company, student, jobId }: About,
): Told[] {
  const name = student?.name ?? "A student";
  const said: Told[] = [];
  const at = `${title}, ${company}`;
  if (moved[command])
    said.push({ to: "STUDENT", type: "application.moved", title: `${moved[command]}: ${at}` });
  // Of an offer that never reached them, students are not told that it is gone.
  if (offered[command] && !(command === "OFFER_REVOKE" && from === "DRAFT"))
    said.push({ to: "STUDENT", type: "offer.changed", title: `${offered[command]}: ${at}` });
  const byPolicy = command === "OFFER_DECLINE" && side === "SYSTEM";
  if (byPolicy)
    said.push({
      to: "STUDENT",
      type: "offer.changed",
      title: `An offer is declined by your college's policy: ${at}`,
    });
  if (command === "SUBMIT")
    said.push({
      to: "COMPANY",
      type: "application.new",
      title: (many) =>
        many === 1 ? `${name} applies for ${title}` : `${many} new applications for ${title}`,
      groupKey: `applications:${jobId}`,
    });
  if (command === "WITHDRAW" || command === "RELEASE")
    said.push({
      to: "COMPANY",
      type: "application.left",
      title: `${name} is no longer a candidate for ${title}`,
    });
  const toCompany = byPolicy
    ? "may not accept the offer, by the college's policy"
    : answered[command];
  if (toCompany)
    said.push({ to: "COMPANY", type: "offer.answered", title: `${name} ${toCompany}: ${title}` });
  const toCollege = byPolicy ? "may not accept the offer, by your policy" : seenByCollege[command];
  if (toCollege)
    said.push({ to: "COLLEGE", type: "offer.answered", title: `${name} ${toCollege}: ${at}` });
  return said;
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
    if (isToldWith(event, happened)) continue;
    const told = subject.student ? ofApplication(event, subject) : ofPosting(event, subject);
    for (const each of told) await tell(tx, deps, each, subject, event);
    if (!subject.student && event.command === "OPEN") await tellStudents(tx, deps, subject);
  }
  return happened.map((event) => ({ event, kind: kindOf(event, about.get(event.subjectId)) }));
}

const kindOf = ({ command }: Happened, about: About | undefined): Kind =>
  !about
    ? "job"
    : !about.student
      ? "posting"
      : command.startsWith("OFFER")
        ? "offer"
        : "application";

/** What says nothing new beside something else that happens to the same at once. */
const toldWith: Record<string, string> = {
  // A posting that was approved by the rules of its college waits for nobody.
  SUBMIT: "APPROVE",
  // An offer that the policy takes, or that waits again, is the news of its application.
  DROP: "OFFER_DECLINE",
  REINSTATE: "OFFER_REOPEN",
};
const isToldWith = ({ subjectId, command }: Happened, all: Happened[]) =>
  all.some((each) => each.subjectId === subjectId && each.command === toldWith[command]);

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
  const reason = reasonSaid(event.reason);
  await notify(tx, deps, {
    ...told,
    to: others.map(({ id }) => id),
    title,
    link: linkOf(to, about, event),
    entity: { type: about.student ? "application" : "posting", id: event.subjectId },
    ...(reason && { body: reason }),
    ...(event.userName && event.side === to && { actor: event.userName }),
  });
}

function linkOf(to: Side, { jobId, postingId, student }: About, { subjectId }: Happened) {
  const open = student ? `&candidate=${subjectId}` : "";
  if (to === "STUDENT") return `/student/applications/${subjectId}`;
  if (to === "COLLEGE") return `/po/jobs/${postingId}${student ? `?tab=pipeline${open}` : ""}`;
  return `/hr/jobs/${jobId}?tab=${student ? "pipeline" : "colleges"}${open}`;
}

/** Tells those who may apply that a job is open to them. */
async function tellStudents(
  tx: Executor,
  deps: Deps,
  { collegeId, postingId, jobId, title, company }: About,
) {
  const [job] = await tx.select({ rule: jobs.rule }).from(jobs).where(eq(jobs.id, jobId));
  if (!job) return;
  const rows = await studentsMeeting(tx, collegeId, job.rule);
  await notify(tx, deps, {
    to: rows.map(({ id }) => id),
    type: "posting.new",
    title: (many) =>
      many === 1 ? `${company} hires: ${title}` : `${many} new jobs are open to you`,
    link: `/student/jobs/${postingId}`,
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
  const nameOf = (id: string) => companies.get(id)?.name ?? "A company";
  const about = new Map<string, About>();
  for (const { posting, title } of sent) {
    const { id, jobId, companyId, collegeId } = posting;
    about.set(id, {
      title,
      company: nameOf(companyId),
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
      company: nameOf(companyId),
      jobId,
      postingId,
      companyId,
      collegeId,
      student,
    });
  }
  return about;
}
