import { and, eq, inArray, not, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { type Student, students } from "./tables";

/** The college whose officers look after a student. */
export async function collegeOfStudent(db: Executor, userId: string) {
  const [student] = await db
    .select({ collegeId: students.collegeId })
    .from(students)
    .where(eq(students.userId, userId));
  return student?.collegeId ?? null;
}

const unconfirmed = ["REGISTERED", "CHANGES_REQUESTED", "REJECTED"] as const;

/** Whom a college has by their own word alone: they named it, and its office has not confirmed them. */
export const byOwnWord = sql`(${students.choseCollege} and ${inArray(students.accountStatus, unconfirmed)})`;
export const isByOwnWord = ({
  choseCollege,
  accountStatus,
}: Pick<Student, "choseCollege" | "accountStatus">) =>
  choseCollege && unconfirmed.some((each) => each === accountStatus);

/** The college a student is known to be of: what its students show each other is not for who only says to be one. */
export async function knownCollegeOf(db: Executor, userId: string) {
  const [student] = await db
    .select({ collegeId: students.collegeId })
    .from(students)
    .where(and(eq(students.userId, userId), not(byOwnWord)));
  return student?.collegeId ?? null;
}
