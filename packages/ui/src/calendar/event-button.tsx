import type { CSSProperties } from "react";
import { cn } from "../cn";
import { pickUp } from "./drag";
import { type CalendarEvent, type Moment, tense, timeInWords } from "./event";

interface EventButtonProps {
  event: CalendarEvent;
  now: Moment;
  onOpen?: (event: CalendarEvent) => void;
  /** One line in a month, several in a day. */
  look: "line" | "block" | "row" | "brief";
  style?: CSSProperties;
}

const bar = {
  past: "before:bg-idle-mark",
  now: "before:bg-spark",
  next: "before:bg-ramp-2",
};

const looks = {
  line: "relative hover:bg-hover flex gap-1.5 ps-2 text-xs",
  block:
    "@container-size bg-accent-wash hover:bg-accent-tint absolute overflow-hidden ps-2.5 pe-1 py-0.5 text-xs forced-colors:border",
  row: "relative hover:bg-hover grid w-full grid-cols-[--spacing(32)_minmax(0,1fr)] gap-3 ps-3.5 pe-2 py-2",
  brief:
    "relative hover:bg-hover grid w-full grid-cols-[--spacing(11)_minmax(0,1fr)] gap-3 ps-3 pe-1 py-1.5",
};

/** Lines of a short event that have no room are read out, and not cut in half. */
const secondLine = "[@container(height<2.5rem)]:sr-only";
const thirdLine = "[@container(height<3.5rem)]:sr-only";

/** One event, with a bar that tells past, now and next. */
export function EventButton({ event, now, onOpen, look, style }: EventButtonProps) {
  const when = tense(event, now);
  return (
    <button
      type="button"
      onClick={() => onOpen?.(event)}
      draggable={event.movable}
      onDragStart={event.movable ? (drag) => pickUp(drag, event) : undefined}
      style={style}
      className={cn(
        "min-h-6 w-full rounded-sm text-start before:absolute before:inset-y-0.5 before:start-0 before:w-0.75 before:rounded-full before:forced-color-adjust-none",
        bar[when],
        looks[look],
      )}
    >
      {look !== "block" && (
        <span className={cn("tnum", look === "line" ? "text-ink-3 flex-none" : "text-ink-2")}>
          <bdi>{look === "row" ? timeInWords(event) : (event.from ?? event.untimed)}</bdi>
        </span>
      )}
      <span className="block min-w-0">
        {/* What is only read out lies within it: beyond the end of a long title it would widen the page. */}
        <span
          className={cn("relative block truncate font-medium", event.cancelled && "text-ink-3")}
        >
          {event.cancelled ? <s>{event.title}</s> : event.title}
          {event.cancelled && <span className="sr-only">, cancelled</span>}
          {look === "row" && when === "now" && (
            <span className="text-ink-3 font-normal">, now</span>
          )}
        </span>
        {look === "block" && (
          <span className={cn("text-ink-2 tnum block truncate", secondLine)}>
            <bdi>{timeInWords(event)}</bdi>
          </span>
        )}
        {look !== "line" && event.detail && (
          <span className={cn("text-ink-3 block truncate text-xs", look === "block" && thirdLine)}>
            {event.detail}
          </span>
        )}
      </span>
    </button>
  );
}
