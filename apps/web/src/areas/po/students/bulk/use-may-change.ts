import { useStores } from "@/stores/use-stores";

/** Whether the officer may change anything: not a viewer, and not while the plan has run out. */
export function useMayChange() {
  const { po, session } = useStores();
  return po.user.value?.data.rank !== "VIEWER" && session.mode !== "PAYMENTEXPIRY";
}
