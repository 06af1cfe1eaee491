import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../button/icon-button";
import { cn } from "../cn";
import { type Month, monthName, monthOf, shiftMonth, shortMonth, today } from "./days";

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
  const [at, setAt] = useState(value ?? now);
  const moved = useRef(props.autoFocus ?? false);
  const year = at.slice(0, 4);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);

  const press = (event: KeyboardEvent) => {
    const next = stepped(event, at);
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setAt(min && next < min ? min : max && next > max ? max : next);
  };
  return (
    <div className="w-56">
      <div className="mb-2 flex items-center gap-1">
        <h3 id={title} aria-live="polite" className="title-lg flex-1 ps-2">
          {year}
        </h3>
        <IconButton size="sm" label="Previous year" onClick={() => setAt(shiftMonth(at, -12))}>
          <ChevronLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
        <IconButton size="sm" label="Next year" onClick={() => setAt(shiftMonth(at, 12))}>
          <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      </div>
      <div ref={grid} {...asGroup(title)} className="grid grid-cols-3 gap-1">
        {Array.from({ length: 12 }, (_, n) => shiftMonth(`${year}-01`, n)).map((month) => (
          <button
            key={month}
            type="button"
            tabIndex={month === at ? 0 : -1}
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
