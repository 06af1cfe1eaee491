import { type KeyboardEvent, useEffect, useRef } from "react";
import { cn } from "../cn";
import {
  addDays,
  addMonths,
  type Day,
  dayName,
  dayNumber,
  longDay,
  monthOf,
  weekday,
  weekOf,
  weeksOf,
} from "../date/days";
import { dropPlace, type MoveEvent } from "./drag";
import { type CalendarEvent, inOrder, type Moment } from "./event";
import { EventButton } from "./event-button";

export interface ViewProps {
  day: Day;
  now: Moment;
  events: readonly CalendarEvent[];
  onDay: (day: Day) => void;
  onOpen?: (event: CalendarEvent) => void;
  /** Shows one day by itself. */
  onShowDay: (day: Day) => void;
  onMove?: MoveEvent;
}

const shown = 3;

/** Weeks of ruled cells: the arrow keys walk over the days, Enter opens one. */
export function MonthView({ day, now, events, onDay, onOpen, onShowDay, onMove }: ViewProps) {
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [day]);
  const press = (event: KeyboardEvent) => {
    const next = stepped(event, day);
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    onDay(next);
  };
  return (
    <table ref={grid} {...asGrid} className="w-full table-fixed border-collapse">
      <thead>
        <tr className="border-rule-strong border-b">
          {weekOf(day).map((one) => (
            <th
              key={one}
              scope="col"
              abbr={dayName(one, "long")}
              className="text-ink-3 h-8.5 px-2 text-start text-xs font-normal"
            >
              {dayName(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(day)).map((week) => (
          <tr key={week[0]} className="border-rule border-b">
            {week.map((one) => {
              const here = inOrder(events.filter((event) => event.day === one));
              return (
                <td
                  key={one}
                  {...asCell}
                  {...dropPlace(events, onMove, () => ({ day: one }))}
                  className={cn(
                    "not-first:border-rule h-30 align-top not-first:border-s",
                    monthOf(one) !== monthOf(day) && "bg-well",
                  )}
                >
                  <div className="flex flex-col gap-0.5 p-1">
                    <button
                      type="button"
                      tabIndex={one === day ? 0 : -1}
                      aria-label={`${longDay(one)}, ${here.length === 1 ? "1 event" : `${here.length} events`}`}
                      aria-current={one === now.slice(0, 10) ? "date" : undefined}
                      onClick={() => onShowDay(one)}
                      // A day of another month would turn the page under the pointer before it is let go.
                      onMouseDown={(event) => event.preventDefault()}
                      onFocus={() => one !== day && onDay(one)}
                      onKeyDown={press}
                      className={cn(
                        "tnum grid size-6.5 place-items-center rounded-md",
                        one === now.slice(0, 10)
                          ? "bg-spark text-on-spark font-semibold"
                          : one === day
                            ? "bg-accent-tint text-accent-ink font-semibold"
                            : "hover:bg-hover text-ink-2",
                      )}
                    >
                      {dayNumber(one)}
                    </button>
                    {here.slice(0, here.length > shown ? shown - 1 : shown).map((event) => (
                      <EventButton
                        key={event.id}
                        look="line"
                        event={event}
                        now={now}
                        onOpen={onOpen}
                      />
                    ))}
                    {here.length > shown && (
                      <button
                        type="button"
                        onClick={() => onShowDay(one)}
                        className="text-accent-ink min-h-6 rounded-sm ps-2 text-start text-xs hover:underline"
                      >
                        {here.length - shown + 1} more
                        <span className="sr-only"> on {longDay(one)}</span>
                      </button>
                    )}
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const asGrid = { role: "grid", "aria-label": "Month" };
const asCell = { role: "gridcell" };

function stepped({ key, currentTarget }: KeyboardEvent, day: Day): Day | undefined {
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
  if (key === "ArrowRight") return addDays(day, forward);
  if (key === "ArrowLeft") return addDays(day, -forward);
  if (key === "ArrowDown") return addDays(day, 7);
  if (key === "ArrowUp") return addDays(day, -7);
  if (key === "PageDown") return addMonths(day, 1);
  if (key === "PageUp") return addMonths(day, -1);
  if (key === "Home") return addDays(day, -weekday(day));
  if (key === "End") return addDays(day, 6 - weekday(day));
  return undefined;
}
