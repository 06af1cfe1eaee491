import { and, eq, gte, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { billings } from "./tables";

/** How long a plan that has ended is waited for. */
export const grace = 14 * 24 * 60 * 60 * 1000;

/**
 * The colleges that have paid once, and whose last plan ended longer ago than the grace lasts. A plan that was paid back
 * has ended.
 */
export async function collegesWithEndedPlan(
  db: Executor,
  now: Date,
  collegeId?: string,
): Promise<string[]> {
  const later = alias(billings, "later");
  const runs = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.collegeId, billings.collegeId),
        eq(later.payment, "PAID"),
        gte(later.endsAt, new Date(now.getTime() - grace)),
      ),
    );
  const rows = await db
    .selectDistinct({ collegeId: billings.collegeId })
    .from(billings)
    .where(
      and(
        inArray(billings.payment, ["PAID", "REFUNDED"]),
        collegeId ? eq(billings.collegeId, collegeId) : undefined,
        notExists(runs),
      ),
    );
  return rows.map((row) => row.collegeId);
}
