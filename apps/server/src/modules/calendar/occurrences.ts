import { addDays, daysBetween, momentAt } from "@toran/contract/calendar/zones";
import type { BlockTimes } from "@toran/contract/schemas/calendar";
import type { CalendarSpan } from "./entry";
import type { BlockRow } from "./tables";

export type Series = BlockTimes &
  Pick<BlockRow, "allDay" | "zone" | "repeat" | "repeatUntil" | "exceptions">;

export interface Occurrence {
  /** The day its series has it on, which tells one repetition from the others. */
  day: string;
  times: BlockTimes;
  start: Date;
  end: Date;
}

/** The same times by the clock, some days later. */
export const daysLater = <Times extends BlockTimes>(times: Times, days: number): Times => ({
  ...times,
  startDay: addDays(times.startDay, days),
  endDay: addDays(times.endDay, days),
});

function occurrence({ allDay, zone }: Series, day: string, times: BlockTimes): Occurrence {
  const { startDay, startTime, endDay, endTime } = times;
  const lastDay = allDay ? addDays(endDay, 1) : endDay;
  const start = momentAt({ day: startDay, time: startTime ?? "00:00" }, zone);
  const end = momentAt({ day: lastDay, time: endTime ?? "00:00" }, zone);
  // A change of the clocks may swallow a short one.
  return { day, times, start, end: end > start ? end : new Date(start.getTime() + 60_000) };
}

type Span = Pick<CalendarSpan, "from" | "to">;

/** Whether something of a day may lie in a span, in whatever zone it was written. Most days of a series are told so, without its clocks. */
function mayLieIn(series: Series, { from, to }: Span) {
  const first = addDays(from.toISOString().slice(0, 10), -2 - lasts(series));
  const last = addDays(to.toISOString().slice(0, 10), 2);
  return (day: string) => day in series.exceptions || (day >= first && day <= last);
}
const lasts = ({ startDay, endDay }: BlockTimes) => daysBetween(startDay, endDay);

/** Something of one's own each time it comes, the first one first; with a span at least what lies in it. */
export function occurrencesOf(block: Series, span?: Span): Occurrence[] {
  const { startDay, startTime, endDay, endTime, repeat, repeatUntil, exceptions } = block;
  const times = { startDay, startTime, endDay, endTime };
  if (repeat === "NEVER" || !repeatUntil) return [occurrence(block, startDay, times)];
  const step = repeat === "DAILY" ? 1 : 7;
  const many = Math.floor(daysBetween(startDay, repeatUntil) / step) + 1;
  const wanted = span ? mayLieIn(block, span) : () => true;
  return Array.from({ length: Math.max(many, 0) }, (_, nth) => nth * step)
    .filter((later) => wanted(addDays(startDay, later)))
    .map((later) => daysLater(times, later))
    .flatMap((usual) => {
      const own = exceptions[usual.startDay];
      return own === null ? [] : [occurrence(block, usual.startDay, own ?? usual)];
    })
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
}
