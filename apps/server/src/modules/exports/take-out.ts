import { limits } from "@toran/contract";
import { collegeZone, wallAt } from "@toran/contract/calendar/zones";
import { filterNames, sortWords } from "@toran/contract/schemas/filter-words";
import {
  columnsOf,
  type SheetColumn,
  sheetColumns,
  type SheetFormat,
  type SheetList,
  sheetNames,
} from "@toran/contract/schemas/list-sheet";
import { letOthersPass } from "../../db/let-others-pass";
import type { Deps } from "../../deps";
import { aboutSheet } from "../../files/about-sheet";
import { sheetReply } from "../../files/sheet-reply";
import type { Cell } from "../../files/workbook-writer";
import type { Call } from "../../http/call";
import { refused } from "../../http/failures";
import type { FileReply } from "../../http/implement";
import { spendExport } from "../accounts/exports";
import type { SignedIn } from "../accounts/signed-in";
import { type Deed, record } from "../audit/record";

const atOnce = 1000;

interface Page<Row> {
  items: Row[];
  next: string | null;
  /** How many there are in all, told with the first window. */
  total?: number;
}
interface Window {
  next: string | undefined;
  limit: number;
}
export type Cells<L extends SheetList, Row> = Record<SheetColumn<L>, (row: Row) => Cell>;
interface Asked<L extends SheetList> {
  format: SheetFormat;
  columns?: SheetColumn<L>[] | undefined;
}
interface TakenOut<L extends SheetList, Query extends Asked<L>, Row> {
  user: SignedIn;
  call: Call;
  query: Query;
  /** What is written down, where a list is of something and has an action of its own. */
  deed?: Pick<Deed, "action" | "entity">;
  /** What the sheet says of filters that are an id. */
  named?: Record<string, string | undefined>;
  /** The list itself, as its own call has it: whose it is and what may be seen is decided there alone. */
  page: (asked: Omit<Query, "format" | "columns"> & Window) => Promise<Page<Row>>;
  cells: Cells<L, Row>;
}

/** A list as a sheet, filtered as it is looked at and made while it is sent; who took what is written down. */
export async function takeOut<L extends SheetList, Query extends Asked<L>, Row>(
  deps: Deps,
  list: L,
  {
    user,
    call,
    query,
    deed = { action: "list.export" },
    named,
    page,
    cells,
  }: TakenOut<L, Query, Row>,
): Promise<FileReply> {
  const { format, columns: wanted, ...filter } = query;
  const now = deps.now();
  await spendExport(deps.db, user, now);
  const windowAt = (next?: string) => page({ ...filter, next, limit: atOnce });
  const first = await windowAt();
  const rows = first.total ?? first.items.length;
  if (rows > limits.exportRows)
    throw refused({ search: "More than 100,000 rows match. Narrow the filter." });
  const columns = wanted?.length ? wanted : columnsOf(list);
  // Ids say nothing to who reads it later.
  const names = Object.entries(named ?? {}).filter(([, name]) => name !== undefined);
  const said = { ...filter, ...Object.fromEntries(names) };
  const after = { list, format, columns, filter: said, rows };
  await record(deps.db, { user, call }, { ...deed, after }, now);
  const headings: Record<string, string> = sheetColumns[list];
  async function* lines(): AsyncGenerator<Cell[]> {
    yield columns.map((column) => headings[column] ?? column);
    let shown: Page<Row> | undefined = first;
    while (shown) {
      for (const row of shown.items) yield columns.map((column) => cells[column](row));
      await letOthersPass(deps.db);
      shown = shown.next ? await windowAt(shown.next) : undefined;
    }
  }
  const about = aboutSheet(user, now, { Rows: rows, ...inWords({ ...filter, ...named }) });
  return sheetReply({ name: sheetNames[list], format, rows: lines(), about, now });
}

/** A filter as it is read, on the page of a sheet about itself. */
export const inWords = (filter: object) =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]: [string, unknown]) => [
      filterNames[name] ?? name,
      name === "sort" && typeof value === "string" ? sortWords(value) : value,
    ]),
  );

/** A list that its own call gives whole. */
export const whole = <Row>(items: Row[]): Page<Row> => ({ items, next: null, total: items.length });

/** A moment as the day and as the time that the college's clock shows, for a cell: screens tell the same. */
export const dayCell = (at: string | null) => at && wallAt(new Date(at), collegeZone).day;
export function timeCell(at: string | null) {
  const wall = at && wallAt(new Date(at), collegeZone);
  return wall && `${wall.day} ${wall.time}`;
}
