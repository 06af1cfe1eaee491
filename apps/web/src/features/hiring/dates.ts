const day = 24 * 60 * 60 * 1000;
const date = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short" });
const full = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

export const moment = (at: string) => full.format(new Date(at));
export const dayOf = (at: string) => date.format(new Date(at));

const long = new Intl.DateTimeFormat("en-IN", { dateStyle: "long" });
/** A day of the calendar, "2027-07-01", which is the same day everywhere. */
export const calendarDay = (iso: string) => long.format(new Date(`${iso}T00:00:00`));

/** How a deadline is told: "Closes 28 Nov, 15 days left". */
export function closing(at: string | null, now = new Date()): string {
  if (!at) return "No deadline";
  const then = new Date(at);
  const left = Math.ceil((then.getTime() - now.getTime()) / day);
  if (left <= 0) return `Closed ${date.format(then)}`;
  return `Closes ${date.format(then)}, ${left === 1 ? "1 day" : `${left} days`} left`;
}
