import { notFound } from "../http/failures";

/** The one row a query brings, or the refusal that it does not exist. */
export async function one<Row>(rows: PromiseLike<Row[]>, what: string): Promise<Row> {
  const [row] = await rows;
  if (row === undefined) throw notFound(what);
  return row;
}
