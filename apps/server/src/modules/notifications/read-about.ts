import type { NoticeType } from "@toran/contract";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { afterCommit } from "../../db/transaction-guard";
import type { Deps } from "../../deps";
import { notifications } from "./tables";
import { unreadOf } from "./unread";

/** Somebody has opened what they were told of, by whichever way they came to it. */
export const readNoticesAbout = (tx: Executor, userId: string, id: string, now: Date) =>
  tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        sql`${notifications.entity} ->> 'id' = ${id}`,
      ),
    );

/** What people were to be told of is no more: a mail of it that waits, as for the end of the night, stays away. */
export const unmailNoticesAbout = (tx: Executor, userIds: string[], id: string) =>
  tx
    .update(notifications)
    .set({ mailAt: null })
    .where(
      and(
        among(notifications.userId, userIds),
        isNotNull(notifications.mailAt),
        sql`${notifications.entity} ->> 'id' = ${id}`,
      ),
    );

/** What the unread notices of some types tell somebody of. */
export const unreadAbout = async (db: Executor, userId: string, types: NoticeType[]) =>
  (
    await db
      .select({ entity: notifications.entity })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.readAt),
          inArray(notifications.type, types),
        ),
      )
  ).flatMap(({ entity }) => (entity ? [entity.id] : []));

/** Somebody has seen what notices of some types are about; their pages are told, as when they read these themselves. */
export async function readNoticesOf(
  tx: Executor,
  { events, now }: Pick<Deps, "events" | "now">,
  userId: string,
  { types, ids }: { types: NoticeType[]; ids: string[] },
) {
  if (!ids.length) return;
  const read = await tx
    .update(notifications)
    .set({ readAt: now() })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        inArray(notifications.type, types),
        sql`${notifications.entity} ->> 'id' = any(${sql.param(ids)}::text[])`,
      ),
    )
    .returning({ id: notifications.id });
  if (!read.length) return;
  const left = await unreadOf(tx, userId);
  afterCommit(() => events.emit("happened", userId, "notification.read", left));
}
