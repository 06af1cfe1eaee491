import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { students } from "./tables";

/** Who has left, or was never let in, takes no place of a plan. */
const gone = ["REJECTED", "DEREGISTERED", "ALUMNI"] as const;

/** How many students of a college take a place of its plan; counted to `most` only, where no more matters. */
export async function studentsIn(db: Executor, collegeId: string, most?: number): Promise<number> {
  const own = and(eq(students.collegeId, collegeId), notInArray(students.accountStatus, [...gone]));
  const some = db
    .select({ one: sql`1` })
    .from(students)
    .where(own);
  return db.$count((most === undefined ? some : some.limit(most)).as("some"));
}
