import { expect, test } from "vitest";
import { toCsv } from "./csv";

const columns = [
  { key: "name", title: "Department" },
  { key: "placed", title: "Placed, so far" },
] as const;
const lines = (rows: { name: string | null; placed: number }[]) =>
  toCsv([...columns], rows)
    .replace("\uFEFF", "")
    .split("\r\n")
    .slice(0, -1);

test("a name with commas, quotes or line breaks stays in one cell", () => {
  expect(lines([{ name: 'Civil, "old" block', placed: 29 }])).toEqual([
    'Department,"Placed, so far"',
    '"Civil, ""old"" block",29',
  ]);
  expect(toCsv([...columns], [{ name: "Civil\nannexe", placed: 2 }])).toContain(
    '"Civil\nannexe",2',
  );
});

test.each(["=HYPERLINK(1)", "+91 98400", "-2", "@sum", "\tx", "\0=1+1"])(
  "a text that begins like a formula (%j) is opened as text",
  (name) => {
    expect(lines([{ name, placed: 1 }])[1]).toBe(`'${name},1`);
  },
);

test("figures stay figures, below zero too, and what is missing stays empty", () => {
  expect(lines([{ name: null, placed: -1.5 }])[1]).toBe(",-1.5");
  expect(lines([{ name: "Civil", placed: Number.NaN }])[1]).toBe("Civil,");
});

test("names in any script come through, for Excel too", () => {
  const text = toCsv([...columns], [{ name: "மீரா", placed: 1 }]);
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text).toContain("மீரா,1");
});
