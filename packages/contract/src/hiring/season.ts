import { collegeZone, momentAt, wallAt } from "../calendar/zones";

/** The day of the year with which seasons begin, by the clocks of the college. */
const begins = "07-01";

/** The year in which the season of a moment has begun. */
export function seasonYear(at: Date) {
  const { day } = wallAt(at, collegeZone);
  return Number(day.slice(0, 4)) - (day.slice(5) < begins ? 1 : 0);
}

/** A season is called by the two years it lies in, "2026-27"; so called, a later one is also the greater text. */
const called = (year: number) => `${year}-${String(year + 1).slice(-2)}`;
const yearOf = (season: string) => Number(season.slice(0, 4));

export const isSeason = (text: string) =>
  /^[1-9]\d{3}-\d{2}$/.test(text) && text === called(yearOf(text));

/** The season of a moment. */
export const seasonAt = (at: Date) => called(seasonYear(at));
export const seasonAfter = (season: string) => called(yearOf(season) + 1);
/** The first day of a season, "2026-07-01". */
export const firstDayOf = (season: string) => `${yearOf(season)}-${begins}`;
/** When the season of a moment has begun. */
export const seasonStart = (at: Date) =>
  momentAt({ day: firstDayOf(seasonAt(at)), time: "00:00" }, collegeZone);

/** How a season stands to the one in force. A policy is read of all but later ones, and made for the next at most. */
export function standingOf(season: string, inForce: string) {
  if (season < inForce) return "EARLIER";
  if (season === inForce) return "IN_FORCE";
  return season === seasonAfter(inForce) ? "NEXT" : "LATER";
}
