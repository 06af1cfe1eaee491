import { limits } from "@toran/contract";
import {
  type ImportColumnName,
  importColumnNames,
  importColumns,
} from "@toran/contract/student-import/columns";
import { beginningOf } from "../../../shortened";
import type { SheetColumn } from "../tables";
import { BadSheet, type SheetLine } from "./sheet";

const folded = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]/gu, "")
    .replace("%", "percent");

const byHeading = new Map<string, ImportColumnName>();
for (const name of importColumnNames) {
  const { label, ...more } = importColumns[name];
  const known = "known" in more ? more.known : [];
  for (const heading of [name, label, ...known])
    if (!byHeading.has(folded(heading))) byHeading.set(folded(heading), name);
}

// A sheet may begin with a title or two, often merged over all columns.
const mostTitles = 10;

/** The line of the headings: the one of the first ten that names most of what is known. */
export function headingsOf(lines: SheetLine[]): { headings: SheetLine; rows: SheetLine[] } {
  let best = 0;
  let most = 0;
  for (const [index, { cells }] of lines.slice(0, mostTitles).entries()) {
    const known = cells.filter((cell) => byHeading.has(folded(cell))).length;
    if (known > most) [best, most] = [index, known];
  }
  const headings = lines[best];
  const rows = lines.slice(best + 1);
  if (!headings || !rows.length)
    throw new BadSheet(
      "That sheet holds no students. It needs a line of headings and a line for each student.",
    );
  if (rows.length > limits.classImport.rows)
    throw new BadSheet(
      `That sheet has ${rows.length.toLocaleString("en-IN")} students; ${limits.classImport.rows.toLocaleString("en-IN")} go in at a time. Divide it.`,
    );
  return { headings, rows };
}

/** What each column of the sheet holds: as it was mapped, or as its heading says. */
export function mapColumns(
  headings: string[],
  rows: SheetLine[],
  mapping?: (ImportColumnName | null)[],
): SheetColumn[] {
  const taken = new Set<ImportColumnName>();
  return headings.map((heading, index) => {
    const name = mapping ? mapping[index] : byHeading.get(folded(heading));
    const holds = name && !taken.has(name) ? name : null;
    if (holds) taken.add(holds);
    const sample = rows.find(({ cells }) => cells[index])?.cells[index] ?? "";
    return { heading, sample: beginningOf(sample, 80), holds };
  });
}
