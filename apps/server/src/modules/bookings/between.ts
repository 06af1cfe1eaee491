import { and, asc, eq, gt } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { toldPostings } from "../hiring/jobs/told";
import { bookings } from "./tables";
import { titleOf } from "./titles";

const shownDates = 3;

/** When a company is to come to a college, as the two have agreed; the next one first. */
export async function agreedBetween(
  db: Executor,
  { collegeId, companyId }: { collegeId: string; companyId: string },
  now: Date,
) {
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.companyId, companyId),
        eq(bookings.collegeId, collegeId),
        eq(bookings.state, "CONFIRMED"),
        gt(bookings.endsAt, now),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(shownDates);
  const jobs = await toldPostings(
    db,
    rows.map(({ postingId }) => postingId),
  );
  return rows.flatMap((row) =>
    row.startsAt && row.endsAt
      ? {
          id: row.id,
          title: titleOf(row, jobs.get(row.postingId ?? "")?.title),
          startsAt: row.startsAt.toISOString(),
          endsAt: row.endsAt.toISOString(),
        }
      : [],
  );
}
