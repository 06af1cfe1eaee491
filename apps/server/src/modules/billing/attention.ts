import { limits } from "@toran/contract";
import { inFigures } from "@toran/contract/plan-room";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { collegeIdOf } from "../accounts/signed-in";
import { type AttentionReader, attentionTo } from "../todos/attention-entry";
import { studentsIn } from "../students/in-plan";
import { plans } from "./plans";
import { planOf } from "./room";
import { billings } from "./tables";

const soon = Math.max(...limits.reminders.planEnds);

/** A plan that ends soon or has ended, one that was chosen and not paid, and one that is nearly full. */
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
