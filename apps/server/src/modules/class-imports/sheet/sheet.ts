import { limits } from "@toran/contract";

/** A sheet that is refused, and why. */
export class BadSheet extends Error {}

/** A line of a sheet that holds something, and its number in the sheet. */
export interface SheetLine {
  row: number;
  cells: string[];
}

const { rows: mostRows, columns: mostColumns, cell: longestCell } = limits.classImport;
const inWords = (many: number) => many.toLocaleString("en-IN");

export const tooManyRows = () =>
  new BadSheet(
    `That sheet has more than ${inWords(mostRows)} rows. Divide it and import one part after the other.`,
  );
export const tooManyColumns = () =>
  new BadSheet(
    `That sheet has more than ${mostColumns} columns. Take out those that are not needed.`,
  );
export const damaged = () =>
  new BadSheet(
    "That file cannot be read. Open it, save it anew as XLSX or CSV, and choose it again.",
  );

/** The lines of a sheet that hold anything, each cell as it would be typed. */
export function linesOf(table: unknown[][]): SheetLine[] {
  const lines: SheetLine[] = [];
  for (const [index, raw] of table.entries()) {
    const cells = raw.map(typed);
    if (!cells.some(Boolean)) continue;
    if (cells.length > mostColumns) throw tooManyColumns();
    if (cells.some((cell) => cell.length > longestCell))
      throw new BadSheet(
        `A cell of row ${index + 1} holds more than ${inWords(longestCell)} characters. Shorten it and choose the file again.`,
      );
    // The headings are a row as well.
    if (lines.push({ row: index + 1, cells }) > mostRows + 10) throw tooManyRows();
  }
  return lines;
}

// The database keeps neither a null byte nor half a letter.
const unkept = /\0|\p{Surrogate}/gu;

// Most cells: nothing in them would be changed below.
const plain = /^(?!'[=+\-@])[!-~](?:[ -~]*[!-~])?$/;

function typed(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  if (typeof cell === "number") return String(Number(cell.toFixed(6)));
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  if (typeof cell !== "string") return "";
  if (plain.test(cell)) return cell;
  // Sheets that were made safe, as ours are, put a quote before what could be run as a formula.
  return cell
    .replace(unkept, "")
    .normalize("NFC")
    .replaceAll("\u00A0", " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "");
}
