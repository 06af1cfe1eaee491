import { and, eq, gte, isNotNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { bookings, schedules, slots } from "./tables";

interface Whose {
  collegeId: string;
  /** One student; without it all of the college. */
  studentId?: string | undefined;
}

/** The slots at a college that nobody came to since a moment, with the job and the round they were for. */
export const noShowsSince = (db: Executor, { collegeId, studentId }: Whose, since: Date) =>
  db
    .select({
      id: slots.id,
      studentId: slots.studentId,
      applicationId: slots.applicationId,
      roundId: schedules.roundId,
      jobId: bookings.jobId,
      companyId: bookings.companyId,
      at: slots.startsAt,
    })
    .from(slots)
    .innerJoin(schedules, eq(schedules.id, slots.scheduleId))
    .innerJoin(bookings, eq(bookings.id, schedules.id))
    .where(
      and(
        eq(bookings.collegeId, collegeId),
        studentId ? eq(slots.studentId, studentId) : isNotNull(slots.studentId),
        eq(slots.state, "NO_SHOW"),
        gte(slots.startsAt, since),
      ),
    );
