import { limits } from "@toran/contract";
import { collegeDay, dayStart } from "@toran/contract/calendar/zones";
import { waitingBookings } from "@toran/contract/hiring/booking-moves";
import type { collegeBookingQuery, companyBookingQuery } from "@toran/contract/schemas/booking";
import { and, asc, count, eq, inArray, min, or, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { cursorAt, placeAt } from "../../http/cursor";
import type { SignedIn } from "../accounts/signed-in";
import { jobTitled } from "../hiring/jobs/told";
import { collegeNamed, companyNamed } from "../hiring/sides";
import { ownedBy } from "./own";
import { shownBookings } from "./shown";
import { type BookingRow, bookings } from "./tables";

type Asked = z.output<typeof companyBookingQuery> | z.output<typeof collegeBookingQuery>;

// What is asked for lies in the list of dates, what is confirmed in two columns; a draft may have no time yet.
const begins = sql`coalesce(${bookings.startsAt}, (${bookings.dates} -> 0 ->> 'startsAt')::timestamptz)`;
const undated = new Date(0);
const beginsOf = ({ startsAt, dates: [first] }: BookingRow) =>
  startsAt ?? (first ? new Date(first.startsAt) : undated);
const placed = sql`date_trunc('milliseconds', coalesce(${begins}, 'epoch'::timestamptz))`;

/** What comes next first, and then the past, the latest first; those of today are still to come, so that pages of a list agree. */
function inOrder(now: Date, from: { at: Date; id: string } | undefined) {
  const today = dayStart(collegeDay(now));
  const { id } = bookings;
  const [since, at] = [today.toISOString(), from?.at.toISOString()];
  const isPast = sql`${placed} < ${since}::timestamptz`;
  const order = [
    sql`${isPast}`,
    sql`case when not ${isPast} then ${placed} end`,
    sql`${placed} desc`,
    asc(id),
  ];
  if (!from || !at) return { order, after: undefined };
  const ties = sql`(${placed} = ${at}::timestamptz and ${id} > ${from.id})`;
  const after =
    from.at < today
      ? sql`(${placed} < ${at}::timestamptz or ${ties})`
      : sql`(${isPast} or ${placed} > ${at}::timestamptz or ${ties})`;
  return { order, after };
}

const waitsFor = ({ role }: SignedIn) =>
  inArray(bookings.state, waitingBookings[role === "HUMAN_RESOURCE" ? "COMPANY" : "COLLEGE"]);

/** How many bookings wait for the side of whoever asks, and until when the first of them holds its places. */
export async function waitingFor(db: Executor, user: SignedIn) {
  const [found] = await db
    .select({ many: count(), dueAt: min(bookings.holdUntil) })
    .from(bookings)
    .where(and(ownedBy(user), waitsFor(user)));
  return found ?? { many: 0, dueAt: null };
}

/** Bookings of a company or a college, by their day. */
export async function listBookings(db: Executor, user: SignedIn, asked: Asked, now: Date) {
  const { state, waiting, from, to, search, next, limit = limits.list.pageSize } = asked;
  const { order, after } = inOrder(now, next ? placeAt(next) : undefined);
  const where = and(
    ownedBy(user),
    state && eq(bookings.state, state),
    waiting ? waitsFor(user) : undefined,
    "collegeId" in asked && asked.collegeId ? eq(bookings.collegeId, asked.collegeId) : undefined,
    "companyId" in asked && asked.companyId ? eq(bookings.companyId, asked.companyId) : undefined,
    from ? sql`${begins} >= ${from}::timestamptz` : undefined,
    to ? sql`${begins} < ${to}::timestamptz` : undefined,
    search
      ? or(
          jobTitled(db, bookings.jobId, search),
          user.role === "HUMAN_RESOURCE"
            ? collegeNamed(db, bookings.collegeId, search)
            : companyNamed(db, bookings.companyId, search),
        )
      : undefined,
  );
  const rows = await db
    .select()
    .from(bookings)
    .where(and(where, after))
    .orderBy(...order)
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: await shownBookings(db, rows.slice(0, limit), now),
    next: last ? cursorAt(beginsOf(last), last.id) : null,
    ...(!next && { total: await db.$count(bookings, where) }),
  };
}
