import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "../button/button";
import { isSelected, type Selection } from "./selection";
import { SkeletonRow } from "./skeleton-row";
import { type RowFace, TableRow } from "./table-row";

/** What follows the loaded rows. */
export interface MoreRows {
  state: "ready" | "loading" | "failed";
  load: () => void;
}

interface TableRowsProps<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  face: RowFace<Row>;
  selection?: Selection;
  active: number;
  takesFocus: RefObject<boolean>;
  openId?: string;
  more?: MoreRows;
  /** How many rows somebody asked to see; those that are not loaded yet stand as shadows. */
  awaited: number;
  /** What is loaded, such as "students". */
  many: string;
  lineHeight: number;
  headHeight: number;
  /** How many rows are drawn on each side of those in view. */
  ahead: number;
  /** Rows that must not lie under the bulk bar. */
  footRoom: number;
  printing: boolean;
}

const comingRows = 3;

/** The rows in view and a few around them; the rest is room to scroll. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { rows, rowId, face, selection, active, more, printing } = props;
  const tail = more?.state === "loading" ? comingRows : more?.state === "failed" ? 1 : 0;
  const asked = useRef<readonly Row[]>(undefined);
  const body = useRef<HTMLTableSectionElement>(null);

  // The row in the tab order is always there, or the focus would be lost with it.
  const withActive = useCallback(
    (range: Range) => {
      const places = defaultRangeExtractor(range);
      if (active >= range.count || places.includes(active)) return places;
      return [...places, active].sort((a, b) => a - b);
    },
    [active],
  );
  const virtual = useVirtualizer({
    count: Math.max(rows.length + tail, more && more.state !== "failed" ? props.awaited : 0),
    // Found from below: on the first commit the ref of an outer element is not there yet.
    getScrollElement: () => body.current?.closest<HTMLDivElement>("[data-scroller]") ?? null,
    estimateSize: () => props.lineHeight,
    initialRect: { width: 0, height: 640 },
    overscan: props.ahead,
    scrollMargin: props.headHeight,
    scrollPaddingStart: props.headHeight,
    scrollPaddingEnd: props.footRoom,
    rangeExtractor: withActive,
  });

  const measured = useRef(props.lineHeight);
  useLayoutEffect(() => {
    if (measured.current === props.lineHeight) return;
    measured.current = props.lineHeight;
    virtual.measure();
  }, [virtual, props.lineHeight]);

  useLayoutEffect(() => {
    if (!props.takesFocus.current) return follow(body.current, active);
    props.takesFocus.current = false;
    virtual.scrollToIndex(active);
    const row = body.current?.querySelector<HTMLElement>(`[data-place="${active}"]`);
    row?.focus({ preventScroll: true });
  }, [active, virtual, props.takesFocus]);

  // The row that held the focus may be taken out: the one that stands there then has its turn.
  const held = useRef<Element>(undefined);
  const watched = {
    onFocus: ({ target }: FocusEvent) => void (held.current = target),
    // Not told of what is taken out: that nobody has left.
    onBlur: () => void (held.current = undefined),
  };
  useLayoutEffect(() => {
    if (held.current?.isConnected !== false || document.activeElement !== document.body) return;
    held.current = undefined;
    body.current?.querySelector<HTMLElement>(`[data-place="${active}"]`)?.focus();
  });

  const last = virtual.range?.endIndex ?? 0;
  useEffect(() => {
    // By the rows themselves: another search may have brought as many.
    if (more?.state !== "ready" || last < rows.length * 0.8 || asked.current === rows) return;
    asked.current = rows;
    more.load();
  }, [last, rows, more]);

  const line = (place: number, start?: number) => {
    const row = rows[place];
    if (row === undefined) return undefined;
    const id = rowId(row);
    return (
      <TableRow
        // By place: other rows write their words into the lines that are there already.
        key={place}
        face={face}
        row={row}
        place={place}
        start={start}
        selected={selection ? isSelected(selection, id) : false}
        active={place === active}
        current={id === props.openId}
      />
    );
  };

  if (printing)
    return <tbody className="table-row-group">{rows.map((_, place) => line(place))}</tbody>;
  return (
    <tbody
      ref={body}
      {...watched}
      style={{ height: virtual.getTotalSize() + props.footRoom }}
      className="relative block"
    >
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const top = start - props.headHeight;
        const drawn = line(index, top);
        if (drawn) return drawn;
        if (more?.state === "failed") return <FailedMore key={key} start={top} {...props} />;
        const { columns, onCheck } = face;
        return (
          <SkeletonRow
            key={key}
            columns={columns}
            checks={Boolean(onCheck)}
            place={index}
            start={top}
          />
        );
      })}
    </tbody>
  );
}

const partsOf = (row: Element) => [
  row,
  ...row.querySelectorAll<HTMLElement>("input, button, a[href], select, textarea"),
];

/** The focus goes with a row that stands elsewhere by now, to the same part of it. */
function follow(body: Element | null, active: number) {
  const focused = document.activeElement;
  const row = body?.contains(focused) && focused?.closest<HTMLElement>("[data-place]");
  if (!focused || !row || row.dataset["place"] === String(active)) return;
  const there = body?.querySelector<HTMLElement>(`[data-place="${active}"]`);
  const part = there && partsOf(there)[partsOf(row).indexOf(focused)];
  (part instanceof HTMLElement ? part : there)?.focus({ preventScroll: true });
}

function FailedMore<Row>({ start, more, many, rows }: TableRowsProps<Row> & { start: number }) {
  return (
    <tr
      aria-rowindex={rows.length + 2}
      style={{ top: start }}
      className="absolute grid h-(--line) w-full"
    >
      <td className="text-ink-2 sticky start-0 flex w-max items-center gap-3 px-6">
        More {many} could not be loaded.
        <Button intent="link" onClick={more?.load}>
          Try again
        </Button>
      </td>
    </tr>
  );
}
