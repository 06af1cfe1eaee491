import { Check } from "lucide-react";
import { type ReactNode, type UIEvent, useEffect, useRef } from "react";
import { Button } from "../button/button";
import { cn } from "../cn";
import { Skeleton } from "../skeleton/skeleton";
import type { ComboboxOption } from "./combobox";
import { Matched } from "./matched";

interface OptionListProps<T extends ComboboxOption> {
  id: string;
  noun: string;
  label: ReactNode;
  place: "down" | "up";
  options: {
    search: string;
    items: readonly T[];
    next?: string | null;
    status: "loading" | "ready" | "failed";
    more: () => void;
    retry: () => void;
  };
  chosen?: string;
  active: number;
  onChoose: (option: T) => void;
}

/** The menu under a combobox: its options, what is still loading, and what went wrong. */
export function OptionList<T extends ComboboxOption>(props: OptionListProps<T>) {
  const { id, noun, label, place, options, chosen, active, onChoose } = props;
  const activeRow = useRef<HTMLLIElement>(null);
  useEffect(() => void activeRow.current?.scrollIntoView({ block: "nearest" }), [active]);
  const scroll = (event: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
    if (scrollTop + clientHeight >= scrollHeight * 0.8) options.more();
  };
  return (
    <div
      // The field keeps the focus while a row is pressed.
      onMouseDown={(event) => event.preventDefault()}
      className={cn(
        "absolute inset-x-0 z-60 animate-rise rounded-lg border border-rule-strong bg-lift p-1.25 text-sm shadow-over",
        place === "down" ? "top-full mt-1.5" : "bottom-full mb-1.5",
      )}
    >
      <p role="status" className="px-2 py-1 text-xs text-ink-3">
        {message(options, noun)}
      </p>
      <ul
        id={id}
        role="listbox"
        aria-label={typeof label === "string" ? label : noun}
        aria-busy={options.status === "loading"}
        onScroll={scroll}
        className="max-h-60 overflow-y-auto"
      >
        {options.items.map((option, place) => (
          <li
            key={option.value}
            ref={place === active ? activeRow : undefined}
            id={`${id}-${place}`}
            role="option"
            aria-selected={option.value === chosen}
            onClick={() => onChoose(option)}
            className={cn(
              "flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 py-1",
              place === active ? "bg-accent-tint" : "hover:bg-hover",
            )}
          >
            <Check
              aria-hidden="true"
              size={16}
              strokeWidth={1.75}
              className={cn("flex-none text-accent-ink", option.value !== chosen && "invisible")}
            />
            <span className="min-w-0 flex-1">
              <Matched text={option.label} search={options.search} />
            </span>
            {option.detail && <span className="text-xs text-ink-2">{option.detail}</span>}
          </li>
        ))}
      </ul>
      {options.status === "loading" && <WaitingRows count={options.items.length ? 1 : 3} />}
      {options.status === "failed" && (
        <Button intent="soft" size="sm" className="m-1" onClick={options.retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function WaitingRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <div key={row} className="flex h-8 items-center px-8">
      <Skeleton className={row % 2 ? "w-1/2" : "w-2/3"} />
    </div>
  ));
}

function message({ status, items, next, search }: OptionListProps<ComboboxOption>["options"], noun: string) {
  if (status === "failed") return `The ${noun} could not be loaded.`;
  if (status === "loading" && items.length === 0) return `Looking for ${noun}`;
  if (items.length === 0) return search ? `No ${noun} match “${search}”` : `No ${noun} yet`;
  return next ? `First ${items.length} ${noun}` : `${items.length} ${noun}`;
}
