import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { TableColumn } from "./column";
import type { TableLayout } from "./table-layout";

const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

// The rows stay outside: a model of 100,000 of them costs more than everything that is drawn.
const noRows: object[] = [];

/** Order, visibility and width of the columns; the first one, who or what a row is, stays put. */
export function useColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: TableLayout,
  change: (part: Partial<TableLayout>) => void,
) {
  const identity = columns[0]?.id ?? "";
  const defs = useMemo(
    () =>
      columns.map(({ id, title, width }) => ({
        id,
        header: title,
        size: width ?? 140,
        minSize: 64,
        maxSize: 800,
      })),
    [columns],
  );
  const visibility = useMemo(
    () => ({
      ...Object.fromEntries(columns.map(({ id, hidden }) => [id, !hidden])),
      ...layout.shown,
      [identity]: true,
    }),
    [columns, identity, layout.shown],
  );
  const order = useMemo(
    () => (layout.order.length ? [identity, ...layout.order.filter((id) => id !== identity)] : []),
    [identity, layout.order],
  );
  const table = useTable({
    features,
    columns: defs,
    data: noRows,
    state: {
      columnOrder: order,
      columnVisibility: visibility,
      columnSizing: layout.widths,
    },
    onColumnOrderChange: (next) =>
      change({ order: typeof next === "function" ? next(order) : next }),
    onColumnSizingChange: (next) =>
      change({ widths: typeof next === "function" ? next(layout.widths) : next }),
  });

  const ids = table
    .getAllLeafColumns()
    .map(({ id }) => id)
    .join("\n");
  const all = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return ids.split("\n").flatMap((id) => byId.get(id) ?? []);
  }, [columns, ids]);
  const shown = useMemo(() => all.filter(({ id }) => visibility[id] !== false), [all, visibility]);

  const widthOf = (id: string) =>
    layout.widths[id] ?? defs.find((column) => column.id === id)?.size ?? 140;
  return {
    all,
    shown,
    identity,
    isShown: (id: string) => visibility[id] !== false,
    show: (id: string, visible: boolean) => change({ shown: { ...layout.shown, [id]: visible } }),
    widthOf,
    resize: (id: string, width: number) =>
      table.setColumnSizing((widths) => ({
        ...widths,
        [id]: Math.min(800, Math.max(64, Math.round(width))),
      })),
    /** Puts a column at another's place; the first column moves for nobody. */
    move: (id: string, place: string) => {
      if (place === identity || id === identity || id === place) return;
      const places = all.map((column) => column.id);
      const from = places.indexOf(id);
      const to = places.indexOf(place);
      places.splice(from, 1);
      places.splice(to, 0, id);
      table.setColumnOrder(places);
    },
    reset: () => change({ order: [], shown: {}, widths: {} }),
    /** The widths as CSS grid tracks; a width the reader has set does not stretch. */
    tracks: shown
      .map(({ id }) =>
        layout.widths[id] ? `${widthOf(id)}px` : `minmax(${widthOf(id)}px, ${widthOf(id)}fr)`,
      )
      .join(" "),
  };
}

export type Columns<Row> = ReturnType<typeof useColumns<Row>>;
