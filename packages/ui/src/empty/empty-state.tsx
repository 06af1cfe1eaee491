import type { ReactNode } from "react";
import { cn } from "../cn";

export interface EmptyStateProps {
  /** What is missing, such as "No bookmarks yet". */
  title: ReactNode;
  /** One sentence: what it is for. */
  children?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  className?: string;
}

/** Three arches, the middle one open: nothing is here yet. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn("flex flex-col items-center px-6 py-10 text-center", className)}>
      <svg
        aria-hidden="true"
        width="128"
        height="62"
        viewBox="0 0 128 62"
        fill="none"
        strokeWidth="1.5"
      >
        <path
          d="M10 60V18a15 15 0 0 1 30 0v42M88 60V18a15 15 0 0 1 30 0v42"
          strokeDasharray="3 3"
          className="fill-well stroke-rule-strong"
        />
        <path d="M49 60V16a15 15 0 0 1 30 0v44z" className="fill-accent-tint stroke-accent-line" />
        <circle cx="64" cy="36" r="5" className="fill-spark" />
        <path d="M0 61h128" className="stroke-rule-strong" />
      </svg>
      <h2 className="title-lg mt-4 max-w-full">{title}</h2>
      {children && <p className="text-ink-2 mt-1 max-w-70 text-balance">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
