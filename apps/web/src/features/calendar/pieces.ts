import { addDays, daysBetween, wallAt } from "@toran/contract/calendar/zones";
import type { CalendarEvent } from "@toran/contract/schemas/calendar";
import type { CalendarEvent as Shown } from "@toran/ui/calendar";

/** An event as far as it lies on one day. */
export interface Piece extends Shown {
  of: CalendarEvent;
}

/** What is to be done is due on a day; the minute it ends with says no more. */
const lastMinute = "23:59";

/** The days an event lies on, by the clocks of a zone, with its times on each. */
function daysOf({ source, start, end, allDay, zone: own }: CalendarEvent, zone: string) {
  // A whole day is the same day everywhere.
  const first = wallAt(new Date(start), allDay ? own : zone);
  if (source === "TASK" && first.time === lastMinute) return [{ day: first.day, untimed: "Due" }];
  if (!end) return [{ day: first.day, from: first.time }];
  const last = wallAt(new Date(end), allDay ? own : zone);
  const atMidnight = last.time === "00:00" && last.day > first.day;
  const lastDay = atMidnight ? addDays(last.day, -1) : last.day;
  return Array.from({ length: daysBetween(first.day, lastDay) + 1 }, (_, nth) => {
    const day = addDays(first.day, nth);
    if (allDay) return { day };
    const begins = nth === 0;
    const ends = day === last.day;
    if (!begins && !ends && !(atMidnight && day === lastDay)) return { day };
    return { day, from: begins ? first.time : "00:00", to: ends ? last.time : "24:00" };
  });
}

/** An event as a calendar of days shows it. */
export function piecesOf(event: CalendarEvent, zone: string): Piece[] {
  const days = daysOf(event, zone);
  return days.map((times, nth) => ({
    ...times,
    id: event.id,
    title: event.title,
    detail: [
      days.length > 1 && `Day ${nth + 1} of ${days.length}`,
      event.status === "TENTATIVE" && "Waits for an answer",
      event.place,
    ]
      .filter(Boolean)
      .join(" · "),
    cancelled: event.status === "CANCELLED",
    movable: event.source === "PERSONAL" && nth === 0,
    of: event,
  }));
}
