import { endedPostings } from "@toran/contract/hiring/moves";
import { and, desc, eq, inArray, notInArray, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { containsEach } from "../../../db/contains";
import type { Executor } from "../../../db/database";
import { jobs, postings } from "../tables";

const asked = (db: Executor) =>
  db
    .select({
      id: postings.id,
      jobId: jobs.id,
      title: jobs.title,
      rounds: jobs.rounds,
      collegeId: postings.collegeId,
      companyId: postings.companyId,
    })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId));

/** What others name of postings: their job and its rounds, by the id of the posting. */
export async function toldPostings(db: Executor, ids: (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows = wanted.length ? await asked(db).where(inArray(postings.id, wanted)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The postings of a company at a college that are not over, the newest first. */
export const runningPostings = (
  db: Executor,
  { companyId, collegeId }: { companyId: string; collegeId: string },
) =>
  asked(db)
    .where(
      and(
        eq(postings.companyId, companyId),
        eq(postings.collegeId, collegeId),
        notInArray(postings.state, [...endedPostings]),
      ),
    )
    .orderBy(desc(postings.submittedAt), desc(postings.id))
    .limit(100);

/** Whether the job that a column names has these words in its title. */
export const jobTitled = (db: Executor, jobId: AnyPgColumn, words: string): SQL =>
  inArray(jobId, db.select({ id: jobs.id }).from(jobs).where(containsEach(jobs.title, words)));
