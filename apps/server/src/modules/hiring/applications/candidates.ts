import { openApplications } from "@toran/contract/hiring/moves";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { applications } from "./tables";

const open = inArray(applications.state, [...openApplications]);
const asked = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      applicationId: applications.id,
      studentId: applications.studentId,
      postingId: applications.postingId,
      name: applications.name,
      state: applications.state,
      roundId: applications.roundId,
      department: sql<string | null>`${applications.snapshot} ->> 'department'`,
    })
    .from(applications)
    .where(and(open, where))
    .orderBy(asc(applications.submittedAt), asc(applications.id));

/** Somebody whose application may still come to something. */
export type OpenCandidate = Awaited<ReturnType<typeof asked>>[number];

/** Those in one round of a posting, in the order in which they applied; without a round, all who are still candidates. */
export async function candidatesIn(
  db: Executor,
  { postingId, roundId }: { postingId: string; roundId: string | null },
): Promise<OpenCandidate[]> {
  const inRound = roundId
    ? and(eq(applications.state, "IN_ROUND"), eq(applications.roundId, roundId))
    : undefined;
  return asked(db, and(eq(applications.postingId, postingId), inRound));
}

/** Where a student is still a candidate. */
export const candidaciesOf = async (db: Executor, studentId: string): Promise<OpenCandidate[]> =>
  asked(db, eq(applications.studentId, studentId));

/** The postings that some applications are for. */
export const postingsOf = async (db: Executor, ids: string[]): Promise<string[]> =>
  (
    await db
      .selectDistinct({ postingId: applications.postingId })
      .from(applications)
      .where(among(applications.id, ids))
  ).map(({ postingId }) => postingId);

/** Whose applications these are, whatever became of them. */
export async function applicantsOf(db: Executor, ids: (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (!wanted.length) return new Map<string, { studentId: string; name: string }>();
  const rows = await db
    .select({ id: applications.id, studentId: applications.studentId, name: applications.name })
    .from(applications)
    .where(inArray(applications.id, wanted));
  return new Map(rows.map(({ id, ...applicant }) => [id, applicant]));
}
