import { and, desc, eq } from "drizzle-orm";
import { collegeIdOf } from "../accounts/signed-in";
import { type CalendarSourceReader, entry } from "../calendar/entry";
import { billings } from "./tables";
import { trialOf } from "./trials";

/** When the plan of an officer's college ends, or its trial of one. */
export const planCalendar: CalendarSourceReader = async (db, owner, { from, to }) => {
  const [plan] = await db
    .select({ id: billings.id, endsAt: billings.endsAt })
    .from(billings)
    .where(and(eq(billings.collegeId, collegeIdOf(owner)), eq(billings.payment, "PAID")))
    .orderBy(desc(billings.endsAt))
    .limit(1);
  // A trial is over with the payment, whenever that ends.
  const trial = plan ? undefined : await trialOf(db, collegeIdOf(owner));
  const ends = plan ?? (trial && { id: trial.collegeId, endsAt: trial.endsAt });
  if (!ends?.endsAt || ends.endsAt < from || ends.endsAt >= to) return [];
  return [
    entry({
      id: `plan-ends.${ends.id}`,
      source: "SUBSCRIPTION",
      sourceId: ends.id,
      title: plan ? "Your plan ends: renew it" : "Your trial ends: pay for a plan",
      start: ends.endsAt.toISOString(),
      link: "/po/plan-price",
    }),
  ];
};
