import { limits } from "@toran/contract";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { collegeIdOf } from "../accounts/signed-in";
import { type AttentionReader, attentionTo } from "../todos/attention-entry";
import { grace } from "./ended-plans";
import { billings } from "./tables";

const soon = Math.max(...limits.reminders.planEnds);

/** A plan that ends soon or has ended, and one that was chosen and not paid. */
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
    const dueAt = new Date(endsAt.getTime() + grace);
    return [attentionTo("PLAN", "Renew your plan, which has ended", { dueAt })];
  }
  if (endsAt && endsAt.getTime() - now.getTime() <= soon)
    return [attentionTo("PLAN", "Renew your plan before it ends", { dueAt: endsAt })];
  const unpaid = and(
    own,
    inArray(billings.payment, ["CREATED", "FAILED"]),
    isNull(billings.givenUpAt),
  );
  const open = await db.$count(billings, unpaid);
  return open ? [attentionTo("PLAN", "Pay for the plan you have chosen, or give it up")] : [];
};
