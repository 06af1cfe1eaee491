import { type CalendarSource, calendarSourcesOf } from "@toran/contract/schemas/calendar";
import type { Executor } from "../../db/database";
import { planCalendar } from "../billing/calendar";
import { blockedCalendar, bookingCalendar } from "../bookings/calendar-entries";
import { postingCalendar } from "../hiring/jobs/calendar";
import { offerCalendar } from "../hiring/offers/calendar";
import { todoCalendar } from "../todos/calendar";
import { ownBlocks } from "./blocks";
import type { CalendarOwner, CalendarSourceReader, CalendarSpan } from "./entry";

/** Who tells what of each source; one reader may have several. */
const readers: Record<CalendarSource, CalendarSourceReader> = {
  POSTING: postingCalendar,
  BOOKING: bookingCalendar,
  SLOT: bookingCalendar,
  OFFER: offerCalendar,
  TASK: todoCalendar,
  BLOCKED: blockedCalendar,
  SUBSCRIPTION: planCalendar,
  PERSONAL: ownBlocks,
};

/** Everything of somebody's calendar in a span, or what some sources have; in the order of time. */
export async function entriesOf(
  db: Executor,
  owner: CalendarOwner,
  span: CalendarSpan,
  wanted: readonly CalendarSource[] = [],
) {
  const names = calendarSourcesOf(owner.role).filter(
    (name) => !wanted.length || wanted.includes(name),
  );
  const asked = [...new Set(names.map((name) => readers[name]))];
  const found = await Promise.all(asked.map((read) => read(db, owner, span)));
  return found
    .flat()
    .filter(({ source }) => names.includes(source))
    .toSorted((one, other) => one.start.localeCompare(other.start) || (one.id < other.id ? -1 : 1));
}
