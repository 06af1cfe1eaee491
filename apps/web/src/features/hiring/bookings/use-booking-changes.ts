import { useEffect } from "react";
import { useStores } from "@/stores/use-stores";

/** Asks again when a booking, or its slots, changed on the other side. */
export function useBookingChanges(reload: () => void) {
  const { realtime } = useStores();
  useEffect(
    () =>
      realtime.listen((heard) => {
        if (
          heard === "refetch" ||
          heard.type === "booking.changed" ||
          heard.type === "slot.updated"
        )
          reload();
      }),
    [realtime, reload],
  );
}
