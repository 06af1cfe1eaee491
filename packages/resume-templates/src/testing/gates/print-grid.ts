import type { Found } from "./gates";

interface Row {
  title: string;
  files: Found[];
}

const worst = (files: Found[], of: (file: Found) => number, pick = Math.max) =>
  files.length ? pick(...files.map(of)) : 0;

const cellsOf = ({ title, files }: Row) => [
  title.slice(0, 56),
  `${files.length}`,
  `${worst(files, ({ pages }) => pages)}`,
  `${Math.floor(worst(files, ({ words }) => words, Math.min) * 1000) / 10}`,
  `${Math.floor(worst(files, ({ poppler }) => poppler, Math.min) * 1000) / 10}`,
  worst(files, ({ x }) => x).toFixed(3),
  worst(files, ({ y }) => y).toFixed(2),
  `${files.filter(({ faults }) => faults.length).length}`,
];

const heads = ["Fixture", "files", "pages", "words %", "poppler %", "x pt", "y pt", "failed"];

/** One row to a fixture with the worst of its files, and one for all. */
export function printGrid(rows: Row[]) {
  const sorted = rows.toSorted((one, other) =>
    one.title.localeCompare(other.title, "en", { numeric: true }),
  );
  const all = { title: "all of them", files: rows.flatMap(({ files }) => files) };
  const cells = [heads, ...[...sorted, all].map(cellsOf)];
  const widths = heads.map((_, at) => Math.max(...cells.map((row) => row[at]!.length)));
  const lines = cells.map((row) =>
    row.map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join("  "),
  );
  console.log(`\n${lines.join("\n")}\n`);
}
