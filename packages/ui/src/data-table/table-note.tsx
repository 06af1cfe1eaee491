import type { ReactNode } from "react";
import { Button } from "../button/button";
import { EmptyState } from "../empty/empty-state";
import type { TableColumn } from "./column";
import { SkeletonRow } from "./skeleton-row";

export interface TableNotes {
  /** Loading and failed show only while there are no rows; old rows stay readable. */
  state?: "ready" | "loading" | "failed";
  /** What the rows are, such as "students". */
  many?: string;
  /** What a single one is called, such as "student". */
  one?: string;
  /** Why they could not be loaded, in words. */
  problem?: ReactNode;
  onRetry?: () => void;
  /** Shown when there is nothing at all. */
  empty?: ReactNode;
  /** A search or a filter is on. */
  filtered?: boolean;
  onClearFilters?: () => void;
}

interface TableNoteProps extends TableNotes {
  columns: readonly Pick<TableColumn<never>, "id" | "numeric">[];
  checks: boolean;
  span: number;
}

const shadows = Array.from({ length: 12 }, (_, place) => place);

/** What stands in place of the rows: shadows of them, the way out of an error, or why there are none. */
export function TableNote(props: TableNoteProps) {
  const { state, columns, checks, span } = props;
  if (state === "loading")
    return (
      <tbody className="block">
        <tr className="block">
          <td aria-colspan={span} className="sr-only">
            Loading {props.many ?? "rows"}
          </td>
        </tr>
        {shadows.map((place) => (
          <SkeletonRow key={place} columns={columns} checks={checks} place={place} />
        ))}
      </tbody>
    );
  return (
    <tbody className="block">
      <tr className="block">
        <td aria-colspan={span} className="sticky start-0 grid min-h-40 place-items-center">
          <Why {...props} />
        </td>
      </tr>
    </tbody>
  );
}

function Why({
  state,
  many = "rows",
  problem,
  onRetry,
  empty,
  filtered,
  onClearFilters,
}: TableNotes) {
  if (state === "failed")
    return (
      <div role="alert" className="flex flex-col items-center gap-3 px-6 py-10 text-center">
        <div className="max-w-100">
          <p className="font-medium">{`The ${many} could not be loaded.`}</p>
          {problem && <p className="text-ink-2">{problem}</p>}
        </div>
        {onRetry && (
          <Button intent="secondary" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    );
  if (filtered)
    return (
      <EmptyState
        title={`No ${many} match`}
        action={
          onClearFilters && (
            <Button intent="secondary" onClick={onClearFilters}>
              Clear filters
            </Button>
          )
        }
      />
    );
  return empty ?? <EmptyState title={`No ${many} yet`} />;
}
