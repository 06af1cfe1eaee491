import { addDays, daysBetween, momentAt } from "@toran/contract/calendar/zones";
import type { BlockRow } from "./tables";

type Times = Pick<
  BlockRow,
  "allDay" | "startDay" | "startTime" | "endDay" | "endTime" | "zone" | "repeat" | "repeatUntil"
>;

export interface Occurrence {
  /** The day it begins on, which tells one repetition from the others. */
  day: string;
  start: Date;
  end: Date;
}

/** The repetition that begins some days after the first: at the same time by the clocks of its zone. */
function shifted(block: Times, days: number): Occurrence {
  const { allDay, startDay, startTime, endDay, endTime, zone } = block;
  const day = addDays(startDay, days);
  const lastDay = addDays(endDay, allDay ? days + 1 : days);
  const start = momentAt({ day, time: startTime ?? "00:00" }, zone);
  const end = momentAt({ day: lastDay, time: endTime ?? "00:00" }, zone);
  // A change of the clocks may swallow a short one.
  return { day, start, end: end > start ? end : new Date(start.getTime() + 60_000) };
}

/** Something of one's own each time it comes, the first one first. */
export function occurrencesOf(block: Times): Occurrence[] {
  const { startDay, repeat, repeatUntil } = block;
  if (repeat === "NEVER" || !repeatUntil) return [shifted(block, 0)];
  const step = repeat === "DAILY" ? 1 : 7;
  const times = Math.floor(daysBetween(startDay, repeatUntil) / step) + 1;
  return Array.from({ length: times }, (_, nth) => shifted(block, nth * step));
}
