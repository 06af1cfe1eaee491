import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../cn";
import { Kbd } from "../menu/kbd";

export interface SearchButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What can be found, such as "Search students, companies, actions". */
  label: string;
  /** The keys that do the same, such as "Ctrl K". */
  keys?: string;
}

/** Stands in the middle of the top bar, looks like a field and opens the palette. */
export function SearchButton({ label, keys = "Ctrl K", className, ...props }: SearchButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...props}
      className={cn(
        "border-rule-strong bg-lift text-ink-2 hover:border-rule-control flex h-8 w-full items-center gap-2 rounded-md border px-2.5 text-start",
        className,
      )}
    >
      <Search aria-hidden="true" size={16} strokeWidth={1.75} className="text-ink-3 flex-none" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <Kbd>{keys}</Kbd>
    </button>
  );
}
