import type { BookingState } from "@toran/contract/hiring/booking-moves";
import type { StatusGlyph } from "@toran/ui";

export { bookingReasonWords } from "@toran/contract/hiring/reasons";
export { roundModeWords as modeWords } from "@toran/contract/hiring/rounds";

interface Shown {
  word: string;
  glyph: StatusGlyph;
  tone: "ok" | "info" | "warn" | "bad" | "idle";
}
export const bookingWords: Record<BookingState, Shown> = {
  DRAFT: { word: "Draft", glyph: "ring", tone: "idle" },
  REQUESTED: { word: "Waiting for the college", glyph: "quarter", tone: "warn" },
  COUNTER_PROPOSED: { word: "Waiting for the company", glyph: "half", tone: "warn" },
  CONFIRMED: { word: "Confirmed", glyph: "done", tone: "ok" },
  RESCHEDULED: { word: "Another time asked for", glyph: "half", tone: "warn" },
  DECLINED: { word: "Declined", glyph: "crossed", tone: "bad" },
  WITHDRAWN: { word: "Taken back", glyph: "crossed", tone: "idle" },
  CANCELLED: { word: "Cancelled", glyph: "crossed", tone: "bad" },
  COMPLETED: { word: "Completed", glyph: "done", tone: "idle" },
  NO_SHOW_COMPANY: { word: "Company did not come", glyph: "crossed", tone: "bad" },
};
/** What waits for the reader says so. */
export const wordIn = (area: "hr" | "po", state: BookingState) => {
  const waits = area === "po" ? "REQUESTED" : "COUNTER_PROPOSED";
  return state === waits ? "Waiting for you" : bookingWords[state].word;
};
