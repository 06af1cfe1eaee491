import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn";

export interface TagProps {
  children: ReactNode;
  /** Gives the tag a button that removes it. */
  onRemove?: () => void;
  /** What the button removes, such as "React". */
  name?: string;
  /** A filter that is on: what it filters, before its value, such as "CGPA" before "8.2 and up". */
  filter?: ReactNode;
  /** A choice inside a field. */
  chosen?: boolean;
  className?: string;
}

/** A short word in an outline; a filter chip when it says what it filters. */
export function Tag({ children, onRemove, name, filter, chosen, className }: TagProps) {
  // What is cut off can be read by pointing at it.
  const whole = typeof children === "string" ? children : undefined;
  return (
    <span
      className={cn(
        "text-ink-2 inline-flex items-center border whitespace-nowrap",
        filter
          ? "bg-accent-wash border-ramp-1 h-7 max-w-64 gap-1.5 rounded-md ps-2.5 text-sm"
          : chosen
            ? "bg-accent-tint text-ink h-6 gap-1 rounded-sm border-transparent ps-2 leading-none"
            : "border-rule-strong h-5 gap-1 rounded-sm ps-1.75 text-xs leading-none",
        onRemove ? "pe-1" : filter ? "pe-2.5" : "pe-1.75",
        className,
      )}
    >
      {filter}
      {filter ? (
        <b title={whole} className="text-ink min-w-0 truncate font-medium">
          {children}
        </b>
      ) : chosen ? (
        // No wider than its field, or the button would lie beyond the edge.
        <span title={whole} className="min-w-0 overflow-x-clip text-ellipsis">
          {children}
        </span>
      ) : (
        children
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${name ?? whole ?? ""}`.trim()}
          onClick={onRemove}
          className="hover:bg-press relative grid size-4 flex-none place-items-center rounded-xs before:absolute before:-inset-1"
        >
          <X aria-hidden="true" size={12} strokeWidth={2} />
        </button>
      )}
    </span>
  );
}
