/** One category of a chart: a week, a season, a department. */
export interface ChartRow {
  /** The name under the mark, such as "Wk 9". */
  name: string;
  /** The name in full, for the tooltip and the table. */
  title?: string;
  /** A figure for each series; a gap where one is missing. */
  values: Readonly<Record<string, number | null>>;
}

export interface Series {
  key: string;
  name: string;
  /** Stands beside the others to be compared with: grey, and dashed where it is a line. */
  compared?: boolean;
  /** A status has the colour of the status, not the next one in the row. */
  tone?: "ok" | "info" | "warn" | "bad" | "idle";
}

/** What every chart over categories is given. */
export interface SeriesChartProps {
  title: string;
  /** What the chart shows, in one sentence. */
  finding: string;
  rows: readonly ChartRow[];
  /** At most five; more belong into groups or small charts. */
  series: readonly Series[];
  /** What the rows are, such as "Season". */
  rowsAre?: string;
  /** The last row is the present one. */
  now?: boolean;
  /** Writes a figure, such as rupees; plain Indian grouping without it. */
  format?: (value: number) => string;
  height?: number;
}

const palette = [
  "var(--accent)",
  "var(--data-2)",
  "var(--data-3)",
  "var(--data-4)",
  "var(--data-5)",
  "var(--data-6)",
];

/** The colour of a series: the accent first, then the rest in their order. */
export function colourOf(series: readonly Series[], { key, compared, tone }: Series) {
  if (tone) return `var(--${tone}-mark)`;
  if (compared) return "var(--data-rest)";
  const place = series
    .filter((each) => !each.compared && !each.tone)
    .findIndex((each) => each.key === key);
  return palette[place] ?? "var(--data-rest)";
}

export const valueOf = (key: string) => (row: ChartRow) => row.values[key] ?? null;

export const indian = (value: number) => value.toLocaleString("en-IN");

/** The rows as they stand in the table and in the sheet. */
export const tableOf = ({ rows, series, rowsAre = "" }: SeriesChartProps) => ({
  rows: rows.map(({ name, title, values }) => ({ ...values, title: title ?? name })),
  columns: [
    { key: "title" as const, title: rowsAre },
    ...series.map(({ key, name }) => ({ key: key as "title", title: name, number: true })),
  ],
});
