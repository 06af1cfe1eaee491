import { memo, type ReactNode, useState } from "react";
import { cn } from "../cn";
import { IconButton } from "../button/icon-button";
import type { TableColumn } from "./column";
import { RowCheck } from "./row-check";

export interface QuickAction {
  label: string;
  icon: ReactNode;
  /** Of an action that is on or off: whether it is on. */
  pressed?: boolean;
  /** The letter that does it too, as in `aria-keyshortcuts`; shown with its name. */
  keys?: string | undefined;
  onAct: () => void;
}

/** What is the same for every row. */
export interface RowFace<Row> {
  columns: readonly TableColumn<Row>[];
  /** How the cells of each column look. */
  looks: readonly CellLook[];
  rowName: (row: Row) => string;
  quickActions?: (row: Row) => readonly QuickAction[];
  hrefOf?: (row: Row) => string | undefined;
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

// The browser styles a table's rows and cells with `vertical-align: inherit`, and what inherits so is
// worked out anew for every row that scrolls in. Named here, the rows share one style.
const rowAlign = "align-middle";
const pinned = "in-data-sideways:sticky in-data-sideways:h-full in-data-sideways:bg-inherit z-1";
export const cellPad = `flex min-w-0 items-center px-2.5 ${rowAlign} print:table-cell print:py-1.5`;
const textCell = `block truncate px-2.5 leading-(--line) ${rowAlign} print:table-cell print:leading-5 print:whitespace-normal`;
export const checkCell = `${pinned} ${rowAlign} start-0 flex h-full items-center ps-6 print:hidden`;
export const identityCell = `${pinned} font-medium print:static`;

// Joined once: a screenful has hundreds of cells, and each string of its own is read by the browser anew.
const line = cn(
  "border-rule bg-sheet grid h-(--line) w-full grid-cols-(--tracks) items-center border-b outline-none print:table-row print:break-inside-avoid",
  "hover:after:bg-hover hover:after:pointer-events-none hover:after:absolute hover:after:inset-0 hover:after:z-2",
  "focus-visible:after:outline-accent-ink focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:z-2 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2",
  "aria-current:bg-well aria-selected:bg-accent-wash",
  rowAlign,
);
const lines = {
  following: { still: `${line} relative`, opens: `${line} relative cursor-pointer` },
  placed: { still: `${line} absolute`, opens: `${line} absolute cursor-pointer` },
};

function Row<R>({ face, row, place, start, selected, active, current }: TableRowProps<R>) {
  const [near, setNear] = useState(false);
  const { columns, rowName, quickActions, onCheck } = face;
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
      style={start === undefined ? undefined : { top: start }}
      className={
        lines[start === undefined ? "following" : "placed"][face.opens ? "opens" : "still"]
      }
    >
      {onCheck && (
        <td data-check="" className={checkCell}>
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
        const shown = content(column.cell(row));
        const look = face.looks[at]!;
        return (
          <Cell
            key={column.id}
            scope={at === 0 ? "row" : undefined}
            className={typeof shown === "object" ? look.parts : look.text}
          >
            {at === 0 && face.hrefOf ? <RowLink href={face.hrefOf(row)}>{shown}</RowLink> : shown}
          </Cell>
        );
      })}
      {quickActions && (near || active) && (
        <td className="sticky end-0 z-3 flex w-0 items-center justify-end print:hidden">
          <Actions actions={quickActions(row)} reachable={active} shown={near} />
        </td>
      )}
    </tr>
  );
}

/** A row is drawn again only for what it shows. */
export const TableRow = memo(Row) as typeof Row;

/** Marks the link to the record of a row; the table opens it by a press, other tabs by what browsers offer. */
export const rowLink = "data-row-link";

/** Reached from its row by an arrow: a tab stop in each row would be a long way round. */
const RowLink = ({ href, children }: { href: string | undefined; children: ReactNode }) => (
  <a
    {...{ [rowLink]: "" }}
    href={href}
    tabIndex={-1}
    draggable={false}
    className="min-w-0 truncate rounded-sm"
  >
    {children}
  </a>
);

const missing = <span className="text-ink-3">–</span>;
const content = (shown: ReactNode) =>
  shown === null || shown === undefined || shown === "" ? missing : shown;

/** The class names of a cell with words alone, and of one with parts. */
interface CellLook {
  text: string;
  parts: string;
}

/** How the cells of each column look; the first one says who or what the row is. */
export const looksOf = (
  columns: readonly Pick<TableColumn<never>, "numeric" | "className">[],
  checks: boolean,
): readonly CellLook[] =>
  columns.map(({ numeric, className }, at) => {
    const place = at === 0 && [identityCell, checks ? "start-13" : "start-0 ps-6"];
    const rest = cn(numeric ? "tnum justify-end text-end" : "text-start", place, className);
    return { text: `${textCell} ${rest}`, parts: `${cellPad} ${rest}` };
  });

function Actions(props: { actions: readonly QuickAction[]; reachable: boolean; shown: boolean }) {
  return (
    <div
      className={cn(
        "bg-lift border-rule-strong shadow-lift absolute end-3 flex gap-0.5 rounded-md border p-0.5",
        !props.shown && "opacity-0",
      )}
    >
      {props.actions.map(({ label, icon, pressed, keys, onAct }) => (
        <IconButton
          key={label}
          size="sm"
          label={label}
          aria-pressed={pressed}
          aria-keyshortcuts={keys}
          className="aria-pressed:bg-transparent"
          tabIndex={props.reachable ? 0 : -1}
          onClick={onAct}
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
}
