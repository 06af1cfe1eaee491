import { wallAt } from "../calendar/zones";

/** How the time of a booking is cut into slots. Times of the day are written as 13:30. */
export interface SlotPlan {
  minutes: number;
  /** Minutes between two slots. */
  buffer: number;
  breaks: readonly { from: string; to: string }[];
}

const minute = 60_000;

/** Minutes since midnight of a time of the day. */
export function minuteOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** What the calendar and the clock of a zone show: the day, its place in the week from Sunday (0), and the minute. */
export function localTime(at: Date, zone: string) {
  const { day, time } = wallAt(at, zone);
  return { day, weekday: new Date(`${day}T00:00:00Z`).getUTCDay(), minute: minuteOf(time) };
}

/** The slots of one panel between two moments of a day; none reaches into a break or beyond the end. */
export function slotTimes(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  { minutes, buffer, breaks }: SlotPlan,
  zone: string,
) {
  const begin = new Date(startsAt);
  const first = localTime(begin, zone).minute;
  const end = (Date.parse(endsAt) - begin.getTime()) / minute;
  const pauses = breaks
    .map(({ from, to }) => ({ from: minuteOf(from) - first, to: minuteOf(to) - first }))
    .toSorted((a, b) => a.from - b.from);
  const times: { startsAt: string; endsAt: string }[] = [];
  const moment = (at: number) => new Date(begin.getTime() + at * minute).toISOString();
  for (let at = 0; at + minutes <= end;) {
    const pause = pauses.find(({ from, to }) => from < at + minutes && to > at);
    if (pause) at = pause.to;
    else {
      times.push({ startsAt: moment(at), endsAt: moment(at + minutes) });
      at += minutes + buffer;
    }
  }
  return times;
}
