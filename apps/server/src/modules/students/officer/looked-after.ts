import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { students } from "../tables";
import { foundBy } from "./search";

/** The students of an officer's college whom its lists show, without those whom it has refused or taken off. */
export function lookedAfter(db: Executor, officer: SignedIn, search?: string) {
  const collegeId = collegeIdOf(officer);
  return db
    .select({
      studentId: students.userId,
      firstName: students.firstName,
      lastName: students.lastName,
      rollNumber: students.rollNumber,
      department: students.department,
      picture: students.picture,
    })
    .from(students)
    .where(
      and(
        eq(students.collegeId, collegeId),
        sql`not ${students.archived}`,
        notInArray(students.accountStatus, ["REJECTED", "DEREGISTERED"]),
        search ? foundBy(search, collegeId) : undefined,
      ),
    )
    .as("looked_after");
}
