import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { cn } from "../cn";
import {
  addDays,
  addMonths,
  type Day,
  dayName,
  dayNumber,
  firstOf,
  isDay,
  longDay,
  type Month,
  monthName,
  monthOf,
  nearest,
  shiftMonth,
  today,
  weekday,
  weekOf,
  weeksOf,
} from "./days";
import { GridHead } from "./grid-head";

export interface MonthGridProps {
  /** The chosen day, or the ends of the chosen days. */
  value?: Day | null;
  end?: Day | null;
  onChoose: (day: Day) => void;
  /** The month that is shown; without it the grid keeps its own. */
  month?: Month;
  onMonthChange?: (month: Month) => void;
  min?: Day;
  max?: Day;
  /** How many things a day holds; up to three dots stand for them. */
  count?: (day: Day) => number;
  /** What is counted, such as "interviews". */
  noun?: string;
  /** The day that is today; stories and tests fix it. */
  now?: Day;
  /** Focus starts on the chosen day. */
  autoFocus?: boolean;
  className?: string;
}

/** A month of days: arrows move, PageUp and PageDown change the month, Enter chooses. */
export function MonthGrid(props: MonthGridProps) {
  const { value, end, onChoose, min, max, count, noun, now = today(), className } = props;
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const begin = nearest(value ?? now, min, max);
  const [own, setOwn] = useState(() => monthOf(begin));
  const month = props.month ?? own;
  const [at, setAt] = useState<Day>(begin);
  // One day of the month in sight can be reached by Tab, and it is one that can be chosen.
  const reached = monthOf(at) === month ? at : nearest(firstOf(month), min, max);
  const moved = useRef(props.autoFocus ?? false);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [reached]);

  const show = (next: Month) => {
    if (!isDay(firstOf(next))) return;
    setOwn(next);
    props.onMonthChange?.(next);
  };
  const press = (event: KeyboardEvent) => {
    const next = stepped(event, reached);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isDay(next)) return;
    const held = nearest(next, min, max);
    // At the first and the last day that are allowed it stays, and the focus with it.
    moved.current = held !== reached;
    setAt(held);
    if (monthOf(held) !== month) show(monthOf(held));
  };

  return (
    <div className={cn("w-fit", className)}>
      <GridHead
        id={title}
        title={monthName(month)}
        step="month"
        onStep={(by) => show(shiftMonth(month, by))}
      />
      <table ref={grid} {...asGrid(title)} className="tnum border-separate border-spacing-x-1">
        <thead>
          <tr>
            {weekOf(now).map((day) => (
              <th
                key={day}
                scope="col"
                abbr={dayName(day, "long")}
                className="text-ink-3 size-8.5 text-xs font-normal"
              >
                {dayName(day, "narrow")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.filter(isDay).map((day) => (
                <td key={day} {...asCell(isChosen(day, value, end))} className="p-0">
                  <button
                    type="button"
                    tabIndex={day === reached ? 0 : -1}
                    aria-label={named(day, now, count?.(day), noun)}
                    aria-current={day === now ? "date" : undefined}
                    disabled={(min && day < min) || (max && day > max) || undefined}
                    onKeyDown={press}
                    onClick={() => {
                      setAt(day);
                      onChoose(day);
                    }}
                    className={cn(
                      "disabled:text-ink-off relative grid size-8.5 place-items-center rounded-md outline-offset-0 disabled:cursor-not-allowed",
                      looks(day, month, now, value, end),
                    )}
                  >
                    {dayNumber(day)}
                    <Dots count={count?.(day) ?? 0} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const asGrid = (labelledBy: string) => ({
  role: "grid",
  "aria-labelledby": labelledBy,
});
const asCell = (selected: boolean) => ({ role: "gridcell", "aria-selected": selected });

const isChosen = (day: Day, value?: Day | null, end?: Day | null) =>
  day === value || day === end || Boolean(value && end && day > value && day < end);

function looks(day: Day, month: Month, now: Day, value?: Day | null, end?: Day | null) {
  if (day === value || day === end) return "bg-accent text-on-accent font-semibold";
  if (isChosen(day, value, end)) return "bg-accent-tint text-ink";
  if (day === now) return "bg-spark text-on-spark font-semibold";
  return cn("hover:bg-hover", monthOf(day) !== month && "text-ink-3");
}

function Dots({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span aria-hidden="true" className="absolute inset-x-0 -bottom-0.5 flex justify-center gap-0.5">
      {Array.from({ length: Math.min(3, count) }, (_, dot) => (
        <span key={dot} className="bg-accent ring-sheet size-1 rounded-full" />
      ))}
    </span>
  );
}

function named(day: Day, now: Day, count = 0, noun = "events") {
  const parts = [longDay(day)];
  if (day === now) parts.push("today");
  if (count > 0) parts.push(`${count} ${noun}`);
  return parts.join(", ");
}

function stepped({ key, shiftKey, currentTarget }: KeyboardEvent, day: Day): Day | undefined {
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
  if (key === "ArrowRight") return addDays(day, forward);
  if (key === "ArrowLeft") return addDays(day, -forward);
  if (key === "ArrowDown") return addDays(day, 7);
  if (key === "ArrowUp") return addDays(day, -7);
  if (key === "PageDown") return addMonths(day, shiftKey ? 12 : 1);
  if (key === "PageUp") return addMonths(day, shiftKey ? -12 : -1);
  if (key === "Home") return addDays(day, -weekday(day));
  if (key === "End") return addDays(day, 6 - weekday(day));
  return undefined;
}
