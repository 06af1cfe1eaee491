import { eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { deletions } from "./tables";

/** The deletion that a student has asked for, if it is still to come. */
export async function deletionOf(db: Executor, studentId: string) {
  const [row] = await db.select().from(deletions).where(eq(deletions.studentId, studentId));
  return row;
}
