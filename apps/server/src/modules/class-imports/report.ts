import { importColumnNames, importColumns } from "@toran/contract/student-import/columns";
import type { Executor } from "../../db/database";
import type { FileReply } from "../../http/implement";
import { failedAfter } from "./imports";
import type { ClassImport } from "./tables";

// A cell that begins like this would be run as a formula by the program that opens it.
const formula = /^[=+\-@\t\r\0]/;
const cell = (text: string) => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
const lines = (rows: string[][]) => rows.map((cells) => cells.map(cell).join(",")).join("\r\n");

/** A sheet to take along; its mark tells spreadsheets that it is UTF-8. */
const sheet = (name: string, rows: string[][]): FileReply => ({
  headers: {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
  },
  body: Buffer.from(`\uFEFF${lines(rows)}\r\n`),
});

/** An empty class list: every column, and one example. */
export const templateSheet = () =>
  sheet("toran-students.csv", [
    [...importColumnNames],
    importColumnNames.map((name) => importColumns[name].example),
  ]);

/** The rows that were left out, as they came, with why. */
export async function failedSheet(db: Executor, { id, columns }: ClassImport) {
  const held = columns.flatMap(({ holds }) => holds ?? []);
  const rows: string[][] = [];
  for (let after = 0; ;) {
    const part = await failedAfter(db, id, after, 1000);
    if (!part.length) break;
    for (const { row, outcome, typed, problems } of part) {
      const why = problems.map(({ field, message }) => `${field}: ${message}`).join(" ");
      rows.push([String(row), outcome, why, ...held.map((name) => typed[name] ?? "")]);
    }
    after = part.at(-1)?.row ?? after;
  }
  return sheet("toran-rows-left-out.csv", [["row", "result", "reason", ...held], ...rows]);
}
