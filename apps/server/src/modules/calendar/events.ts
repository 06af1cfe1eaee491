import { addDays, collegeZone, momentAt } from "@toran/contract/calendar/zones";
import type { calendarQuery, CalendarEvent } from "@toran/contract/schemas/calendar";
import type { z } from "zod/mini";
import type { Deps } from "../../deps";
import { notFound } from "../../http/failures";
import type { FileReply } from "../../http/implement";
import type { CalendarOwner } from "./entry";
import { iCalendar } from "./ical";
import { entriesOf } from "./sources";
import { type Versioned, versionsOf } from "./versions";

const midnight = (day: string) => momentAt({ day, time: "00:00" }, collegeZone);
const shown = ({ changedAt: _at, ...event }: Versioned): CalendarEvent => event;

/** What somebody's calendar holds between two days of the college, both included. */
export async function windowOf(
  { db, now: clock }: Deps,
  owner: CalendarOwner,
  { from, to, sources }: z.output<typeof calendarQuery>,
) {
  const now = clock();
  const span = { from: midnight(from), to: midnight(addDays(to, 1)), now };
  const entries = await entriesOf(db, owner, span, sources);
  const events = await versionsOf(db, owner.role, entries, now);
  return { zone: collegeZone, events: events.map(shown) };
}

/** One event as a file; it is found by the day it begins on. */
export async function eventFile(
  { db, now: clock, config }: Deps,
  owner: CalendarOwner,
  { id, day }: { id: string; day: string },
): Promise<FileReply> {
  const now = clock();
  // Whatever the zone it was written in, it begins within a day of that.
  const span = { from: midnight(addDays(day, -1)), to: midnight(addDays(day, 2)), now };
  const found = (await entriesOf(db, owner, span)).find((entry) => entry.id === id);
  if (!found) throw notFound("The event");
  const events = await versionsOf(db, owner.role, [found], now);
  return {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="event.ics"',
    },
    body: Buffer.from(iCalendar(events, { name: found.title, publicUrl: config.PUBLIC_URL })),
  };
}
