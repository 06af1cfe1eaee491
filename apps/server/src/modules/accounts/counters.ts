import { eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { askedOften } from "../../db/prepared";
import { counters } from "./tables";

export interface Allowance {
  key: string;
  most: number;
  /** The length of the window, in milliseconds. */
  window: number;
}

/** The statement that counts one more within the window: one alone, so that parallel calls cannot share a count. */
export function counting(db: Executor, { key, window }: Allowance, now: Date) {
  const resetAt = new Date(now.getTime() + window);
  return db
    .insert(counters)
    .values({ key, count: 1, resetAt })
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${counters.resetAt} <= ${now} then 1 else ${counters.count} + 1 end`,
        resetAt: sql`case when ${counters.resetAt} <= ${now} then ${resetAt} else ${counters.resetAt} end`,
      },
    })
    .returning();
}

type Counted = Pick<typeof counters.$inferSelect, "count" | "resetAt">;

/** What a count means: whether it is within what is allowed, and when there is room again. */
export const countedOf = ({ count, resetAt }: Counted, { most }: Allowance, now: Date) => ({
  allowed: count <= most,
  count,
  retryAfter: resetAt.getTime() - now.getTime(),
});

/** Counts one more within the window. */
export async function spend(db: Executor, allowance: Allowance, now: Date) {
  const counted = askedOften("spend", counting(db, allowance, now));
  return countedOf(await one(counted, "The counter"), allowance, now);
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
