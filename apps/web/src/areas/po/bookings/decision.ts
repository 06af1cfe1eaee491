import type { ApiFailure } from "@toran/api-client/failure";
import type { Booking, collegeBookingCommand } from "@toran/contract/schemas/booking";
import type { z } from "zod/mini";

export type Decision = z.input<typeof collegeBookingCommand>;
/** What a dialog needs that decides on a booking. */
export interface DecisionDialogProps {
  booking: Booking;
  give: (body: Decision) => Promise<object | ApiFailure>;
  onClose: () => void;
}
