import { useMemo } from "react";
import type { TableColumn } from "./column";
import type { TableLayout } from "./table-layout";

const usualRem = 16;
const usual = 140;
const narrowest = 64;
const widest = 800;

/** Order, visibility and width of the columns; the first one, who or what a row is, stays put. */
export function useColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: TableLayout,
  change: (part: Partial<TableLayout>) => void,
  rem: number,
) {
  const identity = columns[0]?.id ?? "";
  const all = useMemo(() => inOrder(columns, layout.order), [columns, layout.order]);
  const shown = useMemo(
    () => all.filter(({ id, hidden }) => id === identity || (layout.shown[id] ?? !hidden)),
    [all, identity, layout.shown],
  );
  const designed = (id: string) => columns.find((column) => column.id === id);
  // A column is as wide as its words ask for, which a reader may have asked to be larger.
  const grown = (width: number | undefined) => width && (width * rem) / usualRem;
  const widthOf = (id: string) => layout.widths[id] ?? grown(designed(id)?.width ?? usual)!;
  /** A width the reader has set neither stretches nor gives way. */
  const leastOf = (id: string) => layout.widths[id] ?? grown(designed(id)?.least) ?? widthOf(id);
  return {
    all,
    shown,
    identity,
    isShown: (id: string) => shown.some((column) => column.id === id),
    show: (id: string, visible: boolean) => change({ shown: { ...layout.shown, [id]: visible } }),
    widthOf,
    leastOf,
    resize: (id: string, width: number) =>
      change({
        widths: {
          ...layout.widths,
          [id]: Math.min(widest, Math.max(narrowest, Math.round(width))),
        },
      }),
    /** Puts a column at another's place; the first column moves for nobody. */
    move: (id: string, place: string) => {
      if (place === identity || id === identity || id === place) return;
      const places = all.map((column) => column.id);
      const from = places.indexOf(id);
      const to = places.indexOf(place);
      places.splice(from, 1);
      places.splice(to, 0, id);
      change({ order: places });
    },
    reset: () => change({ order: [], shown: {}, widths: {} }),
    /** The widths as CSS grid tracks. */
    tracks: shown
      .map(({ id }) =>
        layout.widths[id] ? `${widthOf(id)}px` : `minmax(${leastOf(id)}px, ${widthOf(id)}fr)`,
      )
      .join(" "),
  };
}

export type Columns<Row> = ReturnType<typeof useColumns<Row>>;

/** The columns in the reader's order: the first stays first, and those the order does not know follow. */
function inOrder<Row>(columns: readonly TableColumn<Row>[], order: readonly string[]) {
  if (!order.length) return columns;
  const [first] = columns;
  const place = new Map(order.map((id, at) => [id, at]));
  const placeOf = (column: TableColumn<Row>) =>
    column === first ? -1 : (place.get(column.id) ?? order.length);
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
}
