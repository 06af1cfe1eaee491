import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { notifications } from "./tables";

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
