import { limits } from "@toran/contract";
import type { StudentFilter } from "@toran/contract/schemas/officer-student";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { notFound, refused } from "../../../http/failures";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { students } from "../tables";
import { matching } from "./filter";

/** Refuses when one of these is not a student of the officer's college. */
export async function requireOwn(db: Executor, officer: SignedIn, ids: string[]) {
  if (!ids.length) return;
  const own = and(eq(students.collegeId, collegeIdOf(officer)), among(students.userId, ids));
  if ((await db.$count(students, own)) < ids.length) throw notFound("One of these students");
}

/** Everybody who matches a filter, as long as they are not too many to be dealt with at once. */
export async function idsMatching(db: Executor, officer: SignedIn, filter: StudentFilter) {
  const rows = await db
    .select({ id: students.userId })
    .from(students)
    .where(await matching(db, officer, filter))
    .limit(limits.bulkStudents + 1);
  if (rows.length > limits.bulkStudents)
    throw refused({ query: "More than 5,000 students match. Narrow the filter." });
  return rows.map(({ id }) => id);
}

export const countMatching = async (db: Executor, officer: SignedIn, filter: StudentFilter) =>
  db.$count(students, await matching(db, officer, filter));

/** Whether the student a query is at is in no list of the archive, and so shown in others. */
export const isListed = (studentId: AnyPgColumn): SQL => sql`exists (
  select 1 from ${students} where ${students.userId} = ${studentId} and not ${students.archived})`;

/**
 * Hides students from the lists, or shows them again, as a condition on their ids says. They are held first: who waited for
 * them looks at the condition as it is by then.
 */
export async function setArchived(
  tx: Executor,
  ids: string[],
  archived: (studentId: AnyPgColumn) => SQL,
) {
  const those = among(students.userId, ids);
  await tx
    .select({ id: students.userId })
    .from(students)
    .where(those)
    .orderBy(asc(students.userId))
    .for("update");
  await tx
    .update(students)
    .set({ archived: archived(students.userId) })
    .where(those);
}
