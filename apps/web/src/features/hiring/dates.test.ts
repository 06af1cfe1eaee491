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
  expect([first, last].map((at) => dayOf(at, new Date(first)))).toEqual(["7 Dec", "7 Dec"]);
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

const on = (at: string, now: string) => dayOf(at, new Date(now));
/** The last moment of 2026 in India, and the first of 2027. */
const oldYear = "2026-12-31T18:29:59.000Z";
const newYear = "2026-12-31T18:30:00.000Z";

test.each(["Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "a day names the year where it is another than the college's, read in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect([on(oldYear, first), on(oldYear, oldYear)]).toEqual(["31 Dec", "31 Dec"]);
    expect([on(newYear, oldYear), on(newYear, newYear)]).toEqual(["1 Jan 2027", "1 Jan"]);
    expect(on(oldYear, newYear)).toBe("31 Dec 2026");
  },
);

const told = (closes: string, now: string) => closing(closes, new Date(now));
test("a deadline in another year names it, before and after", () => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  const over = "2027-01-01T18:29:00.000Z";
  expect(told(over, first)).toBe("Closes 1 Jan 2027, 25 days left");
  expect(told(over, "2026-12-31T18:29:00.000Z")).toBe("Closes 1 Jan 2027, 23:59, 24 hours left");
  expect(told(over, newYear)).toBe("Closes 1 Jan, 23:59, 24 hours left");
  expect(told(last, newYear)).toBe("Closed 7 Dec 2026");
});
