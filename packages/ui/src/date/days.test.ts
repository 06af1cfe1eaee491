import { describe, expect, test } from "vitest";
import { addDays, addMonths, daysBetween, isDay, longDay, weekday, weeksOf } from "./days";
import { readDay, readDays, readMonth } from "./read-date";

describe("days", () => {
  test("a month shows whole weeks, Monday first", () => {
    const weeks = weeksOf("2025-11");
    expect(weeks[0]?.[0]).toBe("2025-10-27");
    expect(weeks.at(-1)?.at(-1)).toBe("2025-11-30");
    expect(weeksOf("2026-02")).toHaveLength(5);
    expect(weeksOf("2027-02")).toHaveLength(4);
  });
  test("the last of January and a month is the last of February", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2024-01-31", 1)).toBe("2024-02-29");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
  });
  test("before the year 1 and after the year 9999 there are no days", () => {
    expect(isDay("0000-12-31")).toBe(false);
    expect(isDay("0001-01-01")).toBe(true);
    expect(isDay(addDays("0001-01-01", -1))).toBe(false);
    expect(isDay("9999-12-31")).toBe(true);
    expect(isDay(addDays("9999-12-31", 1))).toBe(false);
    expect(readDay("1/1/0000")).toBeUndefined();
    expect(readMonth("1/0000")).toBeUndefined();
  });
  test("thirty February is no day", () => {
    expect(isDay("2026-02-30")).toBe(false);
    expect(isDay("2026-13-01")).toBe(false);
    expect(isDay("2026-02-28")).toBe(true);
  });
  test("a date is read out with its weekday", () => {
    expect(longDay("2025-11-13")).toBe("Thursday 13 November 2025");
  });
  test("as many days on as were counted, whatever the clocks do in between", () => {
    for (const count of [1, 30, 365, 4000]) {
      expect(daysBetween("2026-03-28", addDays("2026-03-28", count))).toBe(count);
    }
    expect(weekday("2025-11-10")).toBe(0);
  });
});

describe("a typed date", () => {
  test.each([
    ["13/11/2026", "2026-11-13"],
    ["13-11-26", "2026-11-13"],
    ["13/11/98", "1998-11-13"],
    ["13 Sept 2026", "2026-09-13"],
    ["13 Nov 2026", "2026-11-13"],
    ["13th november 2026", "2026-11-13"],
    ["13 Nov", "2025-11-13"],
    ["2026-11-13", "2026-11-13"],
    ["tomorrow", "2025-11-14"],
  ])("%s is understood", (typed, day) => {
    expect(readDay(typed, "2025-11-13")).toBe(day);
  });
  test.each(["", "soon", "5 marbles", "31/02/2026", "13/13/2026", "1/2/3/4", "constructor"])(
    "“%s” is no date",
    (typed) => {
      expect(readDay(typed, "2025-11-13")).toBeUndefined();
    },
  );
  test.each([
    ["13 Nov to 21 Nov 2026", "2025-11-13", "2026-11-13", "2026-11-21"],
    ["13 Nov to 5 Jan 2027", "2026-11-10", "2026-11-13", "2027-01-05"],
    ["13 Nov to 5 Jan", "2026-11-10", "2026-11-13", "2027-01-05"],
    ["13 Nov to 5 Jan", "2027-01-08", "2026-11-13", "2027-01-05"],
    ["13 Nov - 21 Nov 2026", "2025-11-13", "2026-11-13", "2026-11-21"],
    ["13-11-2026 - 21-11-2026", "2025-11-13", "2026-11-13", "2026-11-21"],
    ["13 Nov to today", "2026-11-10", "2025-11-13", "2026-11-10"],
    ["13 Nov 2026 – 5 Jan 2026", "2026-11-10", "2026-11-13", "2026-01-05"],
  ])("%s, typed on %s, is from %s to %s", (typed, now, from, to) => {
    expect(readDays(typed, now)).toEqual({ from, to });
  });
  test("months are read in words and in figures", () => {
    expect(readMonth("jan 2025", "2025-11-13")).toBe("2025-01");
    expect(readMonth("11/2026", "2025-11-13")).toBe("2026-11");
    expect(readMonth("2026-5", "2025-11-13")).toBe("2026-05");
    expect(readMonth("13/2026", "2025-11-13")).toBeUndefined();
  });
});
