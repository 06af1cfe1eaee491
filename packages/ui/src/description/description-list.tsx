import type { ReactNode } from "react";
import { cn } from "../cn";

export interface Described {
  term: string;
  /** Left out or empty, a dash stands in its place. */
  value?: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Described[];
  className?: string;
}

/** Ruled lines of term and value. */
export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={cn("divide-rule divide-y", className)}>
      {items.map(({ term, value }) => (
        <div key={term} className="grid grid-cols-[--spacing(40)_minmax(0,1fr)] gap-4 py-2.5">
          <dt className="text-ink-3">{term}</dt>
          <dd className="wrap-break-word">
            {value === undefined || value === null || value === "" ? (
              <span className="text-ink-3">
                <span aria-hidden="true">–</span>
                <span className="sr-only">Not given</span>
              </span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
