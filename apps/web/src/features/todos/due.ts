const day = 24 * 60 * 60 * 1000;
const startOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
const weekday = new Intl.DateTimeFormat("en-IN", { weekday: "short" });
const date = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short" });
const dated = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium" });

/** When something is due, in one or two words, and whether it presses. */
export function dueWords(dueAt: string | null, now: Date) {
  if (!dueAt) return undefined;
  const at = new Date(dueAt);
  const days = Math.round((startOf(at) - startOf(now)) / day);
  const far = at.getFullYear() === now.getFullYear() || Math.abs(days) < 60 ? date : dated;
  if (days < 0) return { text: `Since ${far.format(at)}`, pressing: true };
  if (days === 0) return { text: "Today", pressing: true };
  if (days === 1) return { text: "Tomorrow", pressing: false };
  return { text: days < 7 ? weekday.format(at) : far.format(at), pressing: false };
}

/** The end of a day, "2026-11-13", as a moment. */
export const endOfDay = (picked: string) => new Date(`${picked}T23:59:00`).toISOString();

/** The morning of a day, as a moment: when a reminder comes. */
export const morningOf = (picked: string) => new Date(`${picked}T09:00:00`).toISOString();

const two = (figure: number) => String(figure).padStart(2, "0");

/** The day that a moment lies on for the reader, or none. */
export function dayOf(moment: string | null) {
  if (!moment) return null;
  const at = new Date(moment);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
