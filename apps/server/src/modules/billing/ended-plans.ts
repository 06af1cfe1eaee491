import { limits } from "@toran/contract";
import { and, eq, gt, gte, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { pauseOfficers, resumeOfficers } from "../accounts/modes";
import { billings, trials } from "./tables";

const { planGrace: grace } = limits;

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

/**
 * Pauses the officers of colleges whose plan has ended, and gives those colleges. One that has paid before its officers
 * were held is let in again; one that pays later waits for them.
 */
export async function pauseEnded(tx: Executor, now: Date, collegeId?: string): Promise<string[]> {
  const found = await collegesWithEndedPlan(tx, now, collegeId);
  if (!found.length) return [];
  await pauseOfficers(tx, found);
  const ended = await collegesWithEndedPlan(tx, now, collegeId);
  for (const id of found) if (!ended.includes(id)) await resumeOfficers(tx, id);
  return ended;
}
