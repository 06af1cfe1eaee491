import { z } from "zod/mini";
import { type ImportColumnName, importColumnNames, importColumns } from "../student-import/columns";
import { choice, emailOf, flag, id, maybe, moment, number } from "./fields";
import { sheetFields } from "./list-sheet";
import { cursor, page } from "./page";

export const importStates = [
  "READING",
  "PREVIEW",
  "COMMITTING",
  "DONE",
  "UNDOING",
  "UNDONE",
] as const;
export const rowOutcomes = [
  "CREATE",
  "UPDATE",
  "UNCHANGED",
  "DUPLICATE_IN_FILE",
  "CONFLICT",
  "ERROR",
] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

const columnName = z.enum(importColumnNames);
/** For each column of the sheet, from the left, what it holds; null where it is left out. */
const mapping = z.array(z.nullable(columnName)).check(
  z.maxLength(200, "Keep it to 200 columns."),
  z.refine((names) => {
    const used = names.filter((name): name is ImportColumnName => name !== null);
    return new Set(used).size === used.length;
  }, "Two columns of the sheet cannot hold the same thing."),
);
const parsed = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
};

export const importInput = z.object({
  /** PREVIEW only looks; a bare call takes the valid rows in at once. */
  mode: z._default(choice(["COMMIT", "PREVIEW"], "Choose COMMIT or PREVIEW."), "COMMIT"),
  /** Another file for an import that is open: the columns stay as they were mapped. */
  mapping: z.optional(z.pipe(z.pipe(z.string(), z.transform(parsed)), mapping)),
});
export const importChange = z.object({
  mapping: z.optional(mapping),
  /** What each column was shown to hold where one was given another thing; another tab may have changed them since. */
  seen: z.optional(mapping),
  /** Also takes over an email or a roll number that differs from the one of the account. */
  changeKeys: z.optional(flag),
});
/** ALL takes nothing in while a row cannot be; VALID leaves those rows out. */
export const importCommit = z.object({
  rows: z._default(choice(["VALID", "ALL"], "Choose VALID or ALL."), "VALID"),
  /** Mails an invitation to each new student; nobody is written to otherwise. */
  invite: z.optional(flag),
  /** How the sheet was read in the look that is taken in; another tab may have had it read anew since. */
  mapping: z.optional(mapping),
  changeKeys: z.optional(flag),
});

export const importCounts = z.record(z.enum(rowOutcomes), z.number());
export const importResult = z.object({
  id,
  state: z.enum(importStates),
  fileName: z.string(),
  by: z.string(),
  createdAt: moment,
  committedAt: z.nullable(moment),
  /** Until when it can be undone. */
  undoUntil: z.nullable(moment),
  rows: z.number(),
  columns: z.array(
    z.object({ heading: z.string(), sample: z.string(), holds: z.nullable(columnName) }),
  ),
  /** Needed columns that no column of the sheet holds. */
  missing: z.array(columnName),
  changeKeys: z.boolean(),
  counts: importCounts,
  /** Rows taken in, or given back, so far. */
  applied: z.number(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  /** The first rows that cannot be taken in; all of them are in the file of failed rows. */
  errors: z.array(z.object({ row: z.number(), field: z.string(), message: z.string() })),
  message: z.nullable(z.string()),
  /** Where the plan of the college has no room for all new students: what it holds, and how many of them stay out. */
  room: z.optional(
    z.object({
      holds: z.number(),
      there: z.number(),
      outside: z.number(),
      /** The smallest plan that holds all of them. */
      larger: z.nullable(z.string()),
    }),
  ),
});
export type ImportResult = z.output<typeof importResult>;
export const importList = page(importResult);
export const importListQuery = z.object({ next: cursor });
export const importSheetQuery = z.object(sheetFields("imports"));

export const importRowQuery = z.object({
  outcome: z.optional(choice(rowOutcomes)),
  next: cursor,
  limit: z.optional(number("Ask for 1 to 100 rows.", 1, 100)),
});
export const importRow = z.object({
  row: z.number(),
  outcome: z.enum(rowOutcomes),
  /** The cells as they were typed, for each column that is held. */
  typed: z.partialRecord(columnName, z.string()),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** What changes, from what to what. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
export type ImportedRow = z.output<typeof importRow>;
export const importRowPage = page(importRow);

const { roll_number, first_name, last_name, degree, department, graduation_year } = importColumns;
/** One student who is invited without a sheet: what a row of a class list has to say, by the same checks. */
export const oneStudent = z.object({
  email: emailOf("Write the email address of the student."),
  rollNumber: roll_number.check,
  firstName: first_name.check,
  lastName: maybe(last_name.check),
  degree: degree.check,
  department: department.check,
  graduationYear: graduation_year.check,
});
export type OneStudent = z.output<typeof oneStudent>;
/** Which column of a sheet each of its fields is. */
export const columnOfField = {
  email: "email",
  rollNumber: "roll_number",
  firstName: "first_name",
  lastName: "last_name",
  degree: "degree",
  department: "department",
  graduationYear: "graduation_year",
} as const satisfies Record<keyof OneStudent, ImportColumnName>;

/** What the real-time channel tells of an import. */
export interface ImportProgress {
  id: string;
  state: (typeof importStates)[number];
  applied: number;
  rows: number;
}
