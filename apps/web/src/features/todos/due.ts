import { collegeDay, collegeZone, daysBetween, momentAt } from "@toran/contract/calendar/zones";

// Deadlines are the college's, wherever its reader happens to be.
const zone = { timeZone: collegeZone } as const;
const weekday = new Intl.DateTimeFormat("en-IN", { ...zone, weekday: "short" });
const date = new Intl.DateTimeFormat("en-IN", { ...zone, day: "numeric", month: "short" });
const dated = new Intl.DateTimeFormat("en-IN", { ...zone, dateStyle: "medium" });

/** When something is due, in one or two words, and whether it presses. */
export function dueWords(dueAt: string | null, now: Date) {
  if (!dueAt) return undefined;
  const at = new Date(dueAt);
  const [due, today] = [collegeDay(at), collegeDay(now)];
  const days = daysBetween(today, due);
  const far = due.slice(0, 4) === today.slice(0, 4) || Math.abs(days) < 60 ? date : dated;
  if (days < 0) return { text: `Since ${far.format(at)}`, pressing: true };
  if (days === 0) return { text: "Today", pressing: true };
  if (days === 1) return { text: "Tomorrow", pressing: false };
  return { text: days < 7 ? weekday.format(at) : far.format(at), pressing: false };
}

/** The end of a day, "2026-11-13", as a moment. */
export const endOfDay = (day: string) =>
  momentAt({ day, time: "23:59" }, collegeZone).toISOString();

/** The morning of a day, as a moment: when a reminder comes. */
export const morningOf = (day: string) =>
  momentAt({ day, time: "09:00" }, collegeZone).toISOString();

/** The day that a moment lies on, or none. */
export const dayOf = (moment: string | null) => moment && collegeDay(new Date(moment));
