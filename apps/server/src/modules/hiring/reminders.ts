import { limits } from "@toran/contract";
import { and, count, eq, gt, lte } from "drizzle-orm";
import type { Deps } from "../../deps";
import { staffOf } from "../accounts/profile";
import { hasLeaveThere } from "../connections/leave";
import { remind, spanOf } from "../notifications/remind";
import { studentsMeeting } from "../students/rule";
import { barredFrom } from "./policy/barred";
import { companySides } from "./sides";
import { applications } from "./applications/tables";
import { unanswered } from "./applications/unanswered";
import { jobs, postings } from "./tables";
import { offers } from "./offers/tables";

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
const longest = (spans: readonly number[], now: Date) =>
  new Date(now.getTime() + Math.max(...spans));
const hours = (span: number) => `${span / hour} hours`;
const nameOf = async (db: Deps["db"], companyId: string) =>
  (await companySides(db, [companyId])).get(companyId)?.name ?? "A company";

/** Reminds everybody in the hiring of what comes to its end or waits too long. */
export async function remindOfHiring(deps: Deps) {
  await remindOfPostings(deps);
  await remindOfOffers(deps);
  await remindOfAnswers(deps);
  await remindOfApplicants(deps);
}

/** Students who may apply and have not are told before a job closes. */
async function remindOfPostings(deps: Deps) {
  const { db } = deps;
  const now = deps.now();
  const spans = limits.reminders.postingCloses;
  const rows = await db
    .select({ posting: postings, job: jobs })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(
      and(
        eq(postings.state, "OPEN"),
        gt(jobs.closesAt, now),
        lte(jobs.closesAt, longest(spans, now)),
      ),
    );
  for (const { posting, job } of rows) {
    const span = job.closesAt && spanOf(spans, job.closesAt, now);
    if (!span) continue;
    const company = await nameOf(db, posting.companyId);
    await remind(
      deps,
      `posting:${posting.id}:${job.closesAt?.toISOString()}:${span}`,
      async (tx) => {
        const eligible = await studentsMeeting(tx, posting.collegeId, job.rule);
        const applied = await tx
          .select({ id: applications.studentId })
          .from(applications)
          .where(eq(applications.postingId, posting.id));
        const barred = await barredFrom(tx, posting, job, eligible, now);
        const out = new Set([...applied, ...barred].map(({ id }) => id));
        return {
          to: eligible.map(({ id }) => id).filter((id) => !out.has(id)),
          type: "posting.closing",
          title: `Less than ${hours(span)} are left to apply: ${job.title}, ${company}`,
          link: `/student/jobs/${posting.id}`,
          entity: { type: "posting", id: posting.id },
        };
      },
    );
  }
}

/** A student is told before an offer lapses. */
async function remindOfOffers(deps: Deps) {
  const { db } = deps;
  const now = deps.now();
  const spans = limits.reminders.offerEnds;
  const rows = await db
    .select()
    .from(offers)
    .where(
      and(
        eq(offers.state, "EXTENDED"),
        gt(offers.replyBy, now),
        lte(offers.replyBy, longest(spans, now)),
      ),
    );
  for (const offer of rows) {
    const span = offer.replyBy && spanOf(spans, offer.replyBy, now);
    // An offer that was short from the beginning has said so when it came.
    if (!span || !offer.extendedAt || now.getTime() - offer.extendedAt.getTime() < day) continue;
    const company = await nameOf(db, offer.companyId);
    await remind(deps, `offer:${offer.id}:${offer.replyBy?.toISOString()}:${span}`, async () => ({
      to: [offer.studentId],
      type: "offer.changed",
      title: `Less than ${hours(span)} are left to answer your offer: ${offer.role}, ${company}`,
      link: `/student/applications/${offer.applicationId}`,
      entity: { type: "application", id: offer.applicationId },
    }));
  }
}

/** Officers are told of jobs that wait longer for their answer than was promised. */
async function remindOfAnswers(deps: Deps) {
  const { db } = deps;
  const now = deps.now();
  const rows = await db
    .select({ posting: postings, title: jobs.title })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(
      and(
        eq(postings.state, "PENDING"),
        lte(postings.dueAt, now),
        // A company whose jobs a college takes no more waits for nothing.
        hasLeaveThere(db, postings, "postJobs"),
      ),
    );
  for (const { posting, title } of rows) {
    const company = await nameOf(db, posting.companyId);
    const key = `answer:${posting.id}:${posting.dueAt?.toISOString()}`;
    await remind(deps, key, async (tx) => ({
      to: (await staffOf(tx, { collegeId: posting.collegeId })).map(({ id }) => id),
      type: "clock.missed",
      title: `${company} still waits for your answer: ${title}`,
      link: `/po/jobs/${posting.id}`,
      entity: { type: "posting", id: posting.id },
    }));
  }
}

/** Companies are told once a week of applicants who have waited for an answer for a week; that somebody read it is none. */
async function remindOfApplicants(deps: Deps) {
  const now = deps.now();
  const rows = await deps.db
    .select({ companyId: applications.companyId, many: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(unanswered(deps.db, now))
    .groupBy(applications.companyId);
  // Weeks begin on Monday, and the first day of time was a Thursday.
  const week = Math.floor((now.getTime() / day + 3) / 7);
  for (const { companyId, many } of rows)
    await remind(deps, `applicants:${companyId}:${week}`, async (tx) => ({
      to: (await staffOf(tx, { companyId })).map(({ id }) => id),
      type: "application.unanswered",
      title:
        many === 1
          ? "An applicant has waited for an answer for a week or longer"
          : `${many} applicants have waited for an answer for a week or longer`,
      link: "/hr/jobs",
    }));
}
