import type {
  Booking,
  bookingInput,
  BookingOptions,
  BookingPurpose,
  bookingModes,
} from "@toran/contract/schemas/booking";
import type { Picked } from "@/lookups/picked";
import type { z } from "zod/mini";
import { placesStillThere } from "@/features/hiring/bookings/still-there";
import { sentTime, writtenTime, type WrittenTime } from "@/features/hiring/bookings/times";

/** A booking while it is written. Times are days and hours of the college's clock. */
export interface DraftBooking {
  college: Picked | null;
  purpose: BookingPurpose | "";
  mode: (typeof bookingModes)[number];
  postingId: string;
  dates: readonly WrittenTime[];
  expectedStudents: number | null;
  roomIds: string[];
  panels: number | null;
  equipment: string[];
  visitors: { name: string; role: string }[];
  link: string;
  notes: string;
}

export const emptyBooking: DraftBooking = {
  college: null,
  purpose: "",
  mode: "CAMPUS",
  postingId: "",
  dates: [],
  expectedStudents: null,
  roomIds: [],
  panels: null,
  equipment: [],
  visitors: [],
  link: "",
  notes: "",
};

/** A booking for a job that a college was sent; without the job where nobody comes for it any more. */
export const begunFor = (
  { college, postings }: BookingOptions,
  postingId: string,
): DraftBooking => ({
  ...emptyBooking,
  college: { value: college.id, label: college.name },
  postingId: postings.some(({ id }) => id === postingId) ? postingId : "",
});

export const draftFrom = (booking: Booking): DraftBooking => ({
  college: { value: booking.college.id, label: booking.college.name },
  purpose: booking.purpose,
  mode: booking.mode,
  postingId: booking.posting?.id ?? "",
  dates: booking.dates.map(writtenTime),
  expectedStudents: booking.expectedStudents,
  roomIds: booking.wantedRooms.map(({ id }) => id),
  panels: booking.panels,
  equipment: booking.equipment,
  visitors: booking.visitors,
  link: booking.link ?? "",
  notes: booking.notes ?? "",
});

/** A draft without the job that is over at its college by now, and without places that the college has no more. */
export function stillThere(draft: DraftBooking, options: BookingOptions | undefined): DraftBooking {
  if (options?.college.id !== draft.college?.value || !options) return draft;
  return {
    ...draft,
    postingId: options.postings.some(({ id }) => id === draft.postingId) ? draft.postingId : "",
    roomIds: placesStillThere(draft.roomIds, options),
  };
}

/** The rows in which something stands. */
export const writtenDates = (dates: readonly WrittenTime[]) =>
  dates.filter(({ day, from, to }) => day ?? (from || to));

const told = <Value>(value: Value | null | "") =>
  value === null || value === "" ? undefined : value;

/** What is sent of a draft. */
export const bodyOf = (draft: DraftBooking, version?: number): z.input<typeof bookingInput> => ({
  collegeId: draft.college?.value ?? "",
  purpose: draft.purpose as BookingPurpose,
  mode: draft.mode,
  postingId: told(draft.postingId),
  dates: writtenDates(draft.dates).map(sentTime),
  expectedStudents: told(draft.expectedStudents),
  roomIds: draft.mode === "VIRTUAL" ? [] : draft.roomIds,
  panels: told(draft.panels),
  equipment: draft.equipment,
  visitors: draft.visitors,
  link: draft.mode === "CAMPUS" ? undefined : told(draft.link),
  notes: told(draft.notes),
  version,
});
