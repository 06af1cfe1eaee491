import { addDays, collegeZone, momentAt, wallAt } from "@toran/contract/calendar/zones";
import { type CalendarSourceReader, entry } from "../calendar/entry";
import { collegeOfStudent } from "../students/college-of-student";
import { bookedEventsOf } from "./calendar";
import { blockedDatesBetween } from "./settings";

/** The bookings of a side; a student's slots, and what everybody comes to who is a candidate. */
export const bookingCalendar: CalendarSourceReader = async (db, owner, { from, to }) =>
  (await bookedEventsOf(db, owner, from, to)).map(({ source, id, venue, link, path, ...told }) =>
    entry({
      id: `${source.toLowerCase()}.${id}`,
      source,
      sourceId: id,
      title: told.title,
      start: told.startsAt.toISOString(),
      end: told.endsAt.toISOString(),
      status: told.status,
      place: venue ?? link,
      link: path,
    }),
  );

const midnight = (day: string) => momentAt({ day, time: "00:00" }, collegeZone).toISOString();

/** Days on which a college takes no companies, for its officers and its students. */
export const blockedCalendar: CalendarSourceReader = async (db, owner, { from, to }) => {
  const officer = owner.role === "PLACEMENT_OFFICER";
  const collegeId = officer ? owner.collegeId : await collegeOfStudent(db, owner.id);
  if (!collegeId) return [];
  const last = new Date(to.getTime() - 1);
  const [first, until] = [from, last].map((at) => wallAt(at, collegeZone).day);
  const days = await blockedDatesBetween(db, collegeId, first ?? "", until ?? "");
  return days.map((blocked) =>
    entry({
      id: `blocked.${blocked.id}`,
      source: "BLOCKED",
      sourceId: blocked.id,
      title: `${officer ? "No bookings" : "No companies"}: ${blocked.reason}`,
      start: midnight(blocked.from),
      end: midnight(addDays(blocked.to, 1)),
      allDay: true,
      link: officer ? "/po/settings/bookings" : null,
      reminders: [],
    }),
  );
};
