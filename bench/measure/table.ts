/** Prints rows as a table whose columns line up; numbers stand right. */
export function printTable(title: string, rows: Record<string, string | number>[]) {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => text(row[name])));
  const widths = names.map((name, at) =>
    Math.max(name.length, ...cells.map((row) => row[at]!.length)),
  );
  const left = (cell: string, at: number) => cell.padEnd(widths[at]!);
  const right = (cell: string, at: number) =>
    at === 0 ? left(cell, at) : cell.padStart(widths[at]!);
  console.log(`\n${title}\n`);
  console.log(line(names, right));
  console.log(
    `|${widths.map((width, at) => `${"-".repeat(width + 1)}${at ? ":" : "-"}`).join("|")}|`,
  );
  for (const row of cells) console.log(line(row, right));
}

const line = (row: string[], pad: (cell: string, at: number) => string) =>
  `| ${row.map(pad).join(" | ")} |`;

const text = (value: string | number | undefined) =>
  typeof value === "number"
    ? Number.isInteger(value)
      ? String(value)
      : value.toFixed(1)
    : (value ?? "");

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
