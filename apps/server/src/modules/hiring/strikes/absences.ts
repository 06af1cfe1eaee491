import { and, eq, gte } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { noShowsSince } from "../../bookings/no-shows";
import { applicationRounds, applications } from "../applications/tables";

export interface Whose {
  collegeId: string;
  studentId?: string | undefined;
}
/** An absence without an excuse. */
export interface Absence {
  key: string;
  studentId: string;
  companyId: string;
  jobId: string | null;
  at: Date;
}

export const roundKey = (applicationId: string, roundId: string) => `${applicationId}:${roundId}`;

/** What a slot that nobody came to is named by: the round it is for, where there is one. */
export const slotKey = (slot: {
  id: string;
  applicationId: string | null;
  roundId: string | null;
}) => (slot.applicationId && slot.roundId ? roundKey(slot.applicationId, slot.roundId) : slot.id);

/**
 * Absences without an excuse, read from what was written of rounds and of slots. A slot of a round is the
 * same absence as that round: it counts once, and an excuse of the round is one for both.
 */
export async function absencesSince(db: Executor, whose: Whose, since: Date): Promise<Absence[]> {
  const rounds = await db
    .select({
      applicationId: applications.id,
      roundId: applicationRounds.roundId,
      excused: applicationRounds.excused,
      studentId: applications.studentId,
      companyId: applications.companyId,
      jobId: applications.jobId,
      at: applicationRounds.at,
    })
    .from(applicationRounds)
    .innerJoin(applications, eq(applications.id, applicationRounds.applicationId))
    .where(
      and(
        eq(applications.collegeId, whose.collegeId),
        whose.studentId ? eq(applications.studentId, whose.studentId) : undefined,
        eq(applicationRounds.result, "ABSENT"),
        gte(applicationRounds.at, since),
      ),
    );
  const told = new Map(
    rounds.map((row) => [roundKey(row.applicationId, row.roundId), row] as const),
  );
  const found: Absence[] = rounds
    .filter(({ excused }) => !excused)
    .map(({ applicationId, roundId, studentId, companyId, jobId, at }) => ({
      key: roundKey(applicationId, roundId),
      studentId,
      companyId,
      jobId,
      at,
    }));
  for (const { id, applicationId, roundId, studentId, ...slot } of await noShowsSince(
    db,
    whose,
    since,
  )) {
    const key = slotKey({ id, applicationId, roundId });
    if (studentId && !told.has(key)) found.push({ key, studentId, ...slot });
  }
  return found;
}
