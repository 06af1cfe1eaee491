import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cn } from "../cn";
import { ContextMenu } from "../menu/context-menu";
import { inGroups } from "../number/count";
import { type BulkAction, BulkBar } from "./bulk-bar";
import type { TableColumn, TableSort } from "./column";
import { countWords, numberOf } from "./count-words";
import { rowEntries } from "./row-entries";
import {
  countSelected,
  everyMatch,
  nothing,
  stateOfAll,
  type Selection,
  withRows,
} from "./selection";
import { TableFoot } from "./table-foot";
import { TableHead } from "./table-head";
import { type TableStorage, useTableLayout } from "./table-layout";
import { looksOf, type QuickAction } from "./table-row";
import { type MoreRows, TableRows } from "./table-rows";
import { type TableNotes, TableNote } from "./table-note";
import { TableToolbar } from "./table-toolbar";
import { useColumns } from "./use-columns";
import { usePrinting } from "./use-printing";
import { useRootSize } from "./use-root-size";
import { useRowKeys } from "./use-row-keys";
import { useSettled } from "./use-settled";
import { useSideways } from "./use-sideways";
import { useStable } from "./use-stable";

export interface DataTableProps<Row> extends TableNotes {
  /** The name of the table, such as "Students". */
  label: string;
  /** The loaded rows, sorted and filtered already. */
  rows: readonly Row[];
  /** The first says who or what a row is, and stays in view. */
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  /** The row in words, such as a student's name. */
  rowName: (row: Row) => string;
  /** How many match in all, loaded or not; without it the loaded rows are counted, and "50+" is said where more follow. */
  total?: number;
  /** `total` is on its way: until it is there, no number is said. */
  counting?: boolean;
  /** What comes after the loaded rows; asked for when four fifths have passed. */
  more?: MoreRows;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  /** Another search, filter or sort has another key, and starts at the top. */
  viewKey?: string;
  /** Whether rows can be chosen. */
  selectable?: boolean;
  selection?: Selection;
  onSelectionChange?: (selection: Selection) => void;
  bulkActions?: readonly BulkAction<Selection>[];
  quickActions?: (row: Row) => readonly QuickAction[];
  /** Opens a row's record, usually in a sheet. */
  onOpen?: (row: Row) => void;
  /** Where the record has a page of its own: the name of the row links there, for who wants it in another tab. */
  hrefOf?: (row: Row) => string;
  /** The row whose record is open. */
  openId?: string;
  /** Search and filters, over the table. */
  toolbar?: ReactNode;
  /** What stands at the end of the toolbar, such as "Save view". */
  tools?: ReactNode;
  /** Where the reader's columns, density and rows per page are kept, such as `localStorage`. */
  storage?: TableStorage;
  /** Under which key; name the user in it. */
  storageKey?: string;
  /** Whether J, K and X are keys too; people can turn single letters off. */
  letterKeys?: boolean;
  className?: string;
}

const noActions: readonly never[] = [];

