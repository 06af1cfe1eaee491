import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { controlSize, type ControlSize } from "./frame";

export interface SearchFieldProps extends Omit<ComponentProps<"input">, "size" | "type"> {
  /** What is searched, such as "Search students"; read out, the placeholder is seen. */
  label: string;
  size?: ControlSize;
}

/** Looks through a list; it stands in toolbars, where its label is only read out. */
export function SearchField({ label, size, className, ...props }: SearchFieldProps) {
  return (
    <div className={controlSize(size, className)}>
      <div className="control-box flex items-center gap-2">
        <Search aria-hidden="true" size={16} strokeWidth={1.75} className="text-ink-3 flex-none" />
        <input
          {...props}
          type="search"
          aria-label={label}
          className="placeholder:text-ink-3 min-w-0 flex-1 self-stretch bg-transparent outline-none"
        />
      </div>
    </div>
  );
}
