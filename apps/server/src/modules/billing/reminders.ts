import { limits } from "@toran/contract";
import { and, eq, gt, max } from "drizzle-orm";
import type { Deps } from "../../deps";
import { staffOf } from "../accounts/profile";
import { remind, spanOf } from "../notifications/remind";
import { billings, trials } from "./tables";

const day = 24 * 60 * 60 * 1000;

/** Officers are told before the plan of their college ends, or the trial of one. */
export async function remindOfPlans(deps: Deps) {
  const now = deps.now();
  const rows = await deps.db
    .select({ collegeId: billings.collegeId, endsAt: max(billings.endsAt) })
    .from(billings)
    .where(and(eq(billings.payment, "PAID"), gt(billings.endsAt, now)))
    .groupBy(billings.collegeId);
  const paid = new Set(rows.map(({ collegeId }) => collegeId));
  const tried = await deps.db
    .select({ collegeId: trials.collegeId, endsAt: trials.endsAt })
    .from(trials)
    .where(gt(trials.endsAt, now));
  for (const { collegeId, endsAt } of [
    ...rows,
    ...tried.filter((trial) => !paid.has(trial.collegeId)),
  ]) {
    const span = endsAt && spanOf(limits.reminders.planEnds, endsAt, now);
    if (!span) continue;
    const days = span / day;
    await remind(deps, `plan:${collegeId}:${endsAt.toISOString()}:${span}`, async (tx) => ({
      to: (await staffOf(tx, { collegeId })).map(({ id }) => id),
      type: "plan.ending",
      title: days === 1 ? "Your plan ends within a day" : `Your plan ends within ${days} days`,
      body: "After it has ended, nothing can be changed until it is renewed.",
      link: "/po/plan-price",
    }));
  }
}
