import { expect, test } from "vitest";
import { placeInSeason } from "./season-words";

test.each([
  ["2026-06-30T18:29:00Z", /^Tuesday,? 30 June, week 53 of the 2025–26 season$/],
  // In London it is still June.
  ["2026-06-30T18:30:00Z", /^Wednesday,? 1 July, week 1 of the 2026–27 season$/],
  ["2026-07-07T12:00:00Z", /^Tuesday,? 7 July, week 1 of the 2026–27 season$/],
  ["2026-07-08T12:00:00Z", /^Wednesday,? 8 July, week 2 of the 2026–27 season$/],
])("where %s lies in a season is told by the college's calendar", (at, words) => {
  expect(placeInSeason(new Date(at))).toMatch(words);
});
