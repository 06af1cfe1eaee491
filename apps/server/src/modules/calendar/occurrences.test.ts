import { addDays } from "@toran/contract/calendar/zones";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Occurrence, occurrencesOf, type Series } from "./occurrences";

const begin = "2026-10-20";
const day = (most: number) => fc.integer({ min: 0, max: most }).map((n) => addDays(begin, n));
const time = fc.constantFrom("00:00", "01:30", "12:00", "23:45");
const series = fc
  .record({
    startDay: day(20),
    lasts: fc.integer({ min: 0, max: 3 }),
    times: fc.option(fc.record({ startTime: time, endTime: time }), { nil: undefined }),
    zone: fc.constantFrom("Asia/Kolkata", "America/New_York", "Pacific/Auckland", "Pacific/Apia"),
    repeat: fc.constantFrom("NEVER" as const, "DAILY" as const, "WEEKLY" as const),
    comes: fc.integer({ min: 0, max: 60 }),
    moved: fc.option(fc.record({ nth: fc.nat(8), by: fc.integer({ min: -40, max: 40 }) })),
  })
  .map(({ startDay, lasts, times, zone, repeat, comes, moved }): Series => {
    const clocks = times ?? { startTime: null, endTime: null };
    const on = (first: string) => ({ startDay: first, endDay: addDays(first, lasts), ...clocks });
    const one = moved && addDays(startDay, moved.nth * (repeat === "WEEKLY" ? 7 : 1));
    return {
      ...on(startDay),
      allDay: !times,
      zone,
      repeat,
      repeatUntil: addDays(startDay, comes),
      exceptions: one ? { [one]: on(addDays(one, moved.by)) } : {},
    };
  });

test("asked for a span, a series tells all that lies in it", () => {
  fc.assert(
    fc.property(series, day(90), fc.integer({ min: 0, max: 14 }), (given, from, days) => {
      const span = {
        from: new Date(`${from}T05:00:00Z`),
        to: new Date(`${addDays(from, days)}T17:00:00Z`),
      };
      const within = ({ start, end }: Occurrence) => start < span.to && end > span.from;
      expect(occurrencesOf(given, span).filter(within)).toEqual(
        occurrencesOf(given).filter(within),
      );
    }),
  );
});

test("of a long series only what is near a span is worked out", () => {
  const daily: Series = {
    startDay: "2026-01-01",
    endDay: "2026-01-01",
    startTime: "09:00",
    endTime: "09:15",
    allDay: false,
    zone: "Asia/Kolkata",
    repeat: "DAILY",
    repeatUntil: "2026-06-30",
    exceptions: {},
  };
  const span = { from: new Date("2026-03-10T00:00:00Z"), to: new Date("2026-03-11T00:00:00Z") };
  expect(occurrencesOf(daily)).toHaveLength(181);
  expect(occurrencesOf(daily, span).length).toBeLessThan(8);
});
