import type { BookingOptions } from "@toran/contract/schemas/booking";
import type { DraftBooking } from "../draft-booking";

/** What each part of the editor is given: the draft, how to change it, and what is wrong by field. */
export interface PartProps {
  draft: DraftBooking;
  change: (part: Partial<DraftBooking>) => void;
  errorOf: (path: string) => string | undefined;
  /** What the college can be asked for, once it is chosen and has told. */
  options: BookingOptions | undefined;
  /** The college stays the one that was chosen first. */
  fixedCollege: boolean;
}
