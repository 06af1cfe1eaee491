import { limits } from "@toran/contract";
import { and, eq, lt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { whoLeft } from "../accounts/profile";
import { notifications, remindersGiven } from "./tables";

export async function forgetOldNotices(db: Executor, now: Date) {
  const before = new Date(now.getTime() - limits.notifications.kept);
  await db.delete(notifications).where(lt(notifications.since, before));
  await db.delete(remindersGiven).where(lt(remindersGiven.at, before));
}

/**
 * Forgets what people were told of these things. A notice that stands for several counts them, names none of them, and
 * leads to none.
 */
export async function forgetNoticesAbout(tx: Executor, ids: string[]) {
  const about = sql`${notifications.entity} ->> 'id' = any(${sql.param(ids)}::text[])`;
  await tx.delete(notifications).where(and(about, eq(notifications.many, 1)));
  const link = sql`regexp_replace(${notifications.link}, '&candidate=[^&]*', '')`;
  await tx.update(notifications).set({ actor: null, entity: null, link }).where(about);
}

/**
 * Takes a name out of what people were told. Notices do not say whose name it is: somebody else who is called the
 * same is told of without it as well.
 */
export async function forgetNameInNotices(tx: Executor, name: string) {
  const without = (column: AnyPgColumn) => sql`replace(${column}, ${name}, ${whoLeft})`;
  await tx
    .update(notifications)
    .set({
      actor: null,
      title: without(notifications.title),
      body: without(notifications.body),
    })
    .where(eq(notifications.actor, name));
}

/** What somebody was told, as far as it is still kept. */
export const noticesOf = (db: Executor, userId: string) =>
  db
    .select({
      type: notifications.type,
      title: notifications.title,
      body: notifications.body,
      at: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.createdAt);
