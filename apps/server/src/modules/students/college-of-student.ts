import { eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { students } from "./tables";

/** The college whose officers look after a student. */
export async function collegeOfStudent(db: Executor, userId: string) {
  const [student] = await db
    .select({ collegeId: students.collegeId })
    .from(students)
    .where(eq(students.userId, userId));
  return student?.collegeId ?? null;
}
