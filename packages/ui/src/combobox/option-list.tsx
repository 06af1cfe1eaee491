import { Check } from "lucide-react";
import {
  type MouseEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { Button } from "../button/button";
import { cn } from "../cn";
import { Skeleton } from "../skeleton/skeleton";
import { Matched } from "./matched";
import type { ComboboxOption } from "./option";

interface OptionListProps<T extends ComboboxOption> {
  id: string;
  noun: string;
  label: ReactNode;
  side: "down" | "up";
  options: {
    search: string;
    items: readonly T[];
    next?: string | null;
    status: "loading" | "ready" | "failed";
    more: () => void;
    retry: () => void;
  };
  chosen: readonly string[];
  /** Several can be chosen. */
  many?: boolean;
  active: number;
  onChoose: (option: T) => void;
}

/** The menu under a combobox: its options, what is still loading, and what went wrong. */
export function OptionList<T extends ComboboxOption>(props: OptionListProps<T>) {
  const { id, noun, label, side, options, chosen, many, active, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const look = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) => {
    if (scrollTop + clientHeight >= scrollHeight * 0.8) options.more();
  };
  const came = useEffectEvent(() => list.current && look(list.current));
  // A page that leaves nothing to scroll asks for the next one by itself.
  useEffect(() => void came(), [options.items]);
  return (
    <div
      {...keepsFocus}
      className={cn(
        "animate-rise border-rule-strong bg-lift shadow-over absolute inset-x-0 z-60 rounded-lg border p-1.25 text-sm",
        side === "down" ? "top-full mt-1.5" : "bottom-full mb-1.5",
      )}
    >
      <output className="text-ink-3 block px-2 py-1 text-xs">{message(options, noun)}</output>
      <div
        {...asList(typeof label === "string" ? label : noun, many)}
        ref={list}
        id={id}
        aria-busy={options.status === "loading"}
        onScroll={(event: UIEvent<HTMLElement>) => look(event.currentTarget)}
        className="max-h-60 overflow-y-auto"
      >
        {options.items.map((option, place) => (
          <div
            key={option.value}
            {...asOption(chosen.includes(option.value), () => onChoose(option))}
            id={`${id}-${place}`}
            className={cn(
              "flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 py-1",
              place === active ? "forced-chosen bg-accent-tint" : "hover:bg-hover",
            )}
          >
            <Check
              aria-hidden="true"
              size={16}
              strokeWidth={1.75}
              className={cn(
                "text-accent-ink flex-none",
                !chosen.includes(option.value) && "invisible",
              )}
            />
            {/* Without room for both, the detail goes below. */}
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2">
              <span className="wrap-anywhere">
                <Matched text={option.label} search={options.search} />
              </span>
              {option.detail && <span className="text-ink-2 text-xs">{option.detail}</span>}
            </span>
          </div>
        ))}
      </div>
      {options.status === "loading" && <WaitingRows count={options.items.length ? 1 : 3} />}
      {options.status === "failed" && (
        <Button intent="soft" size="sm" className="m-1" onClick={options.retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Focus and keys stay in the field; the rows below are only pointed at. */
const keepsFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
const asList = (name: string, many?: boolean) => ({
  role: "listbox",
  "aria-label": name,
  "aria-multiselectable": many,
});
const asOption = (chosen: boolean, onClick: () => void) => ({
  role: "option",
  "aria-selected": chosen,
  onClick,
});

function WaitingRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <div key={row} className="flex h-8 items-center px-8">
      <Skeleton className={row % 2 ? "w-1/2" : "w-2/3"} />
    </div>
  ));
}

function message(
  { status, items, next, search }: OptionListProps<ComboboxOption>["options"],
  noun: string,
) {
  if (status === "failed") return `The ${noun} could not be loaded.`;
  if ((status === "loading" || next) && items.length === 0) return `Looking for ${noun}`;
  if (items.length === 0) return search ? `No ${noun} match “${search}”` : `No ${noun} yet`;
  if (items.length === 1 && !next) return "1 found";
  return next ? `First ${items.length} ${noun}` : `${items.length} ${noun}`;
}
