import { and, eq, isNull, sql } from "drizzle-orm";
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
