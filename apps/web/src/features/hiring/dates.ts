import { collegeDay, collegeZone, daysBetween, wallAt } from "@toran/contract/calendar/zones";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
// Students, colleges and companies read the same day and time, whatever clock they sit at.
const zone = { timeZone: collegeZone } as const;
const date = new Intl.DateTimeFormat("en-IN", { ...zone, day: "numeric", month: "short" });
const dated = new Intl.DateTimeFormat("en-IN", {
  ...zone,
  day: "numeric",
  month: "short",
  year: "numeric",
});
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
const yearOf = (at: Date) => collegeDay(at).slice(0, 4);
/** "7 Dec", as the college's calendar shows it, and "7 Jan 2027" where that is not the year it is there now. */
export function dayOf(at: string, now = new Date()): string {
  const then = new Date(at);
  return (yearOf(then) === yearOf(now) ? date : dated).format(then);
}

const long = new Intl.DateTimeFormat("en-IN", { dateStyle: "long" });
/** A day of the calendar, "2027-07-01", which is the same day everywhere. */
export const calendarDay = (iso: string) => long.format(new Date(`${iso}T00:00:00`));

/** How a deadline is told: "Closes 28 Nov, 15 days left", and on its last day with the hour. */
export function closing(at: string | null, now = new Date()): string {
  if (!at) return "No deadline";
  const then = new Date(at);
  const left = then.getTime() - now.getTime();
  const on = dayOf(at, now);
  if (left <= 0) return `Closed ${on}`;
  if (left > day) {
    // As a calendar counts them: a deadline is the last minute of its day.
    const days = daysBetween(wallAt(now, collegeZone).day, wallAt(then, collegeZone).day);
    return `Closes ${on}, ${days === 1 ? "1 day" : `${days} days`} left`;
  }
  const until = `${on}, ${clock.format(then)}${isElsewhere(then) ? " IST" : ""}`;
  if (left <= hour) return `Closes ${until}, less than an hour left`;
  return `Closes ${until}, ${Math.ceil(left / hour)} hours left`;
}
