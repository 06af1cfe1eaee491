import { keptBookings } from "@toran/contract/hiring/booking-moves";
import { collegeZone } from "@toran/contract/calendar/zones";
import { and, arrayContains, asc, eq, gt, inArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { placesBy } from "../infrastructure/places";
import { roomIn } from "./fit";
import { type BookingRow, bookings } from "./tables";
import { tell, tellScreens } from "./tell";
import { namesOfBooking } from "./titles";
import { spanWords } from "./when";

interface Changed {
  id: string;
  name: string;
  capacity: number | null;
}

/**
 * Notes to tell both sides of each confirmed booking that its places hold fewer than are expected by now, where a place
 * of its college held more before; how many there are.
 */
export async function tellOfTightPlaces(
  tx: Executor,
  collegeId: string,
  { before, place }: { before: Pick<Changed, "capacity">; place: Changed },
  now: Date,
) {
  if ((place.capacity ?? Infinity) >= (before.capacity ?? Infinity)) return 0;
  const rows = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.collegeId, collegeId),
        inArray(bookings.state, keptBookings),
        arrayContains(bookings.rooms, [place.id]),
        gt(bookings.endsAt, now),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  const places = await placesBy(
    tx,
    rows.flatMap(({ rooms }) => rooms),
  );
  const roomOf = ({ rooms }: BookingRow, own: Pick<Changed, "capacity">) =>
    roomIn(rooms.map((id) => (id === place.id ? own : (places.get(id) ?? { capacity: 0 }))));
  const tight = rows.filter(
    (row) =>
      roomOf(row, place) < (row.expectedStudents ?? 0) &&
      roomOf(row, before) >= (row.expectedStudents ?? 0),
  );
  for (const row of tight) await tellBoth(tx, row, place, roomOf(row, place));
  return tight.length;
}

async function tellBoth(tx: Executor, row: BookingRow, { name }: Changed, holds: number) {
  const { id, companyId, collegeId, startsAt, endsAt, expectedStudents } = row;
  const { title, company, college } = await namesOfBooking(tx, row);
  const when = startsAt && endsAt && `${spanWords(collegeZone, startsAt, endsAt)}. `;
  const told = {
    body: `${when ?? ""}Its places hold ${holds}, and ${expectedStudents} are expected.`,
    entity: { type: "booking" as const, id },
    groupKey: `tight:${id}`,
  };
  // Whoever has changed the place is told as well: it stays confirmed until somebody agrees on another place.
  tell(tx, {
    ...told,
    to: { collegeId },
    type: "booking.requested",
    title: `${name} is too small by now for ${company}: ${title}`,
    link: `/po/bookings/${id}`,
  });
  tell(tx, {
    ...told,
    to: { companyId },
    type: "booking.answered",
    title: `${name} at ${college} is too small by now: ${title}`,
    link: `/hr/bookings/${id}`,
  });
  tellScreens(tx, { type: "booking.changed", bookingId: id, companyId, collegeId });
}
