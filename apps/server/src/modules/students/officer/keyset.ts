import type { StudentQuery, studentSorts } from "@toran/contract/schemas/officer-student";
import { and, type SQL, sql } from "drizzle-orm";
import { refused } from "../../../http/failures";
import { students } from "../tables";

type Sort = (typeof studentSorts)[number];

/** What a list is sorted by: as an index has it, as a cursor carries it, and what a cursor may say. */
interface Key {
  column: SQL;
  told: SQL;
  read: (text: string) => SQL;
  valid: (text: string) => boolean;
}

const written = (column: SQL): Key => ({
  column,
  told: column,
  read: (text) => sql`${text}`,
  valid: (text) => !text.includes("\0"),
});
const name = written(sql`${students.name}`);
const roll = written(sql`(${students.rollNumber} collate "C")`);
/** The department as its index has it. */
export const departmentAsSorted = sql`(${students.department} collate "C")`;
const cgpa: Key = {
  column: sql`${students.cgpa}`,
  told: sql`${students.cgpa}::text`,
  read: (text) => sql`${text}::numeric`,
  valid: (text) => /^\d{1,2}(\.\d{1,2})?$/.test(text),
};
// To the microsecond, as the database keeps it; a date of JavaScript would round.
const updated: Key = {
  column: sql`${students.updatedAt}`,
  told: sql`to_char(${students.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  read: (text) => sql`${text}::timestamptz`,
  valid: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text) && isReal(text),
};
const id: Key = {
  column: sql`${students.userId}`,
  told: sql`${students.userId}`,
  read: (text) => sql`${text}::uuid`,
  valid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
};

function isReal(moment: string) {
  const at = new Date(moment);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === moment.slice(0, 19);
}

// Each ends at the student's id, so that no two rows are equal. What stands first may be missing where `gaps` says so.
const sorts: Record<Sort, { keys: Key[]; gaps: boolean }> = {
  name: { keys: [name, id], gaps: false },
  roll: { keys: [roll, id], gaps: true },
  department: { keys: [written(departmentAsSorted), name, id], gaps: true },
  cgpa: { keys: [cgpa, name, id], gaps: true },
  updated: { keys: [updated, id], gaps: false },
};

/** A part of a sorted list that one index walks through. */
export interface Stretch {
  where: SQL | undefined;
  order: SQL[];
  /** What a cursor is made of, read with each row. */
  told: SQL<string[]>;
  cursorAfter: (told: string[]) => string;
}

/** What is still ahead of a list: the students who have what it is sorted by, then those who do not. */
export function stretchesOf({ sort = "name", next }: Pick<StudentQuery, "sort" | "next">) {
  const descending = sort.startsWith("-");
  const { keys, gaps } = sorts[sort.replace("-", "") as Sort];
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
    return {
      where: and(where, from && index === 0 ? beyond(own, from.told, descending) : undefined),
      order: columns.map((column) => (descending ? sql`${column} desc` : column)),
      told: sql<string[]>`jsonb_build_array(${list(own.map(({ told }) => told))})`,
      cursorAfter: (told) => writeCursor({ sort, stretch, told }),
    };
  });
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

// It says where to go on and nothing of who may: the college is a condition of every query.
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
