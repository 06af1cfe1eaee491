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
}

/** The names of the columns; they stay while the rows pass under them. */
export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  check,
  actions,
}: TableHeadProps<Row>) {
  const first = check ? 2 : 1;
  return (
    <thead className="bg-sheet sticky top-0 z-10 block print:static print:table-header-group">
      <tr
        aria-rowindex={1}
        className="border-b-rule-strong border-t-rule text-ink-3 bg-sheet grid h-8.5 grid-cols-(--tracks) border-t border-b text-xs print:table-row"
      >
        {check && (
          <th scope="col" aria-colindex={1} className={cn(checkCell, "z-3")}>
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
            place={at + first}
            sort={sort}
            onSortChange={onSortChange}
            className={
              at === 0 ? cn(identityCell, "z-3", check ? "start-13" : "start-0 ps-6") : undefined
            }
          />
        ))}
        {actions && (
          <th scope="col" aria-colindex={columns.shown.length + first}>
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
