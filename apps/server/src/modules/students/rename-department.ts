import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
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
  await callDepartment(tx, after, and(eq(students.collegeId, collegeId), isCalled(before)));
}

/** Students who have a department in other letters have it as the college spells it: lists go by the letters. */
export const spellDepartment = (tx: Executor, collegeId: string, name: string) =>
  callDepartment(
    tx,
    name,
    and(eq(students.collegeId, collegeId), isCalled(name), ne(students.department, name)),
  );

/** They are held first, in the order in which all others hold them, or two that meet would block each other. */
async function callDepartment(tx: Executor, department: string, which: SQL | undefined) {
  await tx
    .select({ id: students.userId })
    .from(students)
    .where(which)
    .orderBy(asc(students.userId))
    .for("update");
  await tx.update(students).set({ department }).where(which);
}

const isCalled = (name: string) =>
  eq(sql`lower(btrim(${students.department}))`, name.toLowerCase());
