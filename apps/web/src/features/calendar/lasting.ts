import { addDays, daysBetween } from "@toran/contract/calendar/zones";

/** A day, and the time on it of what does not take whole days. */
export interface Place {
  day: string;
  time: string;
}

const whole = 24 * 60;
const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day);
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeAt = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Whether a place is typed to its end. */
export const isWritten = ({ day, time }: Place, allDay: boolean) =>
  isDay(day) && (allDay || isTime(time));

/**
 * Where an entry ends whose beginning was moved: it lasts as long as it did, as in the calendars people know. What did not
 * end after it began is not stretched; its end is on no day before its beginning.
 */
export function movedEnd(from: Place, to: Place, end: Place, allDay: boolean): Place {
  if (![from, to, end].every((place) => isWritten(place, allDay))) return end;
  const days = daysBetween(from.day, end.day);
  if (allDay) return { ...end, day: days < 0 ? later(to.day, end.day) : addDays(to.day, days) };
  const lasts = days * whole + minutesOf(end.time) - minutesOf(from.time);
  if (lasts <= 0) return { ...end, day: later(to.day, end.day) };
  const at = minutesOf(to.time) + lasts;
  return { day: addDays(to.day, Math.floor(at / whole)), time: timeAt(at % whole) };
}

const later = (one: string, other: string) => (one > other ? one : other);
