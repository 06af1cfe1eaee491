import { expect, test } from "vitest";
import { scoreWords } from "./scales";

test.each([
  [96.4, 100, "96.4%"],
  [9.12, 10, "9.12 of 10"],
  [96.4, null, "96.4%"],
  [9.1, null, "9.1"],
  [10, null, "10"],
])("a score of %s out of %s is told as %s", (score, scale, says) => {
  expect(scoreWords(score, scale)).toBe(says);
});
