import { localTime, minuteOf } from "@toran/contract/hiring/slot-times";
import { addDays, collegeZone, momentAt } from "@toran/contract/calendar/zones";
import type { BookingSettings } from "@toran/contract/schemas/booking-settings";
import { dayOf as dayInWords, isElsewhere } from "../dates";

export interface Span {
  startsAt: string;
  endsAt: string;
}
/** A time while it is written: the day and two times of the college's clock. */
export interface WrittenTime {
  day: string | null;
  from: string;
  to: string;
}
export const noTime: WrittenTime = { day: null, from: "", to: "" };

const zone = { timeZone: collegeZone } as const;
const weekdayName = new Intl.DateTimeFormat("en-IN", { ...zone, weekday: "short" });
const clock = new Intl.DateTimeFormat("en-IN", {
  ...zone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The hour on the college's clock: "09:30". */
const hourOf = (at: string) => clock.format(new Date(at));
export const hoursOf = ({ startsAt, endsAt }: Span) => `${hourOf(startsAt)} to ${hourOf(endsAt)}`;
const dayWords = (at: string, now?: Date) =>
  `${weekdayName.format(new Date(at))}, ${dayInWords(at, now)}`;
/** "Thu, 26 Nov, 09:30 to 13:00", as the college's clock and calendar show it; of another year than this the year is named. */
export const spanWords = (span: Span, now?: Date) =>
  `${dayWords(span.startsAt, now)}, ${hoursOf(span)}`;
export const momentWords = (at: string, now?: Date) => `${dayWords(at, now)}, ${hourOf(at)}`;

function isoOf(on: string | null, time: string) {
  if (!on || Number.isNaN(Date.parse(`${on}T${time}`))) return "";
  return momentAt({ day: on, time }, collegeZone).toISOString();
}
/** The first moment of a day on the college's clock. */
export const dayStart = (on: string) => isoOf(on, "00:00");
/** The day after one. */
export const dayAfter = (on: string) => addDays(on, 1);
/** The day of a moment on the college's clock. */
export const dayOf = (at: string) => localTime(new Date(at), collegeZone).day;
/** What is sent of a written time; what is missing is empty, and refused at its field. */
export const sentTime = ({ day: on, from, to }: WrittenTime): Span => ({
  startsAt: isoOf(on, from),
  endsAt: isoOf(on, to),
});
export const writtenTime = (span: Span): WrittenTime => ({
  day: dayOf(span.startsAt),
  from: hourOf(span.startsAt),
  to: hourOf(span.endsAt),
});

/** Which clock the times follow, where the reader's own is another. */
export const zoneNote = (at = new Date()) =>
  isElsewhere(at) ? "All times are those of the college, in India (IST)." : undefined;

type Rules = Pick<BookingSettings, "noticeHours" | "hours" | "blocked">;
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
/** "Mon, Tue, Wed, 09:00 to 17:30". */
export const hoursWords = ({ days, from, to }: Rules["hours"]) =>
  `${days
    .toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((each) => weekdays[each])
    .join(", ")}, ${from} to ${to}`;

const hour = 60 * 60 * 1000;
/** Why a college would not take this time by its own rules, or nothing. The server has the last word. */
export function timeProblem(
  written: WrittenTime,
  { noticeHours, hours, blocked }: Rules,
  now = Date.now(),
) {
  const { startsAt, endsAt } = sentTime(written);
  if (!startsAt || !endsAt || !written.day) return undefined;
  if (Date.parse(endsAt) <= Date.parse(startsAt)) return "Let it end after it begins.";
  if (Date.parse(startsAt) - now < noticeHours * hour)
    return `This college wants to be asked ${noticeHours} hours ahead.`;
  const on = written.day;
  const closed = blocked.find(({ from, to }) => from <= on && on <= to);
  if (closed) return `The college takes nobody then: ${closed.reason}.`;
  const { weekday } = localTime(new Date(startsAt), collegeZone);
  const inside =
    hours.days.includes(weekday) &&
    minuteOf(written.from) >= minuteOf(hours.from) &&
    minuteOf(written.to) <= minuteOf(hours.to);
  return inside ? undefined : `The college takes companies ${hoursWords(hours)}.`;
}

/** Whether two times share a moment. */
export const overlap = (one: Span, other: Span) =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) &&
  Date.parse(other.startsAt) < Date.parse(one.endsAt);
