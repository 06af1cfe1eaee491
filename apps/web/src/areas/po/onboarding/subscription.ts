import { together } from "@/lib/loaded";
import type { Data } from "@toran/contract/endpoint";
import type { officerBilling } from "@toran/contract/endpoints/po/college";
import type { Billing, Plan } from "@toran/contract/schemas/billing";
import type { Calls } from "@/stores/calls";

export type Subscription = Data<(typeof officerBilling)["subscription"]>;

/** The plans on offer, and what the college has chosen and paid so far. */
export async function readPlans(calls: Calls) {
  const { billing } = await calls.po();
  return together<Plan[], Subscription>(billing.plans(), billing.subscription());
}

/** The payment that was opened last. */
export const newest = ({ billings }: Subscription): Billing | undefined =>
  billings.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];

/** A payment that was not made can still be for another plan. */
export const isOpen = ({ payment }: Billing) => payment === "CREATED" || payment === "FAILED";

/** Its plan was tried and never paid: while the trial runs, and once it has ended. */
export const isTried = ({ state, billings }: Subscription) =>
  state === "TRIAL" || (state === "EXPIRED" && !billings.some(({ payment }) => payment === "PAID"));
