const day = 24 * 60 * 60 * 1000;
const longDay = new Intl.DateTimeFormat("en-IN", {
  weekday: "long",
  day: "numeric",
  month: "long",
});
const july = 6;

/** "Good morning" by the clock of whoever reads it, and their name once it is known. */
export function greeting(now: Date, name: string | undefined) {
  const hour = now.getHours();
  const words = hour < 12 ? "Good morning" : hour < 17 ? "Good afternoon" : "Good evening";
  return name ? `${words}, ${name}` : words;
}

/** The day, and where it lies in the season, which begins in July as it does for policies and absences. */
export function placeInSeason(now: Date) {
  const year = now.getFullYear() - (now.getMonth() < july ? 1 : 0);
  const start = new Date(year, july, 1);
  const week = Math.floor((now.getTime() - start.getTime()) / (7 * day)) + 1;
  return `${longDay.format(now)}, week ${week} of the ${year}–${String(year + 1).slice(-2)} season`;
}

const rupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });
/** A yearly pay in lakhs, "₹7.2". */
export const inLakhs = (pay: number) => `₹${rupees.format(pay / 100_000)}`;
