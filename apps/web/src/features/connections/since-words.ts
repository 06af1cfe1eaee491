const day = 24 * 60 * 60 * 1000;
const startOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
const weekday = new Intl.DateTimeFormat("en-IN", { weekday: "long" });
const date = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long" });

function dayOf(at: Date, now: Date) {
  const days = Math.round((startOf(now) - startOf(at)) / day);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  return days < 7 ? weekday.format(at) : date.format(at);
}

/** How many wait, and since when: "3 colleges wait for you, the oldest since Monday". */
export function waitingWords(
  { many, since }: { many: number; since: string | null },
  { one, many: several }: { one: string; many: string },
  now: Date,
) {
  if (!many) return undefined;
  const from = since && dayOf(new Date(since), now);
  if (many === 1) return `1 ${one} waits for you${from ? ` since ${from}` : ""}`;
  return `${many} ${several} wait for you${from ? `, the oldest since ${from}` : ""}`;
}
