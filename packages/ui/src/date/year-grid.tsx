import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { cn } from "../cn";
import {
  firstOf,
  isDay,
  type Month,
  monthName,
  monthOf,
  nearest,
  shiftMonth,
  shortMonth,
  today,
} from "./days";
import { GridHead } from "./grid-head";

export interface YearGridProps {
  value?: Month | null;
  onChoose: (month: Month) => void;
  min?: Month;
  max?: Month;
  now?: Month;
  autoFocus?: boolean;
}

/** The twelve months of a year: arrows move, PageUp and PageDown change the year. */
export function YearGrid(props: YearGridProps) {
  const { value, onChoose, min, max, now = monthOf(today()) } = props;
  const title = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() => nearest(value ?? now, min, max));
  const moved = useRef(props.autoFocus ?? false);
  const year = at.slice(0, 4);
  const allowed = nearest(at, min, max);
  // One month can be reached by Tab, and it is one that can be chosen where the year has any.
  const reached = allowed.startsWith(year) ? allowed : at;

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);

  const press = (event: KeyboardEvent) => {
    const next = stepped(event, reached);
    if (!next) return;
    event.preventDefault();
    if (!isDay(firstOf(next))) return;
    const held = nearest(next, min, max);
    // At the first and the last month that are allowed it stays, and the focus with it.
    moved.current = held !== at;
    setAt(held);
  };
  return (
    <div className="w-56">
      <GridHead
        id={title}
        title={year}
        step="year"
        onStep={(by) => {
          const next = shiftMonth(at, by * 12);
          if (isDay(firstOf(next))) setAt(next);
        }}
      />
      <div ref={grid} {...asGroup(title)} className="grid grid-cols-3 gap-1">
        {Array.from({ length: 12 }, (_, n) => shiftMonth(`${year}-01`, n)).map((month) => (
          <button
            key={month}
            type="button"
            tabIndex={month === reached ? 0 : -1}
            aria-pressed={month === value}
            aria-current={month === now ? "date" : undefined}
            disabled={(min && month < min) || (max && month > max) || undefined}
            onKeyDown={press}
            onClick={() => onChoose(month)}
            className={cn(
              "disabled:text-ink-off h-8.5 rounded-md disabled:cursor-not-allowed",
              month === value
                ? "bg-accent text-on-accent font-semibold"
                : month === now
                  ? "bg-spark text-on-spark font-semibold"
                  : "hover:bg-hover",
            )}
          >
            <span aria-hidden="true">{shortMonth(month).slice(0, 3)}</span>
            <span className="sr-only">{monthName(month)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

const asGroup = (labelledBy: string) => ({
  role: "group",
  "aria-labelledby": labelledBy,
});

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 3,
  ArrowUp: -3,
  PageDown: 12,
  PageUp: -12,
};

function stepped({ key, currentTarget }: KeyboardEvent, month: Month): Month | undefined {
  if (key === "Home") return `${month.slice(0, 4)}-01`;
  if (key === "End") return `${month.slice(0, 4)}-12`;
  const step = steps[key];
  if (!step) return undefined;
  const sideways = Math.abs(step) === 1 && getComputedStyle(currentTarget).direction === "rtl";
  return shiftMonth(month, sideways ? -step : step);
}
