import { addDays, momentAt, wallAt } from "@toran/contract/calendar/zones";

const hour = 60 * 60 * 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string) {
  const known = formats.get(zone);
  if (known) return known;
  const parts = { hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;
  const made = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hourCycle: "h23", ...parts });
  formats.set(zone, made);
  return made;
}

/** How long a day has lasted in a zone, in milliseconds. */
function sinceMidnight(now: Date, zone: string) {
  const [hours = 0, minutes = 0, seconds = 0] = formatOf(zone).format(now).split(":").map(Number);
  return hours * hour + minutes * 60_000 + seconds * 1000 + now.getMilliseconds();
}

/** The next moment at which the clocks of a zone show a full hour; they may be put forward or back before it. */
export function nextHour(wanted: number, zone: string, now: Date) {
  const { day } = wallAt(now, zone);
  const time = `${String(wanted).padStart(2, "0")}:00`;
  const today = momentAt({ day, time }, zone);
  return today > now ? today : momentAt({ day: addDays(day, 1), time }, zone);
}

/** Whether the clocks of a zone stand between two hours; the span may go over midnight. */
export function isBetween(from: number, to: number, zone: string, now: Date) {
  const at = sinceMidnight(now, zone) / hour;
  return from <= to ? at >= from && at < to : at >= from || at < to;
}
