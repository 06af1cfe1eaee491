import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  isDay,
  type Month,
  monthOf,
  today,
} from "./days";

const names =
  "january february march april may june july august september october november december".split(
    " ",
  );
// A map, as an object would also find "constructor", which is no day.
const nearby = new Map([
  ["today", 0],
  ["tomorrow", 1],
  ["yesterday", -1],
]);
/** How many years ahead two figures may mean: "31" is 2031, "98" is 1998. */
const ahead = 20;

/** A day in figures or with its month in letters, with or without its year. */
const spelled =
  /^(\d{1,2})(?:st|nd|rd|th)?[\s./,-]+(\d{1,2}|[a-z]{3,9})\.?(?:[\s./,-]+(\d{4}|\d{2}))?$/;
const plain = (typed: string) => typed.trim().toLowerCase();

function lacksYear(typed: string) {
  const found = spelled.exec(plain(typed));
  return found !== null && !found[3];
}

/** The date someone typed, in the orders people in India write it: "13/11/2026", "13 Nov", "today". */
export function readDay(typed: string, now: Day = today()): Day | undefined {
  const text = plain(typed);
  const near = nearby.get(text);
  if (near !== undefined) return addDays(now, near);
  if (isDay(text)) return text;
  const found = spelled.exec(text);
  if (!found) return undefined;
  const month = monthNumber(found[2] ?? "");
  const day = `${yearOf(found[3], now)}-${month}-${(found[1] ?? "").padStart(2, "0")}`;
  return isDay(day) ? day : undefined;
}

/** The days from one to another that someone typed: "13 Nov to 21 Nov 2026", over the end of a year as well. */
export function readDays(typed: string, now: Day = today()): { from?: Day; to?: Day } {
  const [first = "", last = ""] = typed.split(/\s+(?:to|-)\s+|\s*–\s*/i);
  const to = readDay(last, now);
  // "13 Nov to 21 Nov 2027": the first day is of the same year.
  const from = readDay(first, to ?? now);
  if (!from || !to || from <= to || !lacksYear(first)) return { from, to };
  // "13 Nov to 5 Jan 2027" begins in the year before.
  const before = { from: addMonths(from, -12), to };
  if (!lacksYear(last)) return before;
  const far = (day: Day) => Math.abs(daysBetween(day, now));
  return far(before.from) < far(from) ? before : { from, to: addMonths(to, 12) };
}

/** The month someone typed: "Nov 2026", "11/2026", "2026-11". */
export function readMonth(typed: string, now: Day = today()): Month | undefined {
  const text = plain(typed);
  if (text === "this month") return monthOf(now);
  const iso = /^(\d{4})[-/](\d{1,2})$/.exec(text);
  const found = /^(\d{1,2}|[a-z]{3,9})\.?(?:[\s./,-]+(\d{4}|\d{2}))?$/.exec(text);
  const month = iso
    ? `${iso[1]}-${monthNumber(iso[2] ?? "")}`
    : `${yearOf(found?.[2], now)}-${monthNumber(found?.[1] ?? "")}`;
  return isDay(`${month}-01`) ? month : undefined;
}

function monthNumber(text: string) {
  const named = text.length > 2 ? names.findIndex((name) => name.startsWith(text)) + 1 : 0;
  return (named > 0 ? String(named) : text).padStart(2, "0");
}

function yearOf(text: string | undefined, now: Day) {
  if (!text) return now.slice(0, 4);
  if (text.length === 4) return text;
  return Number(`20${text}`) > Number(now.slice(0, 4)) + ahead ? `19${text}` : `20${text}`;
}
