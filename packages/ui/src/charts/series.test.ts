import { expect, test } from "vitest";
import { colourOf, tableOf } from "./series";

const series = [
  { key: "region", name: "Region", compared: true },
  { key: "nilgiri", name: "Nilgiri" },
  { key: "kaveri", name: "Kaveri" },
  { key: "declined", name: "Declined", tone: "bad" as const },
];

test("the first series has the accent, a comparison is grey and a status keeps its colour", () => {
  expect(series.map((each) => colourOf(series, each))).toEqual([
    "var(--data-rest)",
    "var(--accent)",
    "var(--data-2)",
    "var(--bad-mark)",
  ]);
});

test("the table of a chart holds every figure that is drawn", () => {
  const table = tableOf({
    title: "Median package",
    finding: "It rose.",
    rowsAre: "Season",
    rows: [{ name: "2026", values: { nilgiri: 7.2, region: null } }],
    series,
  });
  expect(table.columns[0]).toEqual({ key: "title", title: "Season" });
  expect(table.columns).toHaveLength(5);
  expect(table.rows).toEqual([{ title: "2026", nilgiri: 7.2, region: null }]);
});
