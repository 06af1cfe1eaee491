import { expect, test } from "vitest";
import { between, countSelected, everyMatch, isSelected, nothing, withRows } from "./selection";

const firstPage = ["ishita", "chidiebere", "ananya"];
const secondPage = ["harpreet", "sneha"];

test("students chosen on one page stay chosen while another page is shown", () => {
  const one = withRows(nothing, ["ananya"], true);
  const two = withRows(one, secondPage, true);
  expect(firstPage.map((id) => isSelected(two, id))).toEqual([false, false, true]);
  expect(countSelected(two, 187)).toBe(3);
});

test("all that match are chosen, those on pages never loaded too, but not the one taken out", () => {
  const most = withRows(everyMatch, ["ananya"], false);
  expect(isSelected(most, "ananya")).toBe(false);
  expect(isSelected(most, "nobody has seen this one yet")).toBe(true);
  expect(countSelected(most, 187)).toBe(186);
  expect(countSelected(withRows(most, ["ananya"], true), 187)).toBe(187);
});

test("taking out one who was never chosen changes nothing", () => {
  expect(withRows(nothing, ["ananya"], false)).toEqual(nothing);
  expect(withRows(everyMatch, ["ananya"], true)).toEqual(everyMatch);
});

test("a range holds both of its ends, upwards as downwards", () => {
  expect(between(firstPage, 0, 1)).toEqual(["ishita", "chidiebere"]);
  expect(between(firstPage, 2, 1)).toEqual(["chidiebere", "ananya"]);
  expect(between(firstPage, 1, 1)).toEqual(["chidiebere"]);
});
