import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { cn } from "../cn";

export interface ToolbarProps {
  /** What the tools act on, such as "Students". */
  label: string;
  children: ReactNode;
  /** At the far end: counts, views, density. */
  end?: ReactNode;
  /** Within a control, such as the tools of an editor. */
  snug?: boolean;
  className?: string;
}

/** A row of small controls, one stop for Tab; the arrow keys move along it. */
export function Toolbar({ label, children, end, snug, className }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const all = stops(bar.current);
    const held = all.find((stop) => stop.tabIndex === 0) ?? all[0];
    for (const stop of all) stop.tabIndex = stop === held ? 0 : -1;
  });

  const press = (event: KeyboardEvent) => {
    const all = stops(bar.current);
    const next = stepped(event, all);
    if (!next) return;
    event.preventDefault();
    hold(all, next);
    next.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
      onFocus={(event) => {
        const all = stops(bar.current);
        if (all.includes(event.target)) hold(all, event.target);
      }}
      className={cn(
        "controls-sm flex flex-wrap items-center outline-none",
        snug ? "min-h-9 gap-0.5 px-1.5 py-1" : "min-h-13 gap-2 px-6 py-2",
        className,
      )}
    >
      {children}
      {end && <div className="ms-auto flex flex-wrap items-center gap-2">{end}</div>}
    </div>
  );
}

const stops = (bar: HTMLElement | null) => [
  ...(bar?.querySelectorAll<HTMLElement>(
    "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)",
  ) ?? []),
];

function hold(all: readonly HTMLElement[], chosen: HTMLElement) {
  for (const stop of all) stop.tabIndex = stop === chosen ? 0 : -1;
}

function stepped(event: KeyboardEvent, all: readonly HTMLElement[]) {
  const { key, target, currentTarget } = event;
  const at = all.indexOf(target as HTMLElement);
  if (at < 0 || !leaves(target as HTMLElement, key)) return undefined;
  const rtl = getComputedStyle(currentTarget).direction === "rtl";
  if (key === (rtl ? "ArrowLeft" : "ArrowRight")) return all[(at + 1) % all.length];
  if (key === (rtl ? "ArrowRight" : "ArrowLeft")) return all[(at + all.length - 1) % all.length];
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  return undefined;
}

/** Letters of scripts that are written to the left, such as Arabic and Hebrew. */
const toTheLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** In a text the arrows move the caret until it stands at the edge. */
function leaves(target: HTMLElement, key: string) {
  if (target instanceof HTMLSelectElement) return false;
  if (!(target instanceof HTMLInputElement) || target.selectionStart === null) return true;
  if (key === "Home" || key === "End") return false;
  const { selectionStart, selectionEnd, value } = target;
  const back = toTheLeft.test(value) ? "ArrowRight" : "ArrowLeft";
  return key === back ? selectionEnd === 0 : selectionStart === value.length;
}
