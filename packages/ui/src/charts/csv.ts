export interface CsvColumn<Row> {
  key: keyof Row & string;
  title: string;
}

/** Rows as a sheet that Excel, Numbers and LibreOffice open as it stands. */
export function toCsv<Row extends object>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
) {
  const lines = [
    columns.map(({ title }) => cell(title)),
    ...rows.map((row) => columns.map(({ key }) => cell(row[key]))),
  ];
  // The mark at the front tells Excel that names may be in any script.
  return `\uFEFF${lines.map((line) => line.join(",")).join("\r\n")}\r\n`;
}

function cell(value: unknown) {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  if (typeof value !== "string") return "";
  // A sheet would run a text that begins like a formula.
  const safe = /^[=+\-@\t\r\0]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
