import { collegeDay, daysBetween } from "@toran/contract/calendar/zones";

/** By when a request wants its answer, by the college's day. */
export function dueWords(dueAt: string | null, now: Date) {
  if (!dueAt) return undefined;
  const days = daysBetween(collegeDay(now), collegeDay(new Date(dueAt)));
  if (days < 0) return days === -1 ? "Due since yesterday" : `Due ${-days} days ago`;
  if (days === 0) return "Answer today";
  return days === 1 ? "1 day left" : `${days} days left`;
}
