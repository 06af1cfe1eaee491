import { limits } from "@toran/contract";
import { waitingBookings } from "@toran/contract/hiring/booking-moves";
import type { collegeBookingQuery, companyBookingQuery } from "@toran/contract/schemas/booking";
import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { cursorAt, placeAt } from "../../http/cursor";
import type { SignedIn } from "../accounts/signed-in";
import { jobTitled } from "../hiring/jobs/told";
import { collegeNamed, companyNamed } from "../hiring/sides";
import { ownedBy } from "./own";
import { shownBookings } from "./shown";
import { bookings } from "./tables";

type Asked = z.output<typeof companyBookingQuery> | z.output<typeof collegeBookingQuery>;

// What is asked for lies in the list of dates, what is confirmed in two columns.
const begins = sql`coalesce(${bookings.startsAt}, (${bookings.dates} -> 0 ->> 'startsAt')::timestamptz)`;

const waitsFor = ({ role }: SignedIn) =>
  inArray(bookings.state, waitingBookings[role === "HUMAN_RESOURCE" ? "COMPANY" : "COLLEGE"]);

/** How many bookings wait for the side of whoever asks. */
export const countWaiting = async (db: Executor, user: SignedIn) => ({
  waiting: await db.$count(bookings, and(ownedBy(user), waitsFor(user))),
});

/** Bookings of a company or a college, those that were changed last first. */
export async function listBookings(db: Executor, user: SignedIn, asked: Asked, now: Date) {
  const { state, waiting, from, to, search, next, limit = limits.list.pageSize } = asked;
  const place = next ? placeAt(next) : undefined;
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        ownedBy(user),
        state && eq(bookings.state, state),
        waiting ? waitsFor(user) : undefined,
        "collegeId" in asked && asked.collegeId
          ? eq(bookings.collegeId, asked.collegeId)
          : undefined,
        "companyId" in asked && asked.companyId
          ? eq(bookings.companyId, asked.companyId)
          : undefined,
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
        place &&
          or(
            lt(bookings.updatedAt, place.at),
            and(eq(bookings.updatedAt, place.at), lt(bookings.id, place.id)),
          ),
      ),
    )
    .orderBy(desc(bookings.updatedAt), desc(bookings.id))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: await shownBookings(db, rows.slice(0, limit), now),
    next: last ? cursorAt(last.updatedAt, last.id) : null,
  };
}
