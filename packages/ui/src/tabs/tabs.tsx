import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { cn } from "../cn";
import { inGroups } from "../number/count";

export interface Tab<V extends string> {
  value: V;
  label: ReactNode;
  /** How many things the tab holds. */
  count?: number;
}

export interface TabsProps<V extends string> {
  /** What the tabs choose between, such as "Student lists". */
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onValueChange: (value: V) => void;
  /** What belongs to the chosen tab. */
  children?: ReactNode;
  className?: string;
}

/** Lists side by side, one shown; a sill slides under the chosen one. */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, tabs, value, onValueChange, children, className } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const sill = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const place = () => {
      const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (!chosen || !sill.current) return;
      sill.current.style.translate = `${chosen.offsetLeft}px 0`;
      sill.current.style.width = `${chosen.offsetWidth}px`;
    };
    place();
    const watch = new ResizeObserver(place);
    if (list.current) watch.observe(list.current);
    // The faces may come after the first paint, and with them other widths.
    document.fonts.ready.then(place, () => undefined);
    return () => watch.disconnect();
  }, [value, tabs]);

  const at = tabs.findIndex((tab) => tab.value === value);
  const move = (event: KeyboardEvent) => {
    const next = stepped(event, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onValueChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className={cn(
          "border-rule relative flex shrink-0 gap-5 overflow-x-auto border-b",
          className,
        )}
      >
        {tabs.map((tab, place) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            // A value may hold spaces, which part the ids of a list.
            id={`${id}-${place}`}
            aria-selected={tab.value === value}
            aria-controls={children ? `${id}-panel` : undefined}
            // While none is chosen the first leads in.
            tabIndex={place === Math.max(0, at) ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
            className="text-ink-2 hover:text-ink aria-selected:text-ink inline-flex h-9.5 items-center gap-1.75 font-medium whitespace-nowrap -outline-offset-2 aria-selected:font-semibold"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="text-ink-3 tnum text-xs font-normal">{inGroups(tab.count)}</span>
            )}
          </button>
        ))}
        <span
          ref={sill}
          aria-hidden="true"
          className="bg-accent ease-move absolute bottom-0 left-0 h-0.5 w-0 rounded-t-[2px] transition-[translate,width] duration-(--speed-2)"
        />
      </div>
      {children && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-label={at < 0 ? label : undefined}
          aria-labelledby={at < 0 ? undefined : `${id}-${at}`}
        >
          {children}
        </div>
      )}
    </>
  );
}

function stepped({ key, currentTarget }: KeyboardEvent, at: number, count: number) {
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const back = forward === "ArrowRight" ? "ArrowLeft" : "ArrowRight";
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
