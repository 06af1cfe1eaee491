import { expect, test } from "vitest";
import { addDays, addMonths, daysBetween, momentAt, wallAt } from "./zones";

const leaps: Record<string, string> = { "02:30": "03:30", "02:15": "02:45" };

test.each([
  // India never changes its clocks.
  ["Asia/Kolkata", "2026-03-08", "09:30", "2026-03-08T04:00:00.000Z"],
  // The last minute before the leap, a time that is leapt over, the first minute after it.
  ["America/New_York", "2026-03-08", "01:59", "2026-03-08T06:59:00.000Z"],
  ["America/New_York", "2026-03-08", "02:30", "2026-03-08T07:30:00.000Z"],
  ["America/New_York", "2026-03-08", "03:00", "2026-03-08T07:00:00.000Z"],
  // A time that comes twice is the first of the two.
  ["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
  ["America/New_York", "2026-11-01", "02:00", "2026-11-01T07:00:00.000Z"],
  ["Europe/Berlin", "2026-03-29", "00:00", "2026-03-28T23:00:00.000Z"],
  ["Europe/Berlin", "2026-10-25", "23:59", "2026-10-25T22:59:00.000Z"],
  // Half an hour, a zone of quarters, and the other side of the line of dates.
  ["Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:45:00.000Z"],
  ["Asia/Kathmandu", "2026-06-01", "00:00", "2026-05-31T18:15:00.000Z"],
  ["Pacific/Kiritimati", "2026-01-01", "08:00", "2025-12-31T18:00:00.000Z"],
])("in %s the clocks show %s %s at %s", (zone, day, time, iso) => {
  const at = momentAt({ day, time }, zone);
  expect(at.toISOString()).toBe(iso);
  // Clocks read back what was asked for, or what they leapt to.
  expect(wallAt(at, zone)).toEqual({ day, time: leaps[time] ?? time });
});

test("days and months are counted without a clock", () => {
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  expect(daysBetween("2026-02-27", "2026-03-01")).toBe(2);
  expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
  expect(addMonths("2026-11-20", 6)).toBe("2027-05-20");
});
