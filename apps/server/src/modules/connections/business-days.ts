const day = 24 * 60 * 60 * 1000;
// The colleges are in India, which has one zone and no summer time.
const india = 5.5 * 60 * 60 * 1000;

const isWeekend = (at: Date) => [0, 6].includes(new Date(at.getTime() + india).getUTCDay());

/** The same time of day after so many days from Monday to Friday. */
export function addBusinessDays(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + day);
    if (!isWeekend(at)) left--;
  }
  return at;
}
