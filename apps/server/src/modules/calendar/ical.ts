import { wallAt } from "@toran/contract/calendar/zones";
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { Versioned } from "./versions";

const product = { company: "Toran", product: "Campus hiring", language: "EN" };
const minute = 60;

/**
 * Events as an iCalendar file (RFC 5545). Times are told in UTC and each repetition by itself, so that a reader
 * needs no table of zones; whole days are days, whatever the zone of the reader.
 */
export function iCalendar(
  events: Versioned[],
  { name, publicUrl }: { name: string; publicUrl: string },
) {
  const calendar = ical({
    name,
    prodId: product,
    method: ICalCalendarMethod.PUBLISH,
    // Readers are asked not to come more often than every hour.
    ttl: 60 * minute,
    events: events.map((event) => eventData(event, publicUrl)),
  });
  return `${calendar.toString()}\r\n`;
}

function eventData(event: Versioned, publicUrl: string): ICalEventData {
  const { id, title, place, status, sequence, changedAt, link, end, allDay } = event;
  const [start, until] = allDay
    ? [dayOf(event.start, event.zone), end && dayOf(end, event.zone)]
    : [new Date(event.start), end && new Date(end)];
  return {
    id: `${id}@toran`,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    summary: title,
    start,
    ...(until && { end: until }),
    allDay,
    ...(place && { location: place }),
    ...(link && { url: `${publicUrl}${link}` }),
    status: ICalEventStatus[status],
    // A deadline takes no time of the day.
    transparency: end ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    // Nobody is to be called to what does not take place.
    alarms: (status === "CANCELLED" ? [] : event.reminders).map((minutes) => ({
      type: ICalAlarmType.display,
      description: title,
      trigger: minutes * minute,
    })),
  };
}

/** The day of a moment, as the writer of the file reads days. */
const dayOf = (at: string, zone: string) => new Date(`${wallAt(new Date(at), zone).day}T00:00:00Z`);
