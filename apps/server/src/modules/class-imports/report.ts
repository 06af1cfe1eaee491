import { importColumnNames, importColumns } from "@toran/contract/student-import/columns";
import type { Executor } from "../../db/database";
import { csvLine, csvMark } from "../../files/sheet-cells";
import type { FileReply } from "../../http/implement";
import { failedAfter, typedOf } from "./imports";
import type { ClassImport } from "./tables";

const lines = (rows: string[][]) => rows.map(csvLine).join("\r\n");

/** A sheet to take along; its mark tells spreadsheets that it is UTF-8. */
const sheet = (name: string, rows: string[][]): FileReply => ({
  headers: {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
  },
  body: Buffer.from(`${csvMark}${lines(rows)}\r\n`),
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
    for (const found of part) {
      const { row, outcome, problems } = found;
      const typed: Partial<Record<string, string>> = typedOf(found);
      const why = problems.map(({ field, message }) => `${field}: ${message}`).join(" ");
      rows.push([String(row), outcome, why, ...held.map((name) => typed[name] ?? "")]);
    }
    after = part.at(-1)?.row ?? after;
  }
  return sheet("toran-rows-left-out.csv", [["row", "result", "reason", ...held], ...rows]);
}
