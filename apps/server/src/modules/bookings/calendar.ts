import { keptBookings } from "@toran/contract/hiring/booking-moves";
import { and, asc, eq, gt, inArray, lt, notInArray, sql } from "drizzle-orm";
import { limits } from "@toran/contract/limits";
import type { Executor } from "../../db/database";
import { shortened } from "../../shortened";
import type { CalendarOwner } from "../calendar/entry";
import { candidaciesOf } from "../hiring/applications/candidates";
import { collegeSides } from "../hiring/sides";
import { placesBy } from "../infrastructure/places";
import { ownedBy } from "./own";
import { inRound } from "./student/standing";
import { type BookingRow, bookings, schedules, slots } from "./tables";
import { namesOfBookings } from "./titles";

/** What of bookings and slots lies in somebody's calendar. */
export interface BookedEvent {
  source: "BOOKING" | "SLOT";
  /** Of the booking or the slot. */
  id: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  venue: string | null;
  link: string | null;
  /** The page where the reader deals with it. */
  path: string;
  /** Rises with each change. */
  sequence: number;
}

const part = (of: "startsAt" | "endsAt") =>
  sql`coalesce(${bookings[of]}, (${bookings.proposal} ->> ${of})::timestamptz, (${bookings.dates} -> 0 ->> ${of})::timestamptz)`;

/** What of bookings and slots lies in somebody's calendar between two moments. */
export const bookedEventsOf = (
  db: Executor,
  user: CalendarOwner,
  from: Date,
  to: Date,
): Promise<BookedEvent[]> =>
  user.role === "STUDENT" ? eventsOfStudent(db, user, from, to) : eventsOfSide(db, user, from, to);

/** A side's bookings: what is confirmed at its time, what is asked for at the first time that is wanted. */
async function eventsOfSide(db: Executor, user: CalendarOwner, from: Date, to: Date) {
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        ownedBy(user),
        notInArray(bookings.state, ["DRAFT", "DECLINED", "WITHDRAWN"]),
        sql`${part("startsAt")} < ${to.toISOString()}::timestamptz`,
        sql`${part("endsAt")} > ${from.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(bookings.id));
  if (user.role !== "HUMAN_RESOURCE") return toEvents(db, rows, "/po/bookings");
  const colleges = await collegeSides(
    db,
    rows.map(({ collegeId }) => collegeId),
  );
  return toEvents(db, rows, "/hr/bookings", ({ collegeId }) => colleges.get(collegeId)?.name);
}

/** The places at the time under which a booking stands: confirmed, offered, or asked for. */
const roomsOf = ({ startsAt, rooms, proposal, wantedRooms }: BookingRow) =>
  startsAt ? rooms : (proposal?.roomIds ?? wantedRooms);

/** Bookings as entries, which name the company; to the company itself, whom it comes to. */
async function toEvents(
  db: Executor,
  rows: BookingRow[],
  path: string,
  other: (row: BookingRow) => string | undefined = () => undefined,
): Promise<BookedEvent[]> {
  const names = await namesOfBookings(
    db,
    rows.map(({ id }) => id),
  );
  const places = await placesBy(db, rows.flatMap(roomsOf));
  return rows.flatMap((row) => {
    const { id, startsAt, endsAt, proposal, dates, version } = row;
    const span = startsAt && endsAt ? { startsAt, endsAt } : (proposal ?? dates[0]);
    const name = names.get(id);
    if (!span || !name) return [];
    const fixed = startsAt !== null;
    const rooms = roomsOf(row).flatMap((room) => places.get(room) ?? []);
    return {
      source: "BOOKING" as const,
      id,
      title: shortened(`${name.title}, ${other(row) ?? name.company}`, limits.calendar.title),
      startsAt: new Date(span.startsAt),
      endsAt: new Date(span.endsAt),
      status: row.state === "CANCELLED" ? "CANCELLED" : fixed ? "CONFIRMED" : "TENTATIVE",
      venue: rooms.map((room) => room.name).join(", ") || null,
      link: row.link,
      path: path.startsWith("/student") ? path : `${path}/${id}`,
      sequence: version,
    };
  });
}

/** A student's slots, and the talks and tests to which everybody comes who is a candidate. */
async function eventsOfStudent(db: Executor, user: CalendarOwner, from: Date, to: Date) {
  const own = await db
    .select({ slot: slots, booking: bookings, panels: schedules.panels })
    .from(slots)
    .innerJoin(schedules, eq(schedules.id, slots.scheduleId))
    .innerJoin(bookings, eq(bookings.id, slots.scheduleId))
    .where(
      and(
        eq(slots.studentId, user.id),
        inArray(slots.state, ["BOOKED", "CHECKED_IN", "IN_PROGRESS", "DONE"]),
        eq(schedules.state, "PUBLISHED"),
        lt(slots.startsAt, to),
        gt(slots.endsAt, from),
      ),
    )
    .orderBy(asc(slots.startsAt));
  const names = await namesOfBookings(
    db,
    own.map(({ booking }) => booking.id),
  );
  const places = await placesBy(
    db,
    own.flatMap(({ booking, panels }) => [
      ...booking.rooms,
      ...panels.flatMap(({ roomId }) => roomId ?? []),
    ]),
  );
  const events = own.map(({ slot, booking, panels }): BookedEvent => {
    const name = names.get(booking.id);
    const roomId = panels.find(({ id }) => id === slot.panelId)?.roomId ?? booking.rooms[0];
    return {
      source: "SLOT",
      id: slot.id,
      title: shortened(
        `${name?.title ?? "Interview"}, ${name?.company ?? "a company"}`,
        limits.calendar.title,
      ),
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      status: "CONFIRMED",
      venue: places.get(roomId ?? "")?.name ?? null,
      link: booking.link,
      path: "/student/slots",
      sequence: slot.version + booking.version,
    };
  });
  return [...events, ...(await eventsForAll(db, user, from, to))];
}

/** Talks about a job, and rounds without slots, for those who are candidates. */
async function eventsForAll(db: Executor, user: CalendarOwner, from: Date, to: Date) {
  const candidacies = await candidaciesOf(db, user.id);
  if (!candidacies.length) return [];
  const rows = await db
    .select({ booking: bookings, schedule: schedules })
    .from(bookings)
    .leftJoin(schedules, eq(schedules.id, bookings.id))
    .where(
      and(
        inArray(
          bookings.postingId,
          candidacies.map(({ postingId }) => postingId),
        ),
        inArray(bookings.state, [...keptBookings, "COMPLETED"]),
        lt(bookings.startsAt, to),
        gt(bookings.endsAt, from),
      ),
    );
  const theirs = rows.filter(({ booking, schedule }) => {
    if (booking.purpose === "PRE_PLACEMENT_TALK") return true;
    if (schedule?.model !== "ROOM_ONLY" || schedule.state !== "PUBLISHED") return false;
    const own = candidacies.find(({ postingId }) => postingId === booking.postingId);
    return own !== undefined && inRound({ booking, schedule }, own);
  });
  return toEvents(
    db,
    theirs.map(({ booking }) => booking),
    "/student/slots",
  );
}
