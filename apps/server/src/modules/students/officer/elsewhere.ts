import { countsIn, type Held } from "@toran/contract/hiring/policy";
import { and, eq } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { externalOffers } from "../tables";
import { heldBy } from "./offers";

/** What some students have accepted outside of the product, and when. */
export async function elsewhereOf(db: Executor, studentIds: string[]) {
  if (!studentIds.length) return [];
  const { id, studentId, ctc, stipend, recordedAt, answeredAt } = externalOffers;
  const rows = await db
    .select({ id, studentId, ctc, stipend, recordedAt, answeredAt })
    .from(externalOffers)
    .where(and(among(studentId, studentIds), eq(externalOffers.state, "ACCEPTED")));
  return rows.map((row) => ({
    id: row.id,
    studentId: row.studentId,
    track: heldBy(row).track,
    at: row.answeredAt ?? row.recordedAt,
  }));
}

/** What a student has accepted outside of the product; one with a stipend alone is an internship. */
export async function acceptedElsewhere(
  db: Executor,
  studentId: string,
  now: Date,
): Promise<Held[]> {
  const { ctc, stipend, recordedAt, answeredAt, joiningDate } = externalOffers;
  const rows = await db
    .select({ ctc, stipend, recordedAt, answeredAt, joiningDate })
    .from(externalOffers)
    .where(and(eq(externalOffers.studentId, studentId), eq(externalOffers.state, "ACCEPTED")));
  return rows.flatMap((row) => {
    const held = heldBy(row);
    const acceptedAt = row.answeredAt ?? row.recordedAt;
    return countsIn(now, { ...held, ...row, acceptedAt }) ? [held] : [];
  });
}
