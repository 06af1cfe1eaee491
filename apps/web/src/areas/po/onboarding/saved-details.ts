import { useEffect, useState } from "react";
import { placeOf } from "@/features/address/address-values";
import { together } from "@/lib/loaded";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import type { Subscription } from "./subscription";

/** The plan, and that it is paid only where it is: it may be tried yet. */
function planOf({ plan, state }: Subscription) {
  if (!plan) return undefined;
  const stands = { ACTIVE: ", paid yearly", TRIAL: ", on trial" };
  return `${plan.name} plan${state === "ACTIVE" || state === "TRIAL" ? stands[state] : ""}`;
}

/** What an officer has filled in so far, in a few words for the rail. Without them it says nothing. */
export function useSavedDetails() {
  const { calls, po, session } = useStores();
  const [saved] = useState(
    () =>
      new Loadable(async () => {
        const { address, billing } = await calls.po();
        return together(address.read({ query: { isBilling: true } }), billing.subscription());
      }),
  );
  const { mode } = session;
  useEffect(() => void saved.load(), [saved, mode]);
  const [address, subscription] = saved.value ?? [];
  return {
    "Verify email": po.user.value?.data.email,
    BILLINGADDRESS: address ? placeOf(address) : undefined,
    PAYMENT: subscription && planOf(subscription),
  };
}
