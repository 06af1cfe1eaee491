import { afterEach, expect, test, vi } from "vitest";
import { dueWords } from "./due-words";

afterEach(() => void vi.unstubAllEnvs());

const now = new Date("2026-11-20T15:30:00+05:30");

test.each(["Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "an answer is due by the college's day, on a clock of %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const told = [
      ["2026-11-18T23:59:00+05:30", "Due 2 days ago"],
      ["2026-11-19T23:59:00+05:30", "Due since yesterday"],
      ["2026-11-20T00:00:00+05:30", "Answer today"],
      ["2026-11-20T23:59:00+05:30", "Answer today"],
      ["2026-11-21T00:00:00+05:30", "1 day left"],
      ["2026-11-27T23:59:00+05:30", "7 days left"],
    ] as const;
    for (const [at, text] of told) expect(dueWords(at, now)).toBe(text);
    expect(dueWords(null, now)).toBeUndefined();
  },
);
