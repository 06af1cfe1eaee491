import { expect, test } from "vitest";
import { pressesOf } from "./presses";

test.each([
  [null, []],
  ["", []],
  ["[", ["["]],
  ["b", ["B"]],
  ["Control+k /", ["Ctrl K", "/"]],
  ["Shift+Enter", ["Shift Enter"]],
])("%s is pressed as %j", (shortcuts, presses) => {
  expect(pressesOf(shortcuts)).toEqual(presses);
});
