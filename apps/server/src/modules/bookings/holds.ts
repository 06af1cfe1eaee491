import { collegeZone } from "@toran/contract/calendar/zones";
import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { conflict } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { placesBy } from "../infrastructure/places";
import { type BookingRow, bookings, roomHolds, type Span } from "./tables";
import { namesOfBookings } from "./titles";
import { spanWords } from "./when";

/** What was asked for is free again when its time is over, whether somebody has swept or not. */
const stands = (now: Date) => or(isNull(roomHolds.until), gt(roomHolds.until, now));

/** Takes places for some times. `until` is the end of a hold that is only asked for. */
export async function takeRooms(
  tx: Executor,
  user: SignedIn | null,
  { id }: BookingRow,
  wanted: { roomIds: string[]; spans: Span[]; until: Date | null },
  now: Date,
) {
  const { roomIds, spans, until } = wanted;
  if (!roomIds.length) return;
  await tx
    .delete(roomHolds)
    .where(and(inArray(roomHolds.roomId, roomIds), lte(roomHolds.until, now)));
  const rows = spans.flatMap((span) =>
    roomIds.map((roomId) => ({
      bookingId: id,
      roomId,
      startsAt: new Date(span.startsAt),
      endsAt: new Date(span.endsAt),
      until,
    })),
  );
  for (const row of rows) {
    const [taken] = await tx
      .select()
      .from(roomHolds)
      .where(
        and(
          eq(roomHolds.roomId, row.roomId),
          ne(roomHolds.bookingId, id),
          lt(roomHolds.startsAt, row.endsAt),
          gt(roomHolds.endsAt, row.startsAt),
        ),
      )
      .orderBy(asc(roomHolds.startsAt))
      .limit(1);
    if (taken) throw await alreadyTaken(tx, user, taken);
  }
  await tx.insert(roomHolds).values(rows);
}

type Hold = typeof roomHolds.$inferSelect;

/** Names what has a place: to the college, and to the company whose own booking it is. */
async function alreadyTaken(tx: Executor, user: SignedIn | null, taken: Hold) {
  const place = (await placesBy(tx, [taken.roomId])).get(taken.roomId)?.name ?? "This place";
  const other = (await namesOfBookings(tx, [taken.bookingId])).get(taken.bookingId);
  const when = spanWords(collegeZone, taken.startsAt, taken.endsAt);
  const known =
    other && (user?.role === "PLACEMENT_OFFICER" || other.companyId === user?.companyId);
  const says = known
    ? `${place} is taken by ${other.title}, ${other.company}: ${when}.`
    : `${place} is taken: ${when}.`;
  return conflict(says, {
    current: {
      roomId: taken.roomId,
      startsAt: taken.startsAt.toISOString(),
      endsAt: taken.endsAt.toISOString(),
      booking: known ? { id: other.id, title: other.title, company: other.company } : null,
    },
  });
}

/** Lets go of what a booking has: of all, or only of what it asks for. */
export const freeRooms = (tx: Executor, bookingId: string, what: "all" | "asked") =>
  tx
    .delete(roomHolds)
    .where(
      and(
        eq(roomHolds.bookingId, bookingId),
        what === "asked" ? gt(roomHolds.until, new Date(0)) : undefined,
      ),
    );

/** When places are taken between two moments; whose it is, is told of the companies that may be named. */
export async function busyTimes(
  db: Executor,
  { collegeId, names }: { collegeId: string; names: (companyId: string) => boolean },
  { from, to }: { from: string; to: string },
  now: Date,
) {
  const rows = await db
    .select({ hold: roomHolds })
    .from(roomHolds)
    .innerJoin(bookings, eq(bookings.id, roomHolds.bookingId))
    .where(
      and(
        eq(bookings.collegeId, collegeId),
        stands(now),
        lt(roomHolds.startsAt, new Date(to)),
        gt(roomHolds.endsAt, new Date(from)),
      ),
    )
    .orderBy(asc(roomHolds.startsAt), asc(roomHolds.id))
    .limit(2000);
  const named = await namesOfBookings(db, [...new Set(rows.map(({ hold }) => hold.bookingId))]);
  return rows.map(({ hold }) => {
    const booking = named.get(hold.bookingId);
    return {
      roomId: hold.roomId,
      startsAt: hold.startsAt.toISOString(),
      endsAt: hold.endsAt.toISOString(),
      soft: hold.until !== null,
      booking: booking && names(booking.companyId) ? booking : null,
    };
  });
}

/** What has a place of a college from now on, in words; nothing where the place can be taken away. */
export async function useOf(
  db: Executor,
  { collegeId, roomId }: { collegeId: string; roomId: string },
  now: Date,
) {
  const [next] = await db
    .select({ hold: roomHolds })
    .from(roomHolds)
    .innerJoin(bookings, eq(bookings.id, roomHolds.bookingId))
    .where(
      and(
        eq(bookings.collegeId, collegeId),
        eq(roomHolds.roomId, roomId),
        stands(now),
        gt(roomHolds.endsAt, now),
      ),
    )
    .orderBy(asc(roomHolds.startsAt))
    .limit(1);
  if (!next) return undefined;
  const { bookingId, startsAt, endsAt } = next.hold;
  const booking = (await namesOfBookings(db, [bookingId])).get(bookingId);
  const when = spanWords(collegeZone, startsAt, endsAt);
  return `${booking?.title ?? "A booking"}, ${booking?.company ?? "a company"}: ${when}`;
}
