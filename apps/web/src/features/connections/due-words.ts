const day = 24 * 60 * 60 * 1000;
const startOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** By when a request wants its answer. */
export function dueWords(dueAt: string | null, now: Date) {
  if (!dueAt) return undefined;
  const days = Math.round((startOf(new Date(dueAt)) - startOf(now)) / day);
  if (days < 0) return days === -1 ? "Due since yesterday" : `Due ${-days} days ago`;
  if (days === 0) return "Answer today";
  return days === 1 ? "1 day left" : `${days} days left`;
}
