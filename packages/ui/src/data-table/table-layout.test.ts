import { expect, test } from "vitest";
import { readLayout } from "./table-layout";

test("a table comes back as its reader left it", () => {
  const left = {
    density: "dense",
    pageSize: 100,
    order: ["name", "cgpa"],
    shown: { skills: false },
    widths: { name: 240 },
  };
  expect(readLayout(JSON.stringify(left))).toEqual(left);
});

test.each([
  null,
  undefined,
  "",
  "not json",
  "null",
  "[]",
  '{"density":"huge","pageSize":7,"order":7,"widths":{"name":"wide"}}',
])("a layout that was spoilt (%s) gives the table as it was designed", (text) => {
  expect(readLayout(text)).toEqual({
    density: "default",
    pageSize: 50,
    order: [],
    shown: {},
    widths: {},
  });
});
