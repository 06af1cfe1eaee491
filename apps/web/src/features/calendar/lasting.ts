import { momentAt, type Wall, wallAt } from "@toran/contract/calendar/zones";
import { entryTime } from "@toran/contract/schemas/calendar";
import { z } from "zod/mini";

export const isDay = (typed: unknown): typed is string => /^\d{4}-\d{2}-\d{2}$/.test(String(typed));

/** Whether what the clocks show is typed to its end; of whole days the time does not matter. */
export const isWritten = ({ day, time }: Wall, allDay: boolean) =>
  isDay(day) && (allDay || z.safeParse(entryTime, time).success);

/**
 * Where an entry ends whose beginning was moved: it lasts as long as it did, as in the calendars people know. What did not
 * end after it began is not stretched; its end is on no day before its beginning.
 */
export function movedEnd(from: Wall, to: Wall, end: Wall, allDay: boolean): Wall {
  if (![from, to, end].every((wall) => isWritten(wall, allDay))) return end;
  // As clocks without a zone count, an hour stays an hour.
  const at = ({ day, time }: Wall) =>
    momentAt({ day, time: allDay ? "00:00" : time }, "UTC").getTime();
  const lasts = at(end) - at(from);
  if (allDay ? lasts < 0 : lasts <= 0) return { ...end, day: to.day > end.day ? to.day : end.day };
  const moved = wallAt(new Date(at(to) + lasts), "UTC");
  return allDay ? { ...end, day: moved.day } : moved;
}
