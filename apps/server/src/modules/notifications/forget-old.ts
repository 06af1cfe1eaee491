import { limits } from "@toran/contract";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { notifications, remindersGiven } from "./tables";

export async function forgetOldNotices(db: Executor, now: Date) {
  const before = new Date(now.getTime() - limits.notifications.kept);
  await db.delete(notifications).where(lt(notifications.since, before));
  await db.delete(remindersGiven).where(lt(remindersGiven.at, before));
}

/** Forgets what people were told of these things. A notice that stands for several counts them, and names none of them. */
export async function forgetNoticesAbout(tx: Executor, ids: string[]) {
  const about = sql`${notifications.entity} ->> 'id' = any(${sql.param(ids)}::text[])`;
  await tx.delete(notifications).where(and(about, eq(notifications.many, 1)));
  await tx.update(notifications).set({ actor: null }).where(about);
}
