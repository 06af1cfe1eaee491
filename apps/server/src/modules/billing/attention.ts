import { limits } from "@toran/contract";
import { inFigures } from "@toran/contract/plan-room";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { collegeIdOf } from "../accounts/signed-in";
import { type AttentionReader, attentionTo } from "../todos/attention-entry";
import { studentsIn } from "../students/in-plan";
import { billingsOf } from "./listed";
import { plans } from "./plans";
import { planOf } from "./room";
import { standing } from "./subscription";
import { billings } from "./tables";
import { trialSpans } from "./trials";

const soon = Math.max(...limits.reminders.planEnds);

/** A plan or a trial that ends soon or has ended, a plan that was chosen and not paid, and one that is nearly full. */
export const planAttention: AttentionReader = async (db, user, now) => {
  const own = eq(billings.collegeId, collegeIdOf(user));
  const [last] = await db
    .select({ endsAt: billings.endsAt })
    .from(billings)
    .where(and(own, eq(billings.payment, "PAID")))
    .orderBy(desc(billings.endsAt))
    .limit(1);
  const endsAt = last?.endsAt;
  if (endsAt && endsAt <= now) {
    const dueAt = new Date(endsAt.getTime() + limits.planGrace);
    return [attentionTo("PLAN", "Renew your plan, which has ended", { dueAt })];
  }
  const crowded = await crowding(db, user, now);
  if (endsAt && endsAt.getTime() - now.getTime() <= soon)
    return [attentionTo("PLAN", "Renew your plan before it ends", { dueAt: endsAt }), ...crowded];
  const without = endsAt ? [] : await neverPaid(db, user, now);
  if (without.length) return [...without, ...crowded];
  const unpaid = and(
    own,
    inArray(billings.payment, ["CREATED", "FAILED"]),
    isNull(billings.givenUpAt),
  );
  const open = await db.$count(billings, unpaid);
  const paying = open
    ? [attentionTo("PLAN", "Pay for the plan you have chosen, or give it up")]
    : [];
  return [...paying, ...crowded];
};

/** A trial that ends soon, or nothing that runs: a trial that has ended, or a plan whose payment went back. */
const neverPaid: AttentionReader = async (db, user, now) => {
  const collegeId = collegeIdOf(user);
  const all = (await billingsOf(db, collegeId)).map(({ billing }) => billing);
  const { state, endsAt } = await standing(db, collegeId, { all, now });
  if (state === "CANCELLED")
    return [attentionTo("PLAN", "Choose a plan again: the payment for yours went back")];
  if (state === "EXPIRED") return [attentionTo("PLAN", "Pay for a plan: your trial has ended")];
  if (state !== "TRIAL" || !endsAt) return [];
  const dueAt = new Date(endsAt);
  if (dueAt.getTime() - now.getTime() > Math.max(...trialSpans)) return [];
  return [attentionTo("PLAN", "Pay for a plan before your trial ends", { dueAt })];
};

/** A lead hears before the plan is full, while there is a larger one. No more are counted than it takes to know. */
const crowding: AttentionReader = async (db, user, now) => {
  const collegeId = collegeIdOf(user);
  const plan = user.rank === "LEAD" ? await planOf(db, collegeId, now) : null;
  if (!plan || !plans.some(({ students }) => students > plan.students)) return [];
  const many = await studentsIn(db, collegeId, plan.students);
  if (many < plan.students * limits.planRoom.told) return [];
  const title =
    many < plan.students
      ? `Choose a larger plan: ${inFigures(many)} of ${inFigures(plan.students)} students are there`
      : `Choose a larger plan: yours holds ${inFigures(plan.students)} students, and is full`;
  return [attentionTo("PLAN", title)];
};
