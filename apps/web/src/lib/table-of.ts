import type { WindowStore } from "./window-store";

/** What a table is told of a list that comes window by window. */
export const tableOf = <Row, Asked>(list: WindowStore<Row, Asked>) => ({
  rows: list.rows,
  total: list.total,
  more: list.more,
  state: list.state,
  problem: list.problem,
  onRetry: () => void list.refresh(),
});
