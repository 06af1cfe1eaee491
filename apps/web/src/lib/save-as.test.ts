import { expect, test } from "vitest";
import { datedName } from "./save-as";

test("a file of today bears the day of the person's own clock, not that of Greenwich", () => {
  const justAfterMidnight = new Date(2026, 10, 3, 0, 5);
  expect(datedName("students", "csv", justAfterMidnight)).toBe("students-2026-11-03.csv");
});
