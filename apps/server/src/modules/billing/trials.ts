import { limits } from "@toran/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { conflict } from "../../http/failures";
import { stepSaved, stepSavedFor } from "../accounts/modes";
import { type Acting, record } from "../audit/record";
import { foundCollege } from "../colleges/college";
import { chosenPlan } from "./plans";
import { billings, trials } from "./tables";

/** How long before a trial ends that is told: as it begins nobody needs to hear of it. */
export const trialSpans = limits.reminders.planEnds.filter((span) => span < limits.trial);

export async function trialOf(db: Executor, collegeId: string) {
  const [trial] = await db.select().from(trials).where(eq(trials.collegeId, collegeId));
  return trial;
}

/** Whether a college has had a plan that was paid, even where the money went back. */
const everPaid = async (db: Executor, collegeId: string) =>
  (await db.$count(
    billings,
    and(eq(billings.collegeId, collegeId), inArray(billings.payment, ["PAID", "REFUNDED"])),
  )) > 0;

export const mayTry = async (db: Executor, collegeId: string) =>
  !(await trialOf(db, collegeId)) && !(await everPaid(db, collegeId));

/** Lets a college try a plan; of two officers who ask at once one begins it. */
export async function beginTrial(tx: Executor, deps: Deps, { user, call }: Acting, planId: string) {
  const plan = chosenPlan(planId);
  const collegeId = await foundCollege(tx, user);
  if (await everPaid(tx, collegeId)) throw conflict("Your college has a plan already.");
  const startedAt = deps.now();
  const endsAt = new Date(startedAt.getTime() + limits.trial);
  const [begun] = await tx
    .insert(trials)
    .values({ collegeId, planId: plan.id, startedAt, endsAt })
    .onConflictDoNothing()
    .returning();
  if (!begun)
    throw conflict("Your college has tried a plan already. Pay for one to go on; nothing is lost.");
  const deed = { action: "plan.try", after: { plan: plan.name } } as const;
  await record(tx, { user: { ...user, collegeId }, call }, deed, startedAt);
  await stepSavedFor(tx, collegeId, "PAYMENT");
  return { endsAt: endsAt.toISOString(), mode: await stepSaved(tx, user, "PAYMENT") };
}
