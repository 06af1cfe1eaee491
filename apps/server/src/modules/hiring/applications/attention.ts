import { and, asc, count, eq, sql } from "drizzle-orm";
import { type AttentionReader, attentionTo, mostNamed } from "../../todos/attention-entry";
import { companyIdOf } from "../own";
import { jobs } from "../tables";
import { applications } from "./tables";
import { answerBy, unanswered } from "./unanswered";

/** Jobs of a company with applicants who wait longer than it has promised. */
export const applicantAttention: AttentionReader = async (db, user, now) => {
  const first = sql`min(${answerBy})`.mapWith(applications.submittedAt);
  const rows = await db
    .select({ jobId: jobs.id, title: jobs.title, many: count(), dueAt: first })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.companyId, companyIdOf(user)), unanswered(now)))
    .groupBy(jobs.id)
    .orderBy(asc(first), asc(jobs.id))
    .limit(mostNamed);
  return rows.map(({ jobId, title, many, dueAt }) => {
    const who = many === 1 ? "An applicant" : `${many} applicants`;
    const words = `${who} of ${title} ${many === 1 ? "waits" : "wait"} longer than you have promised`;
    return attentionTo("APPLICANTS", words, { dueAt, about: jobId });
  });
};
