import fc from "fast-check";
import type { Wall } from "@toran/contract/calendar/zones";
import { expect, test } from "vitest";
import { movedEnd } from "./lasting";

const minute = 60_000;
const placeAt = (at: number): Wall => {
  const [day = "", time = ""] = new Date(at).toISOString().split("T");
  return { day, time: time.slice(0, 5) };
};
const at = ({ day, time }: Wall) => Date.parse(`${day}T${time || "00:00"}Z`);
const moments = fc.integer({ min: 29_000_000, max: 31_000_000 }).map((some) => some * minute);

test("an entry whose beginning moves lasts as long as it did, over midnight as well", () => {
  fc.assert(
    fc.property(moments, moments, fc.integer({ min: 1, max: 5000 }), (from, to, lasts) => {
      const end = placeAt(from + lasts * minute);
      const moved = movedEnd(placeAt(from), placeAt(to), end, false);
      expect(at(moved)).toBe(to + lasts * minute);
    }),
  );
});

test.each<[says: string, from: string, to: string, end: string, allDay: boolean, moved: string]>([
  ["of whole days", "2026-11-25 ", "2026-11-23 ", "2026-11-27 ", true, "2026-11-25 "],
  [
    "that ended before it began",
    "2026-11-25 10:00",
    "2026-11-27 10:00",
    "2026-11-25 09:00",
    false,
    "2026-11-27 09:00",
  ],
  ["of days turned round", "2026-11-25 ", "2026-11-24 ", "2026-11-20 ", true, "2026-11-24 "],
  ["half typed", "2026-11-25 10:00", "2026-11-25 1", "2026-11-25 11:00", false, "2026-11-25 11:00"],
  [
    "whose end is half typed",
    "2026-11-25 10:00",
    "2026-11-25 12:00",
    "2026-11-25 11",
    false,
    "2026-11-25 11",
  ],
])("the end of an entry %s", (_, from, to, end, allDay, moved) => {
  const [before, after, last] = [from, to, end].map((place) => {
    const [day = "", time = ""] = place.split(" ");
    return { day, time };
  }) as [Wall, Wall, Wall];
  const { day, time } = movedEnd(before, after, last, allDay);
  expect(`${day} ${time}`).toBe(moved);
});
