import { and, eq, ne, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { students } from "./tables";

/** The students of a department follow its name. */
export async function renameDepartment(
  tx: Executor,
  collegeId: string,
  before: string,
  after: string,
) {
  if (before === after) return;
  await tx
    .update(students)
    .set({ department: after })
    .where(and(eq(students.collegeId, collegeId), isCalled(before)));
}

/** Students who have a department in other letters have it as the college spells it: lists go by the letters. */
export const spellDepartment = (tx: Executor, collegeId: string, name: string) =>
  tx
    .update(students)
    .set({ department: name })
    .where(and(eq(students.collegeId, collegeId), isCalled(name), ne(students.department, name)));

const isCalled = (name: string) =>
  eq(sql`lower(btrim(${students.department}))`, name.toLowerCase());
