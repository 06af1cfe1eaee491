import { useEffect, useState } from "react";
import { placeOf } from "@/features/address/address-values";
import { together } from "@/lib/loaded";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";

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
    PAYMENT: subscription?.plan ? `${subscription.plan.name} plan, paid yearly` : undefined,
  };
}
