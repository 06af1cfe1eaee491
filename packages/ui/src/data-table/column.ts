import type { ReactNode } from "react";

/** One column. Keep the list of columns outside the component, so that rows are not drawn again for nothing. */
export interface TableColumn<Row> {
  id: string;
  title: string;
  /** What a row shows here; nothing becomes a dash. */
  cell: (row: Row) => ReactNode;
  /** In pixels, for letters of the usual size; the columns share what is left of the table's width. */
  width?: number;
  /** As the width: how far it gives way where the columns do not all have room; without it, not at all. */
  least?: number;
  /** A figure, set at the right. */
  numeric?: boolean;
  sortable?: boolean;
  /** Which way the first press sorts. */
  firstSort?: SortDirection;
  /** Hidden until the reader shows it. */
  hidden?: boolean;
  className?: string;
}

export type SortDirection = "ascending" | "descending";

export interface TableSort {
  column: string;
  direction: SortDirection;
}

/** The sort that a press on a column's head asks for: one way, the other way, none. */
export function nextSort(
  sort: TableSort | null | undefined,
  column: Pick<TableColumn<never>, "id" | "firstSort">,
): TableSort | null {
  const first = column.firstSort ?? "ascending";
  if (sort?.column !== column.id) return { column: column.id, direction: first };
  if (sort.direction !== first) return null;
  return { column: column.id, direction: first === "ascending" ? "descending" : "ascending" };
}
