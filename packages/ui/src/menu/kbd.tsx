import type { ReactNode } from "react";
import { cn } from "../cn";

export interface KbdProps {
  /** The key in words, such as "Ctrl K". */
  children: ReactNode;
  /** Stands on an accent tint. */
  accent?: boolean;
  className?: string;
}

/** The name of a key. */
export function Kbd({ children, accent, className }: KbdProps) {
  return (
    <kbd
      className={cn(
        "inline-flex h-4.5 flex-none items-center rounded-xs border px-1.25 text-[0.6875rem] leading-none whitespace-nowrap",
        accent ? "border-accent-line text-accent-ink" : "border-rule-strong text-ink-3",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
