import { expect, test } from "vitest";
import { firstDayOf, isSeason, seasonAfter, seasonAt, seasonStart, standingOf } from "./season";

test.each([
  // Midnight in India is half past six in the evening before, by UTC.
  ["2026-06-30T18:29:59.999Z", "2025-26", "2025-06-30T18:30:00.000Z"],
  ["2026-06-30T18:30:00.000Z", "2026-27", "2026-06-30T18:30:00.000Z"],
  ["2026-12-31T18:30:00.000Z", "2026-27", "2026-06-30T18:30:00.000Z"],
  ["2027-06-30T18:29:00.000Z", "2026-27", "2026-06-30T18:30:00.000Z"],
  ["2028-02-29T12:00:00.000Z", "2027-28", "2027-06-30T18:30:00.000Z"],
  ["2099-08-01T00:00:00.000Z", "2099-00", "2099-06-30T18:30:00.000Z"],
])("at %s it is the season %s, which began at %s", (at, season, began) => {
  expect(seasonAt(new Date(at))).toBe(season);
  expect(seasonStart(new Date(at)).toISOString()).toBe(began);
});

test("each season begins where the one before ends, is called in order, and knows its name again", () => {
  let season = "1995-96";
  for (let year = 1996; year < 2110; year++) {
    const next = seasonAfter(season);
    expect(firstDayOf(next)).toBe(`${year}-07-01`);
    expect(next > season).toBe(true);
    expect(isSeason(next)).toBe(true);
    const begun = seasonStart(new Date(`${year}-08-01T00:00:00Z`));
    expect(seasonAt(begun)).toBe(next);
    expect(seasonAt(new Date(begun.getTime() - 1))).toBe(season);
    expect([standingOf(season, next), standingOf(next, next)]).toEqual(["EARLIER", "IN_FORCE"]);
    expect([standingOf(next, season), standingOf(seasonAfter(next), season)]).toEqual([
      "NEXT",
      "LATER",
    ]);
    season = next;
  }
});

test.each(["2026-28", "2026-26", "2026-7", "26-27", "2026", "2026/27", "0001-02", " 2026-27", ""])(
  "%j is no season",
  (text) => expect(isSeason(text)).toBe(false),
);
