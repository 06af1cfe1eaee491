import { seasonYear } from "@toran/contract/hiring/season";
import { and, asc, count, eq, gte, inArray, min, type SQL, sql, sum } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { firstAcceptedOf, hasApplied } from "../hiring/standing";
import { byOwnWord } from "./college-of-student";
import { externalOffers, students } from "./tables";

const week = 7 * 24 * 60 * 60 * 1000;

/** Who counts: not who only says to be of the college. */
const listed = sql`not ${students.archived} and not ${byOwnWord}`;

/** The year in which those end whose season it is: a batch that is archived has had its own. */
export async function endingYear(db: Executor, collegeId: string, now: Date) {
  const from = seasonYear(now) + 1;
  const [row] = await db
    .select({ year: min(students.graduationYear) })
    .from(students)
    .where(and(eq(students.collegeId, collegeId), gte(students.graduationYear, from), listed));
  return row?.year ?? null;
}

const ending = (collegeId: string, year: number) =>
  and(eq(students.collegeId, collegeId), eq(students.graduationYear, year), listed);
const countIf = (condition: SQL) => count(sql`case when ${condition} then 1 end`);
const isPlaced = sql`${students.placementStatus} = 'PLACED'`;

/** When the first of those from elsewhere was verified, or recorded. */
const firstRecorded = sql`(
  select min(coalesce(${externalOffers.answeredAt}, ${externalOffers.recordedAt})) from ${externalOffers}
  where ${externalOffers.studentId} = ${students.userId} and ${externalOffers.state} = 'ACCEPTED')`;

/** Placed by an offer that nobody had accepted, recorded or verified before. */
const placedSince = (since: Date) =>
  sql`${isPlaced} and least(${firstRecorded}, ${firstAcceptedOf(students.userId)}) >= ${since.toISOString()}::timestamptz`;

/**
 * Whoever looks for something else, was deregistered or was not accepted is no part of a share, unless they are placed, hold an
 * offer or have applied.
 */
const counts = sql`((${students.outcomeTag} = 'SEEKING' and ${students.accountStatus} not in ('DEREGISTERED', 'REJECTED'))
  or ${students.placementStatus} <> 'NOT_PLACED'
  or ${hasApplied(students.userId)})`;

const figures = (now: Date) => ({
  students: countIf(counts),
  notSeeking: countIf(sql`not ${counts}`),
  placed: countIf(isPlaced),
  placedThisWeek: countIf(placedSince(new Date(now.getTime() - week))),
});

/** How far the students of each department have come who end in a year. */
export const rollOf = (db: Executor, collegeId: string, year: number, now: Date) =>
  db
    .select({
      department: students.department,
      ...figures(now),
      offered: countIf(sql`${students.placementStatus} = 'OFFERED'`),
      inProcess: countIf(
        sql`${students.placementStatus} = 'NOT_PLACED' and ${hasApplied(students.userId)}`,
      ),
    })
    .from(students)
    .where(ending(collegeId, year))
    .groupBy(students.department)
    .orderBy(asc(students.department));

/** The season of some departments, or of the whole college, in a few figures. */
export const seasonOf = (
  db: Executor,
  collegeId: string,
  year: number,
  departments: string[] | undefined,
  now: Date,
) =>
  one(
    db
      .select({
        ...figures(now),
        offers: sql<number>`coalesce(${sum(students.offers)}, 0)`.mapWith(Number),
        withSeveral: countIf(sql`${students.offers} > 1`),
        medianPackage: sql<
          number | null
        >`percentile_cont(0.5) within group (order by ${students.bestPackage})
          filter (where ${isPlaced} and not ${students.detailsPending})`.mapWith((value: unknown) =>
          Math.round(Number(value)),
        ),
      })
      .from(students)
      .where(and(ending(collegeId, year), departments && isOf(departments))),
    "The season",
  );

/** Who ends next in a college, and how many of them there are. */
export async function endingNext(db: Executor, collegeId: string, now: Date) {
  const graduationYear = await endingYear(db, collegeId, now);
  const many = graduationYear ? await db.$count(students, ending(collegeId, graduationYear)) : 0;
  return { graduationYear, students: many };
}

const isOf = (departments: string[]) =>
  departments.length
    ? inArray(
        sql`lower(btrim(${students.department}))`,
        departments.map((name) => name.toLowerCase()),
      )
    : sql`false`;

/** The students of colleges with their departments, to be joined by whoever counts something of theirs. */
export const studentsOf = (db: Executor, collegeIds: SQL | string[]) =>
  db
    .select({ studentId: students.userId, department: students.department })
    .from(students)
    .where(
      and(
        listed,
        Array.isArray(collegeIds)
          ? inArray(students.collegeId, collegeIds)
          : sql`${students.collegeId} in ${collegeIds}`,
      ),
    )
    .as("student");
export type StudentsOf = ReturnType<typeof studentsOf>;
