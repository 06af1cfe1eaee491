import { collegeZone, daysBetween, wallAt } from "@toran/contract/calendar/zones";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
// Students, colleges and companies read the same day and time, whatever clock they sit at.
const zone = { timeZone: collegeZone } as const;
const date = new Intl.DateTimeFormat("en-IN", { ...zone, day: "numeric", month: "short" });
const clock = new Intl.DateTimeFormat("en-IN", { ...zone, timeStyle: "short", hourCycle: "h23" });
const full = new Intl.DateTimeFormat("en-IN", {
  ...zone,
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Whether the reader's clock shows another time than the college's. */
export const isElsewhere = (at: Date) =>
  wallAt(at, collegeZone).time !==
  wallAt(at, Intl.DateTimeFormat().resolvedOptions().timeZone).time;

/** "7 Dec 2026, 23:59" on the college's clock, which is named to who reads it by another. */
export const moment = (at: string) =>
  `${full.format(new Date(at))}${isElsewhere(new Date(at)) ? " IST" : ""}`;
/** "7 Dec", as the college's calendar shows it. */
export const dayOf = (at: string) => date.format(new Date(at));

const long = new Intl.DateTimeFormat("en-IN", { dateStyle: "long" });
/** A day of the calendar, "2027-07-01", which is the same day everywhere. */
export const calendarDay = (iso: string) => long.format(new Date(`${iso}T00:00:00`));

/** How a deadline is told: "Closes 28 Nov, 15 days left", and on its last day with the hour. */
export function closing(at: string | null, now = new Date()): string {
  if (!at) return "No deadline";
  const then = new Date(at);
  const left = then.getTime() - now.getTime();
  if (left <= 0) return `Closed ${date.format(then)}`;
  if (left > day) {
    // As a calendar counts them: a deadline is the last minute of its day.
    const days = daysBetween(wallAt(now, collegeZone).day, wallAt(then, collegeZone).day);
    return `Closes ${date.format(then)}, ${days === 1 ? "1 day" : `${days} days`} left`;
  }
  const on = `${date.format(then)}, ${clock.format(then)}${isElsewhere(then) ? " IST" : ""}`;
  if (left <= hour) return `Closes ${on}, less than an hour left`;
  return `Closes ${on}, ${Math.ceil(left / hour)} hours left`;
}
