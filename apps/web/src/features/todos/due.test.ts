import { expect, test } from "vitest";
import { dueWords } from "./due";

const now = new Date(2026, 10, 20, 15, 30);

test.each([
  [new Date(2026, 10, 20, 23, 59), "Today", true],
  [new Date(2026, 10, 21, 9), "Tomorrow", false],
  [new Date(2026, 10, 23, 9), "Mon", false],
  [new Date(2026, 11, 24, 9), "24 Dec", false],
  [new Date(2027, 0, 5, 9), "5 Jan", false],
  [new Date(2099, 10, 20, 9), "20 Nov 2099", false],
  [new Date(2026, 10, 1, 9), "Since 1 Nov", true],
  [new Date(2024, 10, 1, 9), "Since 1 Nov 2024", true],
])("%s is told as %s", (at, text, pressing) => {
  expect(dueWords(at.toISOString(), now)).toEqual({ text, pressing });
});
