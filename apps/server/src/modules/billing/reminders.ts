import { limits } from "@toran/contract";
import { and, eq, gt, max } from "drizzle-orm";
import type { Deps } from "../../deps";
import { staffOf } from "../accounts/profile";
import { remind, spanOf } from "../notifications/remind";
import { billings, trials } from "./tables";
import { trialSpans } from "./trials";

const day = 24 * 60 * 60 * 1000;

const { planEnds } = limits.reminders;
const plan = {
  what: "plan",
  spans: planEnds,
  follows: `For ${limits.planGrace / day} days more everything goes on; then nothing can be changed until it is renewed.`,
};
const trial = {
  what: "trial",
  spans: trialSpans,
  follows: "After it has ended, nothing can be changed until a plan is paid for.",
};

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
  const ending = [
    ...rows.map((row) => ({ ...row, ...plan })),
    ...tried.filter(({ collegeId }) => !paid.has(collegeId)).map((row) => ({ ...row, ...trial })),
  ];
  for (const { collegeId, endsAt, what, spans, follows } of ending) {
    const span = endsAt && spanOf(spans, endsAt, now);
    if (!span) continue;
    const days = span / day;
    await remind(deps, `plan:${collegeId}:${endsAt.toISOString()}:${span}`, async (tx) => ({
      to: (await staffOf(tx, { collegeId })).map(({ id }) => id),
      type: "plan.ending",
      title: `Your ${what} ends within ${days === 1 ? "a day" : `${days} days`}`,
      body: follows,
      link: "/po/plan-price",
    }));
  }
}
