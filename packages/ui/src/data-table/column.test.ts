import { expect, test } from "vitest";
import { nextSort } from "./column";

test("pressing a column's head sorts up, then down, then not at all", () => {
  const name = { id: "name" };
  const up = nextSort(null, name);
  const down = nextSort(up, name);
  expect(up).toEqual({ column: "name", direction: "ascending" });
  expect(down).toEqual({ column: "name", direction: "descending" });
  expect(nextSort(down, name)).toBeNull();
});

test("a figure may begin with the highest", () => {
  const cgpa = { id: "cgpa", firstSort: "descending" } as const;
  const high = nextSort({ column: "name", direction: "ascending" }, cgpa);
  expect(high).toEqual({ column: "cgpa", direction: "descending" });
  expect(nextSort(high, cgpa)).toEqual({ column: "cgpa", direction: "ascending" });
});