/** A long list in columns: the owner filters, sorts and loads; the table shows, chooses and asks for more. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowId, total, state = "ready", selectable, more, many = "rows" } = props;
  const [layout, change] = useTableLayout(props.storage, props.storageKey);
  const rem = useRootSize();
  const columns = useColumns(props.columns, layout, change, rem);
  const [own, setOwn] = useState(nothing);
  const [awaited, setAwaited] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const printing = usePrinting();
  const settled = useSettled();

  const chosen = props.selection ?? own;
  const select = (next: Selection) => {
    setOwn(next);
    props.onSelectionChange?.(next);
  };
  const keys = useRowKeys({
    rows,
    rowId,
    selection: selectable ? chosen : undefined,
    onSelect: select,
    onOpen: props.onOpen,
    letters: props.letterKeys ?? true,
  });

  const seen = useRef(props.viewKey);
  const toTop = useStable(keys.toTop);
  useEffect(() => {
    if (seen.current === props.viewKey) return;
    seen.current = props.viewKey;
    setAwaited(0);
    if (scroller.current) scroller.current.scrollTop = 0;
    toTop();
  }, [props.viewKey, toTop]);

  const { shown } = columns;
  const minWidth = shown.reduce(
    (sum, { id }) => sum + columns.leastOf(id),
    selectable ? rem * 3.25 : 0,
  );
  const sideways = useSideways(scroller, minWidth);
  const { rowName, quickActions, onOpen, hrefOf } = props;
  const nameOf = useStable(rowName);
  const actionsOf = useStable((row: Row) => quickActions?.(row) ?? noActions);
  const addressOf = useStable((row: Row) => hrefOf?.(row));
  const quick = quickActions !== undefined;
  const linked = hrefOf !== undefined;
  const opens = onOpen !== undefined;
  const { onCheck } = keys;
  const face = useMemo(
    () => ({
      columns: shown,
      looks: looksOf(shown, Boolean(selectable)),
      rowName: nameOf,
      quickActions: quick ? actionsOf : undefined,
      hrefOf: linked ? addressOf : undefined,
      onCheck: selectable ? onCheck : undefined,
      opens,
    }),
    [shown, nameOf, quick, actionsOf, linked, addressOf, selectable, onCheck, opens],
  );

  const idPressed = (pressed: Element) => {
    const row = rows[Number(pressed.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? -1)];
    return row && rowId(row);
  };
  const entriesOf = (id: string) => {
    const row = rows.find((one) => rowId(one) === id);
    return row ? rowEntries(quickActions?.(row) ?? noActions, onOpen && (() => onOpen(row))) : [];
  };

  const known = total ?? (more || state === "loading" ? undefined : rows.length);
  const count = selectable ? countSelected(chosen, known ?? rows.length) : 0;
  const waiting = state === "loading" && rows.length === 0;
  const stopped = rows.length === 0 && !waiting;
  const extra = (selectable ? 1 : 0) + (quick ? 1 : 0);
  const dense = layout.density === "dense";
  const words = countWords(props, known);
  const lineHeight = rem * (dense ? 2 : 2.5);
  const headHeight = rem * 2.125;
  const toPage = useStable((place: number) => {
    const end = Math.min(place + layout.pageSize, total ?? Infinity);
    // The room has to be there before it can be scrolled to.
    if (end > rows.length) flushSync(() => setAwaited((before) => Math.max(before, end)));
    if (scroller.current) scroller.current.scrollTop = place * lineHeight;
  });
  const setPageSize = useStable((pageSize: number) => change({ pageSize }));

  return (
    <section
      aria-label={props.label}
      className={cn("relative flex min-h-0 flex-col", props.className)}
    >
      <TableToolbar
        columns={columns}
        density={layout.density}
        onDensity={(density) => change({ density })}
        count={words}
        tools={props.tools}
      >
        {props.toolbar}
      </TableToolbar>
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={scroller}
          data-scroller=""
          className={cn(
            "min-h-0 flex-1 overscroll-contain print:overflow-visible",
            // Shapes of rows are nothing to go to, and by keys nobody could.
            waiting ? "overflow-hidden" : "overflow-auto",
          )}
        >
          <ContextMenu partOf={idPressed} entries={entriesOf}>
            <table
              ref={grid}
              {...keys.grid}
              tabIndex={-1}
              aria-label={props.label}
              aria-multiselectable={selectable || undefined}
              aria-rowcount={known === undefined ? -1 : known + 1}
              data-sideways={sideways || undefined}
              aria-busy={state === "loading" || undefined}
              style={lines({
                "--tracks": `${selectable ? "3.25rem " : ""}${columns.tracks}${quick ? " 0px" : ""}`,
                "--line": dense ? "var(--row-dense)" : "var(--row)",
                minWidth,
              })}
              className={cn(
                "block w-full outline-none print:table print:min-w-0! print:[&_.truncate]:whitespace-normal",
                dense && "text-xs",
              )}
            >
              <TableHead
                columns={columns}
                sort={props.sort}
                onSortChange={props.onSortChange}
                actions={quick}
                settled={settled}
                check={
                  selectable
                    ? {
                        label: `Select the ${inGroups(rows.length)} ${many} shown`,
                        state: stateOfAll(rows, rowId, chosen),
                        onChange: (all) => select(withRows(chosen, rows.map(rowId), all)),
                      }
                    : undefined
                }
              />
              {stopped || waiting ? (
                <TableNote
                  {...props}
                  columns={shown}
                  checks={Boolean(selectable)}
                  span={shown.length + extra}
                />
              ) : (
                <TableRows
                  rows={rows}
                  rowId={rowId}
                  face={face}
                  selection={selectable ? chosen : undefined}
                  active={keys.active}
                  takesFocus={keys.takesFocus}
                  openId={props.openId}
                  more={more}
                  awaited={awaited}
                  many={many}
                  lineHeight={lineHeight}
                  headHeight={headHeight}
                  ahead={settled ? 8 : 0}
                  footRoom={count ? rem * 4.5 : 0}
                  printing={printing}
                />
              )}
            </table>
          </ContextMenu>
        </div>
        {count > 0 && (
          <BulkBar
            count={count}
            chosen={chosen}
            actions={props.bulkActions ?? noActions}
            selectAll={
              known !== undefined && count < known
                ? { total: known, onSelect: () => select(everyMatch) }
                : undefined
            }
            onClear={() => {
              select(nothing);
              grid.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus();
            }}
          />
        )}
      </div>
      {!stopped && (
        <TableFoot
          label={props.label}
          scroller={scroller}
          lineHeight={lineHeight}
          headHeight={headHeight}
          loaded={rows.length}
          total={more ? total : rows.length}
          number={numberOf(props, known)}
          settled={settled}
          pageSize={layout.pageSize}
          onPageSize={setPageSize}
          onPage={toPage}
        />
      )}
      <output className="sr-only">{count ? `${inGroups(count)} selected` : words}</output>
    </section>
  );
}

// React passes custom properties on, its types do not name them.
const lines = (style: CSSProperties & Record<`--${string}`, string>): CSSProperties => style;
