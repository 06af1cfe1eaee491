import type { InvitationState, SlotCommand, SlotState } from "@toran/contract/hiring/booking-moves";
import type { ScheduleModel } from "@toran/contract/schemas/slot";
import type { StatusGlyph } from "@toran/ui";
import type { BookingArea } from "../bookings/booking-calls";

interface Shown {
  word: string;
  glyph: StatusGlyph;
  tone: "ok" | "info" | "warn" | "bad" | "idle";
}
export const slotWords: Record<SlotState, Shown> = {
  OPEN: { word: "Free", glyph: "ring", tone: "idle" },
  HELD: { word: "Being booked", glyph: "quarter", tone: "info" },
  BOOKED: { word: "Booked", glyph: "half", tone: "info" },
  CHECKED_IN: { word: "Here", glyph: "three-quarters", tone: "ok" },
  IN_PROGRESS: { word: "Under way", glyph: "three-quarters", tone: "ok" },
  DONE: { word: "Done", glyph: "done", tone: "ok" },
  NO_SHOW: { word: "Did not come", glyph: "crossed", tone: "bad" },
  BLOCKED: { word: "Blocked", glyph: "paused", tone: "idle" },
  CANCELLED: { word: "Cancelled", glyph: "crossed", tone: "idle" },
};
export const invitationWords: Record<InvitationState, Shown> = {
  WAITING: { word: "Not asked yet", glyph: "ring", tone: "idle" },
  INVITED: { word: "Invited", glyph: "quarter", tone: "info" },
  ACCEPTED: { word: "Accepted", glyph: "done", tone: "ok" },
  DECLINED: { word: "Declined", glyph: "crossed", tone: "idle" },
  LAPSED: { word: "Did not answer", glyph: "paused", tone: "warn" },
};
const modelWords: Record<ScheduleModel, { label: string; hint: string }> = {
  OPEN: {
    label: "Students book",
    hint: "Every candidate books a free slot, first come first served.",
  },
  PRESELECT: {
    label: "The company invites",
    hint: "It chooses who is invited, and who moves up when somebody declines or does not answer.",
  },
  ALLOTTED: {
    label: "The college allots",
    hint: "The placement office gives each slot to a candidate.",
  },
  ROOM_ONLY: { label: "No slots", hint: "Everybody comes at once, to the rooms of the booking." },
};
const ownWords: Record<BookingArea, Partial<typeof modelWords>> = {
  hr: {
    PRESELECT: {
      label: "You invite",
      hint: "You choose who is invited, and who moves up when somebody declines or does not answer.",
    },
  },
  po: { ALLOTTED: { label: "You allot", hint: "You give each slot to a candidate." } },
};
/** How a schedule is filled, as one side reads it. */
export const modelWordsIn = (area: BookingArea, model: ScheduleModel) =>
  ownWords[area][model] ?? modelWords[model];
/** What is done with one slot by hand; the others follow from what students do. */
export const commandWords = {
  CHECK_IN: "Check in",
  START: "Start",
  FINISH: "Finish",
  NO_SHOW: "Did not come",
  RELEASE: "Empty the slot",
  BLOCK: "Block",
  UNBLOCK: "Open again",
  CANCEL: "Cancel the slot",
} as const satisfies Partial<Record<SlotCommand, string>>;
export type HandCommand = keyof typeof commandWords;
