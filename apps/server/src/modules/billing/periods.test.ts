import { expect, test } from "vitest";
import { beginOf, dayWords, endOf } from "./periods";

test.each([
  ["3 March of a year before a leap day", "2027-03-03T05:00:00.250Z", "2028-03-03T05:00:00.250Z"],
  ["3 March of a leap year", "2028-03-03T05:00:00.250Z", "2029-03-03T05:00:00.250Z"],
  ["a leap day", "2028-02-29T05:00:00.000Z", "2029-02-28T05:00:00.000Z"],
  // Half past midnight there, while it is the last of February in UTC.
  ["1 March in India", "2027-02-28T19:00:00.000Z", "2028-02-29T19:00:00.000Z"],
])("a year from %s ends on the same day, or on the last of February", (_, from, to) => {
  expect(endOf(new Date(from)).toISOString()).toBe(to);
});

test("a year that is told by its end begins on the same day", () => {
  const ends = endOf(new Date("2027-03-03T05:00:00Z"));
  expect([dayWords(beginOf(ends)), dayWords(ends)]).toEqual(["3 March 2027", "3 March 2028"]);
});
