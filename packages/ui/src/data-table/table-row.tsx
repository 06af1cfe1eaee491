import { memo, type ReactNode, useState } from "react";
import { cn } from "../cn";
import { IconButton } from "../button/icon-button";
import type { TableColumn } from "./column";
import { RowCheck } from "./row-check";

export interface QuickAction {
  label: string;
  icon: ReactNode;
  onAct: () => void;
}

/** What is the same for every row. */
export interface RowFace<Row> {
  columns: readonly TableColumn<Row>[];
  rowName: (row: Row) => string;
  quickActions?: (row: Row) => readonly QuickAction[];
  onCheck?: (place: number, shift: boolean) => void;
  opens: boolean;
}

interface TableRowProps<Row> {
  face: RowFace<Row>;
  row: Row;
  place: number;
  /** Where the row stands, in pixels; without it rows follow one another. */
  start?: number;
  selected: boolean;
  active: boolean;
  /** Its record is open beside the table. */
  current: boolean;
}

export const cellPad = "flex min-w-0 items-center px-2.5 text-start print:table-cell print:py-1.5";
export const checkCell = "sticky start-0 z-1 flex items-center bg-inherit ps-6 print:hidden";
export const identityCell = "sticky z-1 bg-inherit font-medium print:static";

function Row<R>({ face, row, place, start, selected, active, current }: TableRowProps<R>) {
  const [near, setNear] = useState(false);
  const { columns, rowName, quickActions, onCheck } = face;
  const first = onCheck ? 2 : 1;
  return (
    <tr
      data-place={place}
      aria-rowindex={place + 2}
      aria-selected={onCheck ? selected : undefined}
      aria-current={current || undefined}
      tabIndex={active ? 0 : -1}
      onPointerEnter={quickActions && (() => setNear(true))}
      onPointerLeave={quickActions && (() => setNear(false))}
      onFocus={quickActions && (() => setNear(true))}
      onBlur={
        quickActions && ((event) => setNear(event.currentTarget.contains(event.relatedTarget)))
      }
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
      className={cn(
        "border-rule bg-sheet grid h-(--line) w-full grid-cols-(--tracks) border-b outline-none print:table-row print:break-inside-avoid",
        "hover:after:bg-hover after:pointer-events-none after:absolute after:inset-0 after:z-2",
        "focus-visible:after:outline-accent-ink focus-visible:after:outline-2 focus-visible:after:-outline-offset-2",
        "aria-current:bg-well aria-selected:bg-accent-wash",
        start === undefined ? "relative" : "absolute top-0 [contain:layout_style]",
        face.opens && "cursor-pointer",
      )}
    >
      {onCheck && (
        <td aria-colindex={1} data-check="" className={checkCell}>
          <RowCheck
            label={`Select ${rowName(row)}`}
            checked={selected}
            tabIndex={active ? 0 : -1}
            onChange={(event) => {
              const { nativeEvent } = event;
              onCheck(place, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
            }}
          />
        </td>
      )}
      {columns.map((column, at) => {
        const Cell = at === 0 ? "th" : "td";
        return (
          <Cell
            key={column.id}
            scope={at === 0 ? "row" : undefined}
            aria-colindex={at + first}
            className={cn(
              cellPad,
              at === 0 && cn(identityCell, onCheck ? "start-13" : "start-0 ps-6"),
              column.numeric && "tnum justify-end text-end",
              column.className,
            )}
          >
            <Content>{column.cell(row)}</Content>
          </Cell>
        );
      })}
      {quickActions && (
        <td
          aria-colindex={columns.length + first}
          className="sticky end-0 z-3 flex w-0 items-center justify-end print:hidden"
        >
          {(near || active) && (
            <Actions actions={quickActions(row)} reachable={active} shown={near} />
          )}
        </td>
      )}
    </tr>
  );
}

/** A row is drawn again only for what it shows. */
export const TableRow = memo(Row) as typeof Row;

function Content({ children }: { children: ReactNode }) {
  if (children === null || children === undefined || children === "")
    return <span className="text-ink-3">–</span>;
  if (typeof children === "object") return children;
  return <span className="truncate">{children}</span>;
}

function Actions(props: { actions: readonly QuickAction[]; reachable: boolean; shown: boolean }) {
  return (
    <div
      className={cn(
        "bg-lift border-rule-strong shadow-lift absolute end-3 flex gap-0.5 rounded-md border p-0.5",
        !props.shown && "opacity-0",
      )}
    >
      {props.actions.map(({ label, icon, onAct }) => (
        <IconButton
          key={label}
          size="sm"
          label={label}
          tabIndex={props.reachable ? 0 : -1}
          onClick={onAct}
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
}
