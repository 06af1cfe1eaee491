import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { cn } from "../cn";
import { hasLeft } from "../has-left";
import { nextSort, type TableColumn, type TableSort } from "./column";
import { ResizeHandle } from "./resize-handle";
import { cellPad } from "./table-row";
import type { Columns } from "./use-columns";

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  columns: Columns<Row>;
  /** Whether its edge can be dragged. */
  edges: boolean;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  className?: string;
}

const dragType = "application/x-table-column";

/** The head of a column: press to sort, drag to move, drag its edge to resize. */
export function HeadCell<Row>(props: HeadCellProps<Row>) {
  const { column, columns, edges, sort, onSortChange, className } = props;
  const [over, setOver] = useState(false);
  const sorted = sort?.column === column.id ? sort.direction : undefined;
  const sortable = column.sortable && onSortChange;
  const pinned = column.id === columns.identity;
  const Arrow = sorted === "descending" ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-label={column.title}
      aria-sort={sortable ? (sorted ?? "none") : undefined}
      data-last={columns.shown.at(-1) === column || undefined}
      draggable={!pinned}
      onDragStart={(event) => event.dataTransfer.setData(dragType, column.id)}
      onDragOver={(event) => {
        if (pinned || !event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => hasLeft(event) && setOver(false)}
      onDrop={(event) => {
        setOver(false);
        columns.move(event.dataTransfer.getData(dragType), column.id);
      }}
      className={cn(
        "group/head bg-sheet relative",
        cellPad,
        "text-start",
        column.numeric && "justify-end",
        over && "bg-accent-tint",
        className,
      )}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onSortChange(nextSort(sort, column))}
          className={cn(
            "hover:text-ink inline-flex h-6 min-w-6 items-center gap-1 truncate font-medium",
            column.numeric && "flex-row-reverse",
            sorted && "text-ink",
          )}
        >
          {column.title}
          {sorted && <Arrow aria-hidden="true" size={12} strokeWidth={2} className="flex-none" />}
        </button>
      ) : (
        <span className="truncate font-medium">{column.title}</span>
      )}
      {edges && (
        <ResizeHandle
          title={column.title}
          width={columns.widthOf(column.id)}
          onResize={(width) => columns.resize(column.id, width)}
        />
      )}
    </th>
  );
}
