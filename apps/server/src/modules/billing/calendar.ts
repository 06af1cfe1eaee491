import { and, desc, eq } from "drizzle-orm";
import { collegeIdOf } from "../accounts/signed-in";
import { type CalendarSourceReader, entry } from "../calendar/entry";
import { billings } from "./tables";

/** When the plan of an officer's college ends. */
export const planCalendar: CalendarSourceReader = async (db, owner, { from, to }) => {
  const [plan] = await db
    .select({ id: billings.id, endsAt: billings.endsAt })
    .from(billings)
    .where(and(eq(billings.collegeId, collegeIdOf(owner)), eq(billings.payment, "PAID")))
    .orderBy(desc(billings.endsAt))
    .limit(1);
  if (!plan?.endsAt || plan.endsAt < from || plan.endsAt >= to) return [];
  return [
    entry({
      id: `plan-ends.${plan.id}`,
      source: "SUBSCRIPTION",
      sourceId: plan.id,
      title: "Your plan ends: renew it",
      start: plan.endsAt.toISOString(),
      link: "/po/plan-price",
    }),
  ];
};
