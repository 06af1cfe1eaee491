import { and, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { bookings, schedules } from "../tables";

/** The rounds for which slots of some postings are drawn that are not over. */
export async function roundsDrawn(db: Executor, postingIds: string[], now: Date) {
  const rows = await db
    .selectDistinct({ id: schedules.roundId })
    .from(schedules)
    .innerJoin(bookings, eq(bookings.id, schedules.id))
    .where(
      and(
        inArray(bookings.postingId, postingIds),
        inArray(bookings.state, ["CONFIRMED", "RESCHEDULED", "COUNTER_PROPOSED"]),
        gt(bookings.endsAt, now),
        isNotNull(schedules.roundId),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
