import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { notifications } from "./tables";

/** Whose they are is part of every condition: to anyone else they do not exist. */
export const seenBy = (userId: string) =>
  and(eq(notifications.userId, userId), eq(notifications.inApp, true));
/** Not put away. */
export const waiting = isNull(notifications.archivedAt);
export const unread = and(waiting, isNull(notifications.readAt));

/** How many notices of somebody are neither read nor put away. */
export const unreadOf = async (db: Executor, userId: string) => ({
  unread: await db.$count(notifications, and(seenBy(userId), unread)),
});
