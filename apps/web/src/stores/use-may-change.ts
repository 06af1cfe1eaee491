import { reaction } from "mobx";
import { useCallback, useSyncExternalStore } from "react";
import { useStores } from "./use-stores";

type StaffArea = "po" | "hr";

/** Draws whoever asks again once the answer is another one, also where they watch no store: it comes after their screen. */
function useFollowed<Value>(read: () => Value): Value {
  const follow = useCallback((changed: () => void) => reaction(read, changed), [read]);
  return useSyncExternalStore(follow, read, read);
}

/** What the officer or HR user may do in their college or company; unknown until they are loaded. */
export function useRank(area: StaffArea) {
  const { po, hr } = useStores();
  return useFollowed(
    useCallback(
      () => (area === "po" ? po.user.value?.data.rank : hr.user.value?.rank),
      [area, po, hr],
    ),
  );
}

/** Whether they may change anything: not a viewer, and not while the plan has run out. */
export function useMayChange(area: StaffArea) {
  const running = useMayChangeOwn();
  return useRank(area) !== "VIEWER" && running;
}

/** Whether they may change what is their own, as a viewer may too: to-dos, views, days of their calendar. */
export function useMayChangeOwn() {
  const { session } = useStores();
  return useFollowed(useCallback(() => session.mode !== "PAYMENTEXPIRY", [session]));
}
