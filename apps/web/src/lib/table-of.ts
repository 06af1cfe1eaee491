import type { WindowStore } from "./window-store";

/** What is looked for, as `useAddressView` brings it. */
interface View {
  filtered: boolean;
  onClearFilters: () => void;
  viewKey: string;
}

/** What a table is told of a list that comes window by window and fills its screen. */
export const tableOf = <Row, Asked>(list: WindowStore<Row, Asked>, view: View) => ({
  className: "min-h-90 flex-1",
  rows: list.rows,
  total: list.total,
  more: list.more,
  state: list.state,
  problem: list.problem,
  onRetry: () => void list.refresh(),
  ...view,
});
