import { useStores } from "./use-stores";

type StaffArea = "po" | "hr";

/** What the officer or HR user may do in their college or company; unknown until they are loaded. */
export function useRank(area: StaffArea) {
  const { po, hr } = useStores();
  return area === "po" ? po.user.value?.data.rank : hr.user.value?.rank;
}

/** Whether they may change anything: not a viewer, and not while the plan has run out. */
export function useMayChange(area: StaffArea) {
  const { session } = useStores();
  return useRank(area) !== "VIEWER" && session.mode !== "PAYMENTEXPIRY";
}

/** Whether they may change what is their own, as a viewer may too: to-dos, views, days of their calendar. */
export const useMayChangeOwn = () => useStores().session.mode !== "PAYMENTEXPIRY";
