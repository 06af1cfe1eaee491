import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Pair } from "../hiring/jobs/between";
import { toldPostings } from "../hiring/jobs/told";
import { type BookingRow, bookings } from "./tables";
import { titleOf } from "./titles";

const shownDates = 3;
const ofPair = ({ collegeId, companyId }: Pair) =>
  and(eq(bookings.companyId, companyId), eq(bookings.collegeId, collegeId));

/** When a company is to come to a college, as the two have agreed; the next one first. */
export async function agreedBetween(db: Executor, pair: Pair, now: Date) {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(ofPair(pair), eq(bookings.state, "CONFIRMED"), gt(bookings.endsAt, now)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(shownDates);
  const jobs = await toldPostings(
    db,
    rows.map(({ postingId }) => postingId),
  );
  return rows.flatMap((row) => {
    const span = spanOf(row);
    const title = titleOf(row, jobs.get(row.postingId ?? "")?.title);
    return span ? { id: row.id, title, ...span } : [];
  });
}

/** Every booking that a company has ever asked a college for; the time is the one that stands. */
export async function askedBetween(db: Executor, pair: Pair) {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(ofPair(pair), isNotNull(bookings.requestedAt)));
  const jobs = await toldPostings(
    db,
    rows.map(({ postingId }) => postingId),
  );
  return rows.map((row) => ({
    id: row.id,
    title: titleOf(row, jobs.get(row.postingId ?? "")?.title),
    agreed: row.state === "CONFIRMED" ? spanOf(row) : null,
    answeredAt: row.answeredAt,
  }));
}

const spanOf = ({ startsAt, endsAt }: Pick<BookingRow, "startsAt" | "endsAt">) =>
  startsAt && endsAt ? { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() } : null;
