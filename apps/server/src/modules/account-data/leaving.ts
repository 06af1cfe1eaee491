import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { deletions } from "./tables";

/** Whether the student a query is at is not about to leave. */
export const stays = (studentId: AnyPgColumn): SQL =>
  sql`not exists (select 1 from ${deletions} where ${deletions.userId} = ${studentId})`;

/** The deletion that a student has asked for, if it is still to come. */
export async function deletionOf(db: Executor, studentId: string) {
  const [row] = await db.select().from(deletions).where(eq(deletions.userId, studentId));
  return row;
}
