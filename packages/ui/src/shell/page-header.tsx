import type { ReactNode } from "react";
import { inGroups } from "../number/count";

export interface PageHeaderProps {
  title: ReactNode;
  /** How many, beside the title. */
  count?: number;
  /** One line that places the page. */
  context?: ReactNode;
  /** Main button last. */
  actions?: ReactNode;
}

/** The head of a page inside the sheet. */
export function PageHeader({ title, count, context, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end gap-3 px-6 pt-5 pb-4.5">
      <div className="min-w-0">
        <h1 className="title-2xl">
          {title}{" "}
          {count !== undefined && (
            <span className="title-count ms-1 inline-block">{inGroups(count)}</span>
          )}
        </h1>
        {context && <p className="text-ink-3">{context}</p>}
      </div>
      {actions && (
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2">{actions}</div>
      )}
    </header>
  );
}
