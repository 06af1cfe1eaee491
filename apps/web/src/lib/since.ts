const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const clock = new Intl.DateTimeFormat("en-IN", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const weekday = new Intl.DateTimeFormat("en-IN", { weekday: "short" });
const dayOfYear = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short" });
const dayAndYear = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** On how many midnights ago a moment fell. */
const daysAgo = (then: Date, now: Date) =>
  Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / day);

/** How long ago something was, as people say it: "just now", "5 min", "11:42", "Yesterday", "Tue", "7 Nov". */
export function since(moment: string, now = new Date()) {
  const then = new Date(moment);
  const passed = now.getTime() - then.getTime();
  if (passed < minute) return "just now";
  if (passed < hour) return `${Math.floor(passed / minute)} min`;
  const days = daysAgo(then, now);
  if (days <= 0) return clock.format(then);
  if (days === 1) return "Yesterday";
  if (days < 7) return weekday.format(then);
  return (then.getFullYear() === now.getFullYear() ? dayOfYear : dayAndYear).format(then);
}

/** The same where a column has little room, as an age: "5 min", "3 h", "2 d", and from a week on "7 Nov". */
export function sinceInShort(moment: string, now = new Date()) {
  const passed = now.getTime() - new Date(moment).getTime();
  if (passed < hour || passed >= 7 * day) return since(moment, now);
  return passed < day ? `${Math.floor(passed / hour)} h` : `${Math.floor(passed / day)} d`;
}
