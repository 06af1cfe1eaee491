import { expect, test } from "vitest";
import { timeAt } from "./drag";
import { type CalendarEvent, hoursOf, inLanes, tense, timeInWords } from "./event";
import { seen } from "./view";

const at = (from: string, to?: string): CalendarEvent => ({
  id: from + (to ?? ""),
  title: "Panel",
  day: "2025-11-13",
  from,
  to,
});

test("events at the same time stand side by side, others take the whole width", () => {
  const placed = inLanes([
    at("09:30", "13:00"),
    at("10:00", "11:00"),
    at("11:00", "12:00"),
    at("14:00"),
  ]);
  expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [1, 2],
    [0, 1],
  ]);
});

test("an event is next until it begins, and past once it ends", () => {
  const event = at("09:30", "13:00");
  expect(tense(event, "2025-11-13T09:29")).toBe("next");
  expect(tense(event, "2025-11-13T11:42")).toBe("now");
  expect(tense(event, "2025-11-13T13:00")).toBe("past");
  expect(tense(event, "2025-11-12T11:42")).toBe("next");
  expect(tense({ ...event, from: undefined }, "2025-11-13T23:59")).toBe("now");
});

test("times are said with to, in 24 hours", () => {
  expect(timeInWords(at("09:30", "13:00"))).toBe("09:30 to 13:00");
  expect(timeInWords({ ...at("09:30"), from: undefined })).toBe("All day");
  expect(timeInWords({ ...at("09:30"), from: undefined, untimed: "Due" })).toBe("Due");
});

test("a day shows its working hours, and earlier or later ones when something is there", () => {
  expect(hoursOf([])).toEqual({ first: 8, last: 19 });
  expect(hoursOf([at("06:30", "07:00"), at("20:00", "21:30")])).toEqual({ first: 6, last: 22 });
});

test("what is let go lands on a quarter of an hour, inside the hours that are shown", () => {
  expect(timeAt(0.5, 8, 20)).toBe("14:00");
  expect(timeAt(0.51, 8, 20)).toBe("14:00");
  expect(timeAt(0.52, 8, 20)).toBe("14:15");
  expect(timeAt(-1, 8, 20)).toBe("08:00");
  expect(timeAt(2, 8, 20)).toBe("19:45");
});

test("a month is seen with the weeks it touches", () => {
  expect(seen("month", "2026-11-20")).toEqual(["2026-10-26", "2026-12-06"]);
  expect(seen("week", "2026-11-20")).toEqual(["2026-11-16", "2026-11-22"]);
  expect(seen("day", "2026-11-20")).toEqual(["2026-11-20", "2026-11-20"]);
});
