export type { BulkAction } from "./bulk-bar";
export { nextSort, type SortDirection, type TableColumn, type TableSort } from "./column";
export { DataTable, type DataTableProps } from "./data-table";
export {
  countSelected,
  everyMatch,
  isSelected,
  nothing,
  type Selection,
  withRows,
} from "./selection";
export { type Density, readLayout, type TableLayout, type TableStorage } from "./table-layout";
export type { QuickAction } from "./table-row";
export type { MoreRows } from "./table-rows";
