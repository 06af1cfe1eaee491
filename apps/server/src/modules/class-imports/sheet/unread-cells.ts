import { beginningOf } from "../../../shortened";

/** A cell that the reader of workbooks takes for an empty one: what stands in it instead of a value. */
export interface UnreadCell {
  row: number;
  column: number;
  said: string;
}

/** The cells of a sheet that show an error, or hold a formula whose result was not saved. */
export function unreadCells(xml: Buffer): UnreadCell[] {
  const found = new Map<number, UnreadCell>();
  for (const mark of ['t="e"', "<f>", "<f ", "<f/>"])
    for (let at = xml.indexOf(mark); at !== -1; at = xml.indexOf(mark, at + 1)) {
      const from = xml.lastIndexOf("<c ", at);
      const end = xml.indexOf("</c>", at);
      if (from === -1 || end === -1 || found.has(from)) continue;
      const cell = unreadCell(xml.toString("utf8", from, end));
      if (cell) found.set(from, cell);
    }
  return [...found.values()];
}

function unreadCell(cell: string): UnreadCell | undefined {
  const [tag = ""] = /^<c [^>]*>/.exec(cell) ?? [];
  const [, letters, row] = /\sr="([A-Z]{1,3})(\d{1,7})"/.exec(tag) ?? [];
  if (!letters || !row) return undefined;
  const said = saidOf(cell, / t="(\w+)"/.exec(tag)?.[1]);
  return said ? { row: Number(row), column: numberOf(letters), said } : undefined;
}

function saidOf(cell: string, type: string | undefined) {
  const value = /<v[^>]*>([^<]*)/.exec(cell)?.[1];
  if (type === "e") return value || "#N/A";
  const formula = /<f(?:\s[^>]*)?>([^<]*)/.exec(cell)?.[1];
  // A formula may well give an empty text, which is saved as one.
  if (value || type === "str" || formula === undefined) return undefined;
  return `=${beginningOf(plainOf(formula), 80)}`;
}

const signs: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
const plainOf = (xml: string) => xml.replace(/&(lt|gt|quot|amp);/g, (sign) => signs[sign] ?? sign);

const numberOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Puts what stands in the unread cells of a student where the table has nothing, so that each is told of at its row. */
export function tellUnread(table: unknown[][], unread: UnreadCell[]): unknown[][] {
  for (const { row, column, said } of unread) {
    const line = table[row - 1];
    // Formulas are drawn down further than the students go.
    if (!line?.some((cell) => cell !== null)) continue;
    while (line.length < column) line.push(null);
    line[column - 1] = said;
  }
  return table;
}
