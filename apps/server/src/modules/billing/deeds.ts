import { totalOf } from "@toran/contract/billing-total";
import type { Executor } from "../../db/database";
import { type Acting, record, recordOutcome } from "../audit/record";
import { planBy } from "./plans";
import type { Billing } from "./tables";

/** What a payment is for and how much it is, as it is read in the log. */
function termsOf(billing: Billing) {
  const { planId, currency } = billing;
  const money = new Intl.NumberFormat("en-IN", { style: "currency", currency });
  return { plan: planBy(planId)?.name ?? planId, total: money.format(totalOf(billing) / 100) };
}

/** Who founds the college by their choice does not belong to it yet. */
const inCollege = ({ user, call }: Acting, { collegeId }: Billing): Acting => ({
  user: { ...user, collegeId },
  call,
});

/** A plan that is chosen again as it stands is no deed. */
export async function recordChoice(
  tx: Executor,
  by: Acting,
  now: Billing,
  { at, before }: { at: Date; before?: Billing | undefined },
) {
  if (before?.planId === now.planId) return;
  const deed = {
    action: "plan.choose",
    entity: now.id,
    ...(before && { before: termsOf(before) }),
    after: termsOf(now),
  } as const;
  await record(tx, inCollege(by, now), deed, at);
}

const begin = "payment.begin";

/** Somebody sets out to pay: the gateway names nobody when it tells how that ended. */
export const recordBegun = (tx: Executor, by: Acting, billing: Billing, at: Date) =>
  record(
    tx,
    inCollege(by, billing),
    { action: begin, entity: billing.id, after: termsOf(billing) },
    at,
  );

export function recordPaid(tx: Executor, billing: Billing, at: Date) {
  const { id: entity, collegeId: tenantId } = billing;
  const deed = { action: "payment.make", entity, after: termsOf(billing) } as const;
  return recordOutcome(tx, { tenantId, action: begin, entity }, deed, at);
}
