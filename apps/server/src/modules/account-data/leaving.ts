import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { deletions } from "./tables";

/** Whether the person a query is at is not about to leave. */
export const stays = (userId: AnyPgColumn): SQL =>
  sql`not exists (select 1 from ${deletions} where ${deletions.userId} = ${userId})`;

/** The deletion that somebody has asked for, if it is still to come. */
export async function deletionOf(db: Executor, userId: string) {
  const [row] = await db.select().from(deletions).where(eq(deletions.userId, userId));
  return row;
}

/** Those of these people who are about to leave. */
export async function leavingOf(db: Executor, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: deletions.userId })
    .from(deletions)
    .where(among(deletions.userId, ids));
  return new Set(rows.map(({ id }) => id));
}

/** When an account is erased, for its owner to read on every page; nothing where that is not asked for. */
export async function erasureOf(db: Executor, userId: string) {
  const row = await deletionOf(db, userId);
  return row && { erasesAt: row.erasesAt.toISOString() };
}
