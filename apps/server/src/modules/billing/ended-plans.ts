import { and, eq, gt, gte, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { billings, trials } from "./tables";

/** How long a plan that has ended is waited for. */
export const grace = 14 * 24 * 60 * 60 * 1000;

/**
 * The colleges that have paid or tried once, and whose last plan ended longer ago than the grace lasts. A plan that was
 * paid back has ended, and a trial ends by its day: nobody owes anything for it.
 */
export async function collegesWithEndedPlan(
  db: Executor,
  now: Date,
  collegeId?: string,
): Promise<string[]> {
  const later = alias(billings, "later");
  const running = alias(trials, "running");
  const without = (id: typeof billings.collegeId | typeof trials.collegeId) =>
    and(
      collegeId ? eq(id, collegeId) : undefined,
      notExists(
        db
          .select({ one: sql`1` })
          .from(later)
          .where(
            and(
              eq(later.collegeId, id),
              eq(later.payment, "PAID"),
              gte(later.endsAt, new Date(now.getTime() - grace)),
            ),
          ),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(running)
          .where(and(eq(running.collegeId, id), gt(running.endsAt, now))),
      ),
    );
  const paid = await db
    .selectDistinct({ id: billings.collegeId })
    .from(billings)
    .where(and(inArray(billings.payment, ["PAID", "REFUNDED"]), without(billings.collegeId)));
  const tried = await db
    .select({ id: trials.collegeId })
    .from(trials)
    .where(without(trials.collegeId));
  return [...new Set([...paid, ...tried].map(({ id }) => id))];
}
