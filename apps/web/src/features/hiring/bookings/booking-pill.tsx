import type { BookingState } from "@toran/contract/hiring/booking-moves";
import { StatusPill } from "@toran/ui";
import { bookingWords, wordIn } from "./words";

interface BookingPillProps {
  area: "hr" | "po";
  state: BookingState;
  plain?: boolean;
}

export function BookingPill({ area, state, plain }: BookingPillProps) {
  const { glyph, tone } = bookingWords[state];
  return (
    <StatusPill glyph={glyph} tone={tone} plain={plain}>
      {wordIn(area, state)}
    </StatusPill>
  );
}
