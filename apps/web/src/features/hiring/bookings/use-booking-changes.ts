import { useTold } from "@/stores/use-told";

/** Asks again when a booking, or its slots, changed on the other side. */
export const useBookingChanges = (reload: () => void) =>
  useTold(["booking.changed", "slot.updated"], reload);
