import { collegeZone } from "@toran/contract/calendar/zones";
import { localTime } from "@toran/contract/hiring/slot-times";

const day = 24 * 60 * 60 * 1000;
const isWeekend = (at: Date) => [0, 6].includes(localTime(at, collegeZone).weekday);

/** The same time of day after so many days from Monday to Friday, as the colleges count them. */
export function addBusinessDays(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + day);
    if (!isWeekend(at)) left--;
  }
  return at;
}
