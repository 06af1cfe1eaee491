import { ruleWords } from "@toran/contract/hiring/judge";
import { acceptedOffers, openApplications } from "@toran/contract/hiring/moves";
import { rupeesOf, toldOf } from "@toran/contract/hiring/pay";
import { asksGender } from "@toran/contract/hiring/rule";
import { missingIn } from "@toran/contract/schemas/missing-in-job";
import { and, count, eq, inArray, not, type SQL } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { collegesWithLeave } from "../../connections/leave";
import { type Reader, timelineOf } from "../events";
import { collegeSides, type Side, unnamed } from "../sides";
import { filesOfJob } from "./files";
import { isAccepted } from "../applications/stages";
import { applications } from "../applications/tables";
import { offers } from "../offers/tables";
import { type JobRow, type PostingRow, postings } from "../tables";

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The pay of a job, part by part. */
const payOf = ({ pay, ctc, stipend }: Pick<JobRow, "pay" | "ctc" | "stipend">) => ({
  ...rupeesOf(pay),
  ctc,
  stipend,
  told: toldOf(pay),
});

/** What everybody who may see a job is told of it. */
export const factsOfJob = async (db: Executor, job: JobRow) => ({
  ...job,
  pay: payOf(job),
  ruleWords: ruleWords(job.rule),
  opensAt: iso(job.opensAt),
  closesAt: iso(job.closesAt),
  attachments: await filesOfJob(db, job.id),
});

export const missingOf = (job: JobRow) =>
  missingIn({ ...job, pay: payOf(job), closesAt: iso(job.closesAt) }, asksGender(job.rule));

/** How many applications each posting has; of all of them, or of some. */
export async function applicationsOf(db: Executor, postingIds: string[], which?: SQL) {
  if (!postingIds.length) return new Map<string, number>();
  const rows = await db
    .select({ id: applications.postingId, many: count() })
    .from(applications)
    .where(and(inArray(applications.postingId, postingIds), which))
    .groupBy(applications.postingId);
  return new Map(rows.map(({ id, many }) => [id, many]));
}

export const shownPosting = (row: PostingRow, college: Side, many: number) => ({
  ...row,
  college,
  submittedAt: iso(row.submittedAt),
  answeredAt: iso(row.answeredAt),
  dueAt: iso(row.dueAt),
  applications: many,
});

/** Applications that wait for a decision or for an answer; who has accepted waits for nothing. */
const unsettled = and(inArray(applications.state, [...openApplications]), not(isAccepted));

/** How many offers for a job were accepted, and not taken back since. */
const acceptedOf = (db: Executor, jobId: string) =>
  db.$count(
    offers,
    and(
      inArray(offers.state, acceptedOffers),
      inArray(
        offers.applicationId,
        db.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId)),
      ),
    ),
  );

/** A job as its company sees it. */
export async function shownJob(db: Executor, job: JobRow, reader: Reader = "COMPANY") {
  const rows = await db.select().from(postings).where(eq(postings.jobId, job.id));
  const there = rows.map(({ collegeId }) => collegeId);
  const colleges = await collegeSides(db, there);
  const mayPost = new Set(await collegesWithLeave(db, job.companyId, "postJobs", there));
  const mayBook = new Set(await collegesWithLeave(db, job.companyId, "requestBookings", there));
  const ids = rows.map(({ id }) => id);
  const many = await applicationsOf(db, ids);
  const open = await applicationsOf(db, ids, unsettled);
  const shown = rows.map((row) => ({
    ...shownPosting(
      row,
      colleges.get(row.collegeId) ?? unnamed(row.collegeId, "A college"),
      many.get(row.id) ?? 0,
    ),
    open: open.get(row.id) ?? 0,
    mayPost: mayPost.has(row.collegeId),
    mayBook: mayBook.has(row.collegeId),
  }));
  return {
    ...(await factsOfJob(db, job)),
    postings: shown.toSorted((a, b) => a.college.name.localeCompare(b.college.name, "en")),
    accepted: await acceptedOf(db, job.id),
    timeline: (await timelineOf(db, [job.id, ...ids], reader)).map((event) => ({
      ...event,
      college: shown.find(({ id }) => id === event.subjectId)?.college.name ?? null,
    })),
    missing: missingOf(job),
    updatedAt: job.updatedAt.toISOString(),
  };
}
