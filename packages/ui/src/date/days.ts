/**
 * A day of the calendar, "2026-11-13". Days carry no clock and no zone, so that a joining date is
 * the same day for everyone; text of this form also sorts in the order of time.
 */
export type Day = string;
/** A month, "2026-11". */
export type Month = string;

const two = (n: number) => String(n).padStart(2, "0");
const four = (n: number) => String(n).padStart(4, "0");

/** At noon in UTC, so that no shift of the clock can change the day. */
const toDate = (day: Day) => new Date(`${day.length === 7 ? `${day}-01` : day}T12:00:00Z`);

const fromDate = (date: Date): Day =>
  `${four(date.getUTCFullYear())}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;

/** The reader's own day. */
export function today(now = new Date()): Day {
  return `${four(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Days have years of four figures, from 1 to 9999: what is counted beyond them is none, and cannot be named. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < "0001") return false;
  const date = toDate(text);
  return !Number.isNaN(date.getTime()) && fromDate(date) === text;
}

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const firstOf = (month: Month): Day => `${month}-01`;

export function addDays(day: Day, count: number): Day {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return fromDate(date);
}

export function addMonths(day: Day, count: number): Day {
  const date = toDate(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  // 31 January plus a month is the last of February, not the third of March.
  date.setUTCDate(Math.min(wanted, daysIn(monthOf(fromDate(date)))));
  return fromDate(date);
}

export const shiftMonth = (month: Month, count: number) =>
  monthOf(addMonths(firstOf(month), count));

function daysIn(month: Month): number {
  const [year = 1970, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** 0 is Monday. */
export const weekday = (day: Day) => (toDate(day).getUTCDay() + 6) % 7;
const mondayOf = (day: Day) => addDays(day, -weekday(day));
export const weekOf = (day: Day) => Array.from({ length: 7 }, (_, n) => addDays(mondayOf(day), n));

/** The weeks that a month touches, each from Monday to Sunday. */
export function weeksOf(month: Month): Day[][] {
  const start = mondayOf(firstOf(month));
  const count = Math.ceil((weekday(firstOf(month)) + daysIn(month)) / 7);
  return Array.from({ length: count }, (_, week) => weekOf(addDays(start, week * 7)));
}

export const daysBetween = (from: Day, to: Day) =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / 86_400_000);

const formats = new Map<string, Intl.DateTimeFormat>();

function say(day: Day, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify(options);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
  formats.set(key, format);
  return format.format(toDate(day));
}

/** "13 Nov" */
export const shortDay = (day: Day) => say(day, { day: "numeric", month: "short" });
/** "13 Nov 2026" */
export const plainDay = (day: Day) => say(day, { day: "numeric", month: "short", year: "numeric" });
/** "Friday 13 November 2026" */
export const longDay = (day: Day) =>
  say(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).replace(",", "");
/** "Fri" */
export const dayName = (day: Day, length: "long" | "short" | "narrow" = "short") =>
  say(day, { weekday: length });
/** "November 2026" */
export const monthName = (month: Month) => say(month, { month: "long", year: "numeric" });
/** "Nov 2026" */
export const shortMonth = (month: Month) => say(month, { month: "short", year: "numeric" });
export const dayNumber = (day: Day) => Number(day.slice(8));

/** A day or a month, or the nearest one that is allowed. */
export function nearest(time: string, min?: string, max?: string) {
  if (min && time < min) return min;
  return max && time > max ? max : time;
}

const inWords = (one: string) => (one.length === 7 ? shortMonth(one) : plainDay(one));

/** What to do about a day or a month before the first or after the last that is allowed. */
export function outside(min?: string, max?: string) {
  if (min && max) return `Choose one from ${inWords(min)} to ${inWords(max)}.`;
  return min ? `Choose ${inWords(min)} or later.` : `Choose ${inWords(max ?? "")} or earlier.`;
}
