import { buffer } from "node:stream/consumers";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { workbookOf } from "./workbook-writer";

const now = new Date("2026-11-30T08:00:00Z");

test("a text that is longer than a spreadsheet takes in one cell is cut, and nothing beside it", async () => {
  const rows = [
    ["What", "Details"],
    ["Departments", "औ".repeat(40_000)],
    [`=${"x".repeat(32_767)}`, "short"],
  ];
  const [, long = [], formula = []] = await readSheet(
    await buffer(workbookOf([{ name: "Activity", rows }], now)),
  );
  expect(long[0]).toBe("Departments");
  expect(String(long[1])).toMatch(/^औ{32766}…$/);
  expect(String(formula[0])).toMatch(/^'=x{32764}…$/);
  expect(formula[1]).toBe("short");
});

test("a phone number stands in a workbook as it is dialled, and what could be run does not", async () => {
  const texts = [
    "+919842795407",
    "+91 98427-95407",
    "+91+cmd|' /C calc'!A0",
    "+A1",
    "-2+3",
    "@SUM(A1)",
  ];
  const [cells = []] = await readSheet(
    await buffer(workbookOf([{ name: "Students", rows: [texts] }], now)),
  );
  expect(cells).toEqual(texts.map((text, place) => (place < 2 ? text : `'${text}`)));
});
