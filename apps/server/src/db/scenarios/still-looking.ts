import { and, asc, eq, ne } from "drizzle-orm";
import { type User, users } from "../../modules/accounts/tables";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";

const { department } = students;
const ofWhich = {
  "Computer Science": eq(department, "Computer Science"),
  "all else": ne(department, "Computer Science"),
};

/** Invented students of a college who may apply and are not placed, by their roll numbers. */
export async function stillLooking(
  tx: Executor,
  collegeId: string,
  which: keyof typeof ofWhich,
): Promise<User[]> {
  const rows = await tx
    .select({ user: users })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        eq(students.collegeId, collegeId),
        eq(students.accountStatus, "ACTIVE"),
        eq(students.placementStatus, "NOT_PLACED"),
        ofWhich[which],
      ),
    )
    .orderBy(asc(students.rollNumber));
  return rows.map(({ user }) => user);
}
