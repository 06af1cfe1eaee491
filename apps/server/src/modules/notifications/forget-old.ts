import { limits } from "@toran/contract";
import { lt } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { notifications, remindersGiven } from "./tables";

export async function forgetOldNotices(db: Executor, now: Date) {
  const before = new Date(now.getTime() - limits.notifications.kept);
  await db.delete(notifications).where(lt(notifications.since, before));
  await db.delete(remindersGiven).where(lt(remindersGiven.at, before));
}
