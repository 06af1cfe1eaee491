import { and, type SQL, sql } from "drizzle-orm";
import { refused } from "./failures";

/** What a list is sorted by: as an index has it, as a cursor carries it, and what a cursor may say. */
export interface Key {
  column: SQL;
  told: SQL;
  read: (text: string) => SQL;
  valid: (text: string) => boolean;
}

export const byWords = (column: SQL): Key => ({
  column,
  told: column,
  read: (text) => sql`${text}`,
  valid: (text) => !text.includes("\0"),
});
export const byMarks = (column: SQL): Key => ({
  column,
  told: sql`${column}::text`,
  read: (text) => sql`${text}::numeric`,
  valid: (text) => /^\d{1,2}(\.\d{1,2})?$/.test(text),
});
// To the microsecond, as the database keeps it; a date of JavaScript would round.
export const byMoment = (column: SQL): Key => ({
  column,
  told: sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  read: (text) => sql`${text}::timestamptz`,
  valid: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text) && isReal(text),
});
export const byId = (column: SQL): Key => ({
  column,
  told: column,
  read: (text) => sql`${text}::uuid`,
  valid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
});

function isReal(moment: string) {
  const at = new Date(moment);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === moment.slice(0, 19);
}

/** An order of a list. It ends at an id, so that no two rows are equal; what stands first may be missing where `gaps` says so. */
export interface Order {
  keys: Key[];
  gaps: boolean;
}

/** A part of a sorted list that one index walks through. */
export interface Stretch {
  /** Which part of which order it is, and whether it goes on from a row: what is asked along it has the same words each time. */
  name: string;
  goesOn: boolean;
  where: SQL | undefined;
  order: SQL[];
  /** What a cursor is made of, read with each row. */
  told: SQL<string[]>;
  cursorAfter: (told: string[]) => string;
}

/** What is still ahead of a list: the rows that have what it is sorted by, then those that do not. */
export function stretchesIn<Sort extends string>(
  orders: Record<Sort, Order>,
  { sort, next }: { sort: Sort | `-${Sort}`; next: string | undefined },
) {
  const descending = sort.startsWith("-");
  const { keys, gaps } = orders[sort.replace("-", "") as Sort];
  const first = keys[0]?.column;
  const all = gaps
    ? [
        { keys, where: sql`${first} is not null` },
        { keys: keys.slice(1), where: sql`${first} is null` },
      ]
    : [{ keys, where: undefined }];
  const from = next ? readCursor(next) : undefined;
  const begun = from && all[from.stretch];
  if (from && (from.sort !== sort || !begun || !fits(begun.keys, from.told))) throw badCursor();
  return all.slice(from?.stretch ?? 0).map(({ keys: own, where }, index): Stretch => {
    const stretch = index + (from?.stretch ?? 0);
    const columns = own.map(({ column }) => column);
    const begins = from && index === 0 ? beyond(own, from.told, descending) : undefined;
    return {
      name: `${sort}_${stretch}${begins ? "_on" : ""}`,
      goesOn: begins !== undefined,
      where: and(where, begins),
      order: columns.map((column) => (descending ? sql`${column} desc` : column)),
      told: sql<string[]>`jsonb_build_array(${list(own.map(({ told }) => told))})`,
      cursorAfter: (told) => writeCursor({ sort, stretch, told }),
    };
  });
}

/** The next rows of a sorted list, from as many of its stretches as it takes. */
export async function windowAlong<Row extends { told: string[] }>(
  stretches: Stretch[],
  limit: number,
  nextOf: (stretch: Stretch, many: number) => Promise<Row[]>,
) {
  const rows: Row[] = [];
  let next: string | null = null;
  for (const stretch of stretches) {
    const wanted = limit - rows.length;
    // One more than wanted tells whether anybody follows.
    const found = await nextOf(stretch, wanted + 1);
    const taken = found.slice(0, wanted);
    rows.push(...taken);
    const last = taken.at(-1);
    if (last) next = stretch.cursorAfter(last.told);
    if (found.length > wanted) return { rows, next };
  }
  return { rows, next: null };
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

const beyond = (keys: Key[], told: string[], descending: boolean) => {
  const here = list(keys.map(({ column }) => column));
  const there = list(keys.map(({ read }, index) => read(told[index] ?? "")));
  return descending ? sql`(${here}) < (${there})` : sql`(${here}) > (${there})`;
};

interface Cursor {
  sort: string;
  stretch: number;
  told: string[];
}

// It says where to go on and nothing of who may: whose list it is stays a condition of every query.
const writeCursor = ({ sort, stretch, told }: Cursor) =>
  Buffer.from(JSON.stringify([sort, stretch, ...told])).toString("base64url");

const badCursor = () => refused({ next: "Start the list again from its beginning." });

function readCursor(text: string): Cursor {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    if (!Array.isArray(read)) throw badCursor();
    const [sort, stretch, ...told] = read as unknown[];
    if (typeof sort !== "string" || typeof stretch !== "number") throw badCursor();
    return { sort, stretch, told: told.map(String) };
  } catch {
    throw badCursor();
  }
}

const fits = (keys: Key[], told: string[]) =>
  told.length === keys.length && keys.every(({ valid }, index) => valid(told[index] ?? ""));
