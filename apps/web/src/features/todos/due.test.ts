import { afterEach, expect, test, vi } from "vitest";
import { dayOf, dueWords, endOfDay, morningOf } from "./due";

afterEach(() => void vi.unstubAllEnvs());

const now = new Date("2026-11-20T15:30:00+05:30");

// Nobody's own clock counts: west of India it is still the day before, east of it already the next.
test.each(["Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "on a clock of %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const told = [
      ["2026-11-20T23:59:00+05:30", "Today", true],
      ["2026-11-20T00:00:00+05:30", "Today", true],
      ["2026-11-21T00:00:00+05:30", "Tomorrow", false],
      ["2026-11-23T23:59:00+05:30", "Mon", false],
      ["2026-12-24T09:00:00+05:30", "24 Dec", false],
      ["2027-01-05T00:00:00+05:30", "5 Jan", false],
      ["2099-11-20T09:00:00+05:30", "20 Nov 2099", false],
      ["2026-11-19T23:59:00+05:30", "Since 19 Nov", true],
      ["2024-11-01T00:00:00+05:30", "Since 1 Nov 2024", true],
    ] as const;
    for (const [at, text, pressing] of told) expect(dueWords(at, now)).toEqual({ text, pressing });
  },
);

test.each(["Asia/Kolkata", "America/Los_Angeles"])(
  "a day that is picked is the college's on a clock of %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(endOfDay("2026-11-20")).toBe("2026-11-20T18:29:00.000Z");
    expect(morningOf("2026-11-20")).toBe("2026-11-20T03:30:00.000Z");
    expect(dayOf(endOfDay("2026-11-20"))).toBe("2026-11-20");
    expect(dayOf(null)).toBeNull();
  },
);
