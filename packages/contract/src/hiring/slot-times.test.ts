import { expect, test } from "vitest";
import { slotTimes } from "./slot-times";

const zone = "Asia/Kolkata";
const at = (time: string) => new Date(`2026-12-03T${time}:00+05:30`).toISOString();
const span = { startsAt: at("09:30"), endsAt: at("13:10") };
const breaks = [
  { from: "11:45", to: "12:00" },
  { from: "10:20", to: "10:40" },
];
const lengths = [5, 7, 20, 30, 45, 90, 240];
const plans = lengths.flatMap((minutes) => [0, 5, 60].map((buffer) => ({ minutes, buffer })));

test.each(plans)(
  "slots of $minutes minutes, $buffer apart, lie between the breaks and within the time",
  ({ minutes, buffer }) => {
    const times = slotTimes(span, { minutes, buffer, breaks }, zone);
    for (const [place, { startsAt, endsAt }] of times.entries()) {
      expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(minutes * 60_000);
      expect(startsAt >= span.startsAt && endsAt <= span.endsAt).toBe(true);
      expect(breaks.some(({ from, to }) => startsAt < at(to) && endsAt > at(from))).toBe(false);
      const next = times[place + 1]?.startsAt ?? at("23:59");
      const after = breaks.find(({ from, to }) => endsAt <= at(from) && next >= at(to));
      const apart = Date.parse(next) - Date.parse(endsAt);
      expect(apart >= buffer * 60_000 || after !== undefined).toBe(true);
    }
  },
);

const starts = (minutes: number) =>
  slotTimes(span, { minutes, buffer: 10, breaks: [] }, zone).map(({ startsAt }) => startsAt);

test("as many slots as fit are drawn, and none where none does", () => {
  expect(starts(60)).toEqual(["09:30", "10:40", "11:50"].map(at));
  expect(starts(221)).toEqual([]);
});
