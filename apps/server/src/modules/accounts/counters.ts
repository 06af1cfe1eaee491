import { eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { counters } from "./tables";

export interface Allowance {
  key: string;
  most: number;
  /** The length of the window, in milliseconds. */
  window: number;
}

/** Counts one more within the window, in one statement, so that parallel calls cannot share a count. */
export async function spend(db: Executor, { key, most, window }: Allowance, now: Date) {
  const resetAt = new Date(now.getTime() + window);
  const [row] = await db
    .insert(counters)
    .values({ key, count: 1, resetAt })
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${counters.resetAt} <= ${now} then 1 else ${counters.count} + 1 end`,
        resetAt: sql`case when ${counters.resetAt} <= ${now} then ${resetAt} else ${counters.resetAt} end`,
      },
    })
    .returning()
    .prepare("spend")
    .execute();
  const count = row?.count ?? 1;
  return {
    allowed: count <= most,
    count,
    retryAfter: (row?.resetAt ?? resetAt).getTime() - now.getTime(),
  };
}

/** Gives back what a good try has spent. */
export async function giveBack(db: Executor, key: string) {
  await db
    .update(counters)
    .set({ count: sql`greatest(0, ${counters.count} - 1)` })
    .where(eq(counters.key, key));
}

/** Whether an allowance is used up, without using any of it. */
export async function isSpent(db: Executor, { key, most }: Omit<Allowance, "window">, now: Date) {
  const [row] = await db.select().from(counters).where(eq(counters.key, key));
  return row && row.count >= most && row.resetAt > now
    ? { retryAfter: row.resetAt.getTime() - now.getTime() }
    : undefined;
}
