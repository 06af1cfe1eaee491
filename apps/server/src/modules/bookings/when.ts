import { localTime, minuteOf } from "@toran/contract/hiring/slot-times";
import { limits } from "@toran/contract";
import type { Settings } from "./settings";
import type { Span } from "./tables";

const hour = 60 * 60 * 1000;
const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Why a college does not take companies on the day of a time, or nothing. */
export function blockedOn({ startsAt }: Span, { zone, blocked }: Settings) {
  const { day } = localTime(new Date(startsAt), zone);
  const found = blocked.find(({ from, to }) => from <= day && day <= to);
  return found && `This day is blocked: ${found.reason}`;
}

/** What is wrong with a time that a company asks for, or nothing. */
export function obstacleTo(span: Span, settings: Settings, now: Date): string | undefined {
  const { noticeHours, hours, zone } = settings;
  const begins = new Date(span.startsAt);
  const ends = new Date(span.endsAt);
  if (begins.getTime() < now.getTime() + noticeHours * hour)
    return `The college wants to know ${noticeHours} hours ahead.`;
  if (begins.getTime() > now.getTime() + limits.booking.ahead)
    return "Choose a day within the next 400 days.";
  const from = localTime(begins, zone);
  const to = localTime(ends, zone);
  if (from.day !== to.day) return "It begins and ends on one day.";
  if (!hours.days.includes(from.weekday))
    return `The college takes no companies on a ${names[from.weekday] ?? "day like this"}.`;
  if (from.minute < minuteOf(hours.from) || to.minute > minuteOf(hours.to))
    return `The college takes companies from ${hours.from} to ${hours.to}.`;
  return blockedOn(span, settings);
}

const shown = (zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-IN", { timeZone: zone, hourCycle: "h23", ...options });

const clock = { hour: "2-digit", minute: "2-digit" } as const;
const dayWords = (zone: string, at: Date) =>
  shown(zone, { day: "numeric", month: "short", year: "numeric" }).format(at);
const namedTime = (zone: string, at: Date) =>
  shown(zone, { ...clock, timeZoneName: "short" }).format(at);

/** A moment in words, in the zone of the college, which is named to whoever reads it elsewhere: 3 Dec 2026, 10:00 IST. */
export const momentWords = (zone: string, at: Date) =>
  `${dayWords(zone, at)}, ${namedTime(zone, at)}`;

/** A time in the same words: 3 Dec 2026, 10:00 to 12:00 IST. */
export const spanWords = (zone: string, startsAt: Date, endsAt: Date) =>
  `${dayWords(zone, startsAt)}, ${shown(zone, clock).format(startsAt)} to ${namedTime(zone, endsAt)}`;

/** Times as they are kept: all in one zone. */
export const inOneZone = (spans: Span[]): Span[] =>
  spans.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  }));
