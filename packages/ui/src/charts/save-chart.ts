import { chartPicture, type Pictured } from "./chart-picture";
import { type CsvColumn, toCsv } from "./csv";

/** Hands the drawing of a chart to the reader's downloads, as a picture. */
export async function saveChart(chart: Pictured) {
  const picture = await chartPicture(chart);
  if (picture) saveFile(picture, fileName(chart.title, "png"));
}

/** Hands the figures of a chart to the reader's downloads, as a sheet. */
export function saveRows<Row extends object>(
  title: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
) {
  const sheet = new Blob([toCsv(columns, rows)], { type: "text/csv;charset=utf-8" });
  saveFile(sheet, fileName(title, "csv"));
}

function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari fetches the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file name made of a title. */
const fileName = (title: string, kind: string) =>
  `${title
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase()}.${kind}`;
