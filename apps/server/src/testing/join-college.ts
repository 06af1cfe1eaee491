import { eq } from "drizzle-orm";
import { users } from "../modules/accounts/tables";
import { students } from "../modules/students/tables";
import type { TestServer } from "./start-server";

/** Makes a student one of the college of an officer. */
export async function joinCollege(
  { db }: TestServer,
  student: { id: string },
  officer: { id: string },
) {
  const [found] = await db.select().from(users).where(eq(users.id, officer.id));
  const collegeId = found?.collegeId ?? null;
  await db.update(students).set({ collegeId }).where(eq(students.userId, student.id));
  return collegeId;
}
