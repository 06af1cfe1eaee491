import { collegeDay, collegeZone, daysBetween } from "@toran/contract/calendar/zones";

const longDay = new Intl.DateTimeFormat("en-IN", {
  timeZone: collegeZone,
  weekday: "long",
  day: "numeric",
  month: "long",
});
const july = "07";

/** "Good morning" by the clock of whoever reads it, and their name once it is known. */
export function greeting(now: Date, name: string | undefined) {
  const hour = now.getHours();
  const words = hour < 12 ? "Good morning" : hour < 17 ? "Good afternoon" : "Good evening";
  return name ? `${words}, ${name}` : words;
}

/**
 * The day, and where it lies in the season, which begins in July as it does for policies and absences; by the college's
 * calendar, as all that stands below it.
 */
export function placeInSeason(now: Date) {
  const today = collegeDay(now);
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < july ? 1 : 0);
  const week = Math.floor(daysBetween(`${year}-${july}-01`, today) / 7) + 1;
  return `${longDay.format(now)}, week ${week} of the ${year}–${String(year + 1).slice(-2)} season`;
}

const rupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });
/** A yearly pay in lakhs, "₹7.2". */
export const inLakhs = (pay: number) => `₹${rupees.format(pay / 100_000)}`;
