import { and, asc, count, eq, gte, inArray, min, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { students } from "./tables";

const july = 6;

/** The year in which those end whose season it is: seasons begin in July. */
export async function endingYear(db: Executor, collegeId: string, now: Date) {
  const from = now.getUTCFullYear() + (now.getUTCMonth() >= july ? 1 : 0);
  const [row] = await db
    .select({ year: min(students.graduationYear) })
    .from(students)
    .where(and(eq(students.collegeId, collegeId), gte(students.graduationYear, from)));
  return row?.year ?? null;
}

const ending = (collegeId: string, year: number) =>
  and(eq(students.collegeId, collegeId), eq(students.graduationYear, year));

/** How far the students of each department have come who end in a year. */
export const rollOf = (db: Executor, collegeId: string, year: number) =>
  db
    .select({
      department: students.department,
      students: count(),
      placed: count(sql`case when ${students.placementStatus} = 'PLACED' then 1 end`),
      offered: count(sql`case when ${students.placementStatus} = 'OFFERED' then 1 end`),
      looking: count(
        sql`case when ${students.placementStatus} = 'NOT_PLACED' and ${students.accountStatus} = 'ACTIVE' then 1 end`,
      ),
    })
    .from(students)
    .where(ending(collegeId, year))
    .groupBy(students.department)
    .orderBy(asc(students.department));

/** The students of colleges with their departments, to be joined by whoever counts something of theirs. */
export const studentsOf = (db: Executor, collegeIds: SQL | string[]) =>
  db
    .select({ studentId: students.userId, department: students.department })
    .from(students)
    .where(
      Array.isArray(collegeIds)
        ? inArray(students.collegeId, collegeIds)
        : sql`${students.collegeId} in ${collegeIds}`,
    )
    .as("student");
export type StudentsOf = ReturnType<typeof studentsOf>;
