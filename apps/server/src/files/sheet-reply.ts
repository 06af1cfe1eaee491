import { Readable } from "node:stream";
import { collegeDay } from "@toran/contract/calendar/zones";
import type { FileReply } from "../http/implement";
import { csvLine, csvMark } from "./sheet-cells";
import { type Cell, workbookOf } from "./workbook-writer";

interface Sheet {
  /** Of the file and of its first sheet. */
  name: string;
  format: "csv" | "xlsx";
  rows: AsyncIterable<Cell[]>;
  /** What the workbook says of itself: who took it, when, and by which filter. */
  about: Cell[][];
  now: Date;
}

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Rows as a sheet to save, made while it is sent. */
export function sheetReply({ name, format, rows, about, now }: Sheet): FileReply {
  const file = `${name.toLowerCase().replaceAll(" ", "-")}-${collegeDay(now)}.${format}`;
  const sheets = [
    { name, rows },
    { name: "About", rows: about },
  ];
  return {
    headers: {
      "content-type": types[format],
      "content-disposition": `attachment; filename="${file}"`,
      "cache-control": "no-store",
    },
    body: Readable.from(format === "csv" ? csv(rows) : workbookOf(sheets, now)),
  };
}

async function* csv(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield csvMark;
  for await (const row of rows)
    yield `${csvLine(row.map((cell) => (cell === null ? "" : String(cell))))}\r\n`;
}
