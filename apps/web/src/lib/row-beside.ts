interface Loaded<Row> {
  rows: readonly Row[];
  loadMore(): Promise<unknown>;
}

/** The row before or after one that is looked at; near the end of what is loaded the next of the list are asked for. */
export function rowBeside<Row>(list: Loaded<Row>, at: number, by: -1 | 1): Row | undefined {
  if (at + by >= list.rows.length - 2) void list.loadMore();
  return list.rows[at + by];
}
