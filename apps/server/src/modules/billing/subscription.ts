import { limits } from "@toran/contract";
import type { Executor } from "../../db/database";
import { counting } from "./periods";
import { planBy } from "./plans";
import type { Billing } from "./tables";
import { mayTry, trialOf } from "./trials";

function standOf({ endsAt }: Billing, now: Date) {
  if (endsAt && endsAt > now) return "ACTIVE" as const;
  const waited = endsAt && endsAt.getTime() + limits.planGrace > now.getTime();
  return waited ? ("PAST_DUE" as const) : ("EXPIRED" as const);
}

/** Which plan a college has and how it stands: what was paid counts, before it what is tried. */
export async function standing(
  db: Executor,
  collegeId: string | null,
  { all, now }: { all: Billing[]; now: Date },
) {
  const paid = counting(all, now);
  if (paid) {
    const { planId, endsAt } = paid;
    return {
      state: standOf(paid, now),
      plan: planBy(planId) ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    };
  }
  const refunded = all.some(({ payment }) => payment === "REFUNDED");
  const trial = collegeId ? await trialOf(db, collegeId) : undefined;
  const runs = trial && trial.endsAt > now;
  const may = { mayTry: collegeId ? await mayTry(db, collegeId) : true };
  if (trial && (runs || !refunded))
    return {
      state: runs ? ("TRIAL" as const) : ("EXPIRED" as const),
      plan: planBy(trial.planId) ?? null,
      endsAt: trial.endsAt.toISOString(),
      ...may,
    };
  return { state: refunded ? ("CANCELLED" as const) : null, plan: null, endsAt: null, ...may };
}
