/** The zone of the colleges; a college of another zone would name its own. */
export const collegeZone = "Asia/Kolkata";

/** What the clocks of a zone show: a day, "2026-11-13", and a time, "09:30". */
export interface Wall {
  day: string;
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string) {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(zone, made);
  return made;
}

/** What the clocks of a zone show at a moment. */
export function wallAt(at: Date, zone: string): Wall {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`,
    time: `${parts["hour"]}:${parts["minute"]}`,
  };
}

const dayLong = 24 * 60 * 60 * 1000;
const asUtc = ({ day, time }: Wall) => Date.parse(`${day}T${time}:00Z`);
const offsetAt = (at: number, zone: string) =>
  asUtc(wallAt(new Date(at), zone)) - Math.floor(at / 60_000) * 60_000;

/**
 * The moment at which the clocks of a zone show a time. Where they show it twice it is the first; where they
 * leap over it, it is as much later as they leap.
 */
export function momentAt(wall: Wall, zone: string): Date {
  const utc = asUtc(wall);
  const before = offsetAt(utc - dayLong, zone);
  const after = offsetAt(utc + dayLong, zone);
  const later = offsetAt(utc - before, zone) !== before && offsetAt(utc - after, zone) === after;
  return new Date(utc - (later ? after : before));
}

/** The first moment of a day where the colleges are. */
export const dayStart = (day: string) => momentAt({ day, time: "00:00" }, collegeZone);

/** The day it is where the colleges are. */
export const collegeDay = (at: Date) => wallAt(at, collegeZone).day;

/** The day some days later. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * dayLong).toISOString().slice(0, 10);

/** How many days lie between two. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLong);

/** The same day some months later, or the last day of that month. */
export function addMonths(day: string, count: number) {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

export const isZone = (zone: string) => {
  try {
    return !!new Intl.DateTimeFormat("en", { timeZone: zone });
  } catch {
    return false;
  }
};
