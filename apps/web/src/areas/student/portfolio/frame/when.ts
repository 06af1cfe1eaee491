const clock = new Intl.DateTimeFormat("en-IN", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short" });
const dayAndYear = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
});
const startOf = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** A moment as people say it: "today at 09:42", "yesterday at 18:05", "3 Nov". */
export function when(moment: string, now = new Date()) {
  const then = new Date(moment);
  const days = Math.round((startOf(now) - startOf(then)) / (24 * 60 * 60 * 1000));
  if (days <= 0) return `today at ${clock.format(then)}`;
  if (days === 1) return `yesterday at ${clock.format(then)}`;
  return (then.getFullYear() === now.getFullYear() ? day : dayAndYear).format(then);
}
