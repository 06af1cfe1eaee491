import { afterEach, expect, test, vi } from "vitest";
import { closing, dayOf, moment } from "./dates";

/** The last minute of 7 December in India, and the first. */
const last = "2026-12-07T18:29:00.000Z";
const first = "2026-12-06T18:30:00.000Z";

afterEach(() => void vi.unstubAllEnvs());

test("the zone of the college is named to whose clock shows another time", () => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  expect(moment(last)).toBe("7 Dec 2026, 23:59");
  vi.stubEnv("TZ", "America/Los_Angeles");
  expect(moment(last)).toBe("7 Dec 2026, 23:59 IST");
  expect(moment(first)).toBe("7 Dec 2026, 00:00 IST");
});

test("a deadline is told by the college's day, and on its last one by the hour", () => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  expect([first, last].map(dayOf)).toEqual(["7 Dec", "7 Dec"]);
  const at = (now: string) => closing(last, new Date(now));
  expect(at("2026-12-01T18:29:00Z")).toBe("Closes 7 Dec, 6 days left");
  expect(at("2026-12-06T18:28:00Z")).toBe("Closes 7 Dec, 1 day left");
  expect(at("2026-12-04T18:31:00Z")).toBe("Closes 7 Dec, 2 days left");
  expect(at("2026-12-07T03:00:00Z")).toBe("Closes 7 Dec, 23:59, 16 hours left");
  expect(at("2026-12-07T18:00:00Z")).toBe("Closes 7 Dec, 23:59, less than an hour left");
  expect(at(last)).toBe("Closed 7 Dec");
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  expect(at("2026-12-07T03:00:00Z")).toBe("Closes 7 Dec, 23:59 IST, 16 hours left");
});
