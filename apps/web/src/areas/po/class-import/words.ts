import type { ImportedRow, ImportResult, RowOutcome } from "@toran/contract/schemas/student-import";
import { importColumns, type ImportColumnName } from "@toran/contract/student-import/columns";
import type { StatusGlyph } from "@toran/ui";

interface Outcome {
  /** Of the tab. */
  title: string;
  /** Of a row. */
  word: string;
  glyph: StatusGlyph;
  tone: "ok" | "info" | "warn" | "bad" | "idle";
}

export const outcomes: Record<RowOutcome, Outcome> = {
  CREATE: { title: "New", word: "New", glyph: "done", tone: "ok" },
  UPDATE: { title: "Changed", word: "Changed", glyph: "half", tone: "info" },
  UNCHANGED: { title: "Unchanged", word: "Unchanged", glyph: "ring", tone: "idle" },
  DUPLICATE_IN_FILE: { title: "Twice in the file", word: "Twice", glyph: "crossed", tone: "warn" },
  CONFLICT: { title: "Conflicts", word: "Conflict", glyph: "crossed", tone: "warn" },
  ERROR: { title: "Errors", word: "Error", glyph: "crossed", tone: "bad" },
};

export const takenIn = ({ counts }: Pick<ImportResult, "counts">) => counts.CREATE + counts.UPDATE;
export const leftOut = ({ counts }: Pick<ImportResult, "counts">) =>
  counts.ERROR + counts.CONFLICT + counts.DUPLICATE_IN_FILE;

export const rowsOf = (count: number) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? "row" : "rows"}`;
export const studentsOf = (count: number) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? "student" : "students"}`;

export const labelOf = (field: string) =>
  field === "plan" ? "Plan" : (importColumns[field as ImportColumnName]?.label ?? field);
export const nameOf = ({ typed }: ImportedRow) =>
  [typed.first_name, typed.last_name].filter(Boolean).join(" ");
