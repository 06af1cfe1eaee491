import type { ImportColumnName } from "@toran/contract/student-import/columns";
import type { importStates, RowOutcome } from "@toran/contract/schemas/student-import";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";
import { colleges } from "../colleges/tables";

export interface SheetColumn {
  heading: string;
  sample: string;
  holds: ImportColumnName | null;
}
/** A checked cell: null empties what was there. */
export type CellValue = string | number | null;
type ListColumn = "skills" | "tags";
export type RowValues = Partial<Record<Exclude<ImportColumnName, ListColumn>, CellValue>> &
  Partial<Record<ListColumn, string[] | null>>;

/** A class list that an officer brought, from the upload to its undoing. */
export const classImports = pgTable(
  "class_imports",
  {
    id: uuid().primaryKey().defaultRandom(),
    collegeId: uuid()
      .notNull()
      .references(() => colleges.id, { onDelete: "cascade" }),
    /** Absent once that officer's account is erased; the list is the college's. */
    officerId: uuid().references(() => users.id, { onDelete: "set null" }),
    officer: text().notNull(),
    fileName: text().notNull(),
    /** What is in the file, so that the same one twice is known. */
    hash: text().notNull(),
    /** Where the file lies until it is taken in. */
    file: text(),
    type: text().notNull(),
    state: text().$type<(typeof importStates)[number]>().notNull(),
    columns: jsonb().$type<SheetColumn[]>().notNull(),
    changeKeys: boolean().notNull().default(false),
    /** New students are mailed an invitation. */
    invite: boolean().notNull().default(false),
    rows: integer().notNull().default(0),
    counts: jsonb().$type<Record<RowOutcome, number>>().notNull(),
    applied: integer().notNull().default(0),
    message: text(),
    createdAt: moment().notNull(),
    /** When work on it last went on; work that stands still is taken up again. */
    touchedAt: moment().notNull(),
    committedAt: moment(),
  },
  (table) => [
    index("class_imports_college").on(table.collegeId, table.createdAt),
    uniqueIndex("class_imports_open")
      .on(table.collegeId, table.hash)
      .where(sql`${table.state} in ('READING', 'PREVIEW', 'COMMITTING')`),
  ],
);
export type ClassImport = typeof classImports.$inferSelect;

/** A row of a class list and what becomes of it. */
export const classImportRows = pgTable(
  "class_import_rows",
  {
    /**
     * They go with their import by a rule of the database (migration 0062), and come only while it is there (`addRows`): a
     * reference would look for it at each row, a fifth of what they take to write.
     */
    importId: uuid().notNull(),
    /** As the sheet counts it. */
    row: integer().notNull(),
    outcome: text().$type<RowOutcome>().notNull(),
    typed: jsonb().$type<Partial<Record<ImportColumnName, string>>>().notNull(),
    values: jsonb().$type<RowValues>().notNull(),
    problems: jsonb().$type<{ field: string; message: string }[]>().notNull(),
    /** What it changes: from what, to what. */
    changes: jsonb().$type<{ field: string; from: CellValue; to: CellValue }[]>().notNull(),
    /** The student it is about, once known. */
    userId: uuid(),
    applied: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    // Most rows of most lists are new students; those are found in the order of the sheet.
    index("class_import_rows_outcome")
      .on(table.importId, table.outcome, table.row)
      .where(sql`${table.outcome} <> 'CREATE'`),
  ],
);
export type ClassImportRow = typeof classImportRows.$inferSelect;
