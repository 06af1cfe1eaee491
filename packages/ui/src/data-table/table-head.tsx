import { cn } from "../cn";
import type { TableSort } from "./column";
import { HeadCell } from "./head-cell";
import { RowCheck } from "./row-check";
import { checkCell, identityCell } from "./table-row";
import type { Columns } from "./use-columns";

interface TableHeadProps<Row> {
  columns: Columns<Row>;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  /** The box over all boxes; missing when rows cannot be chosen. */
  check?: { label: string; state: "all" | "some" | "none"; onChange: (all: boolean) => void };
  actions: boolean;
  /** The first rows are painted; what nobody reaches for before that can come now. */
  settled: boolean;
}

/** The names of the columns; they stay while the rows pass under them. */
export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  check,
  actions,
  settled,
}: TableHeadProps<Row>) {
  return (
    <thead className="bg-sheet sticky top-0 z-10 block print:static print:table-header-group">
      <tr
        aria-rowindex={1}
        className="border-b-rule-strong border-t-rule text-ink-3 bg-sheet grid h-8.5 grid-cols-(--tracks) border-t border-b text-xs print:table-row"
      >
        {check && (
          <th scope="col" className={cn(checkCell, "z-3")}>
            <RowCheck
              label={check.label}
              checked={check.state === "all"}
              some={check.state === "some"}
              onChange={() => check.onChange(check.state !== "all")}
            />
          </th>
        )}
        {columns.shown.map((column, at) => (
          <HeadCell
            key={column.id}
            column={column}
            columns={columns}
            edges={settled}
            sort={sort}
            onSortChange={onSortChange}
            className={
              // Only where it is pinned has it a place of its own; else it would be moved by as much.
              at === 0
                ? cn(
                    identityCell,
                    "z-3",
                    check ? "in-data-sideways:start-13" : "ps-6 in-data-sideways:start-0",
                  )
                : undefined
            }
          />
        ))}
        {actions && (
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
