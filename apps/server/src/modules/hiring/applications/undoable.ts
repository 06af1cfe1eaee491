import { limits } from "@toran/contract";
import type { ApplicationState } from "@toran/contract/hiring/moves";
import type { UndoableMove } from "@toran/contract/schemas/application";
import { and, count, desc, eq, gt, isNull, max, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import type { SignedIn } from "../../accounts/signed-in";
import { ownedBy } from "../own";
import { applicationRounds, applications } from "./tables";
import { hiringChanges, hiringEvents } from "../tables";
import { stageOf } from "./stages";

/** An absence closes the application by itself, and is taken back where it was noted. */
const followsFromAbsence = sql`exists (select 1 from ${applicationRounds}
  where ${applicationRounds.applicationId} = ${hiringEvents.subjectId}
    and ${applicationRounds.at} = ${hiringEvents.at} and ${applicationRounds.result} = 'ABSENT')`;

/** The moves that somebody has made in a job and can take back of at least one candidate, the newest first. */
export async function undoableMoves(
  db: Executor,
  user: SignedIn,
  jobId: string,
  now: Date,
): Promise<UndoableMove[]> {
  const { id: undoId, at, by, undoneAt } = hiringChanges;
  const still = sql<number>`count(*) filter (where ${applications.lastEvent} = ${hiringEvents.id})`;
  const rows = await db
    .select({
      undoId,
      at,
      state: max(hiringEvents.to),
      roundId: max(hiringEvents.toRound),
      name: max(applications.name),
      moved: count(),
      still: still.mapWith(Number),
    })
    .from(hiringChanges)
    .innerJoin(hiringEvents, eq(hiringEvents.changeId, undoId))
    .innerJoin(applications, eq(applications.id, hiringEvents.subjectId))
    .where(
      and(
        eq(by, user.id),
        gt(at, new Date(now.getTime() - limits.hiring.undo)),
        isNull(undoneAt),
        eq(applications.jobId, jobId),
        ownedBy(applications, user),
        sql`not ${followsFromAbsence}`,
      ),
    )
    .groupBy(undoId, at)
    .having(sql`${still} > 0`)
    .orderBy(desc(at), desc(undoId))
    .limit(limits.hiring.undoable);
  return rows.map(({ state, roundId, name, ...row }) => ({
    undoId: row.undoId,
    stage: stageOf({ state: state as ApplicationState, roundId, accepted: false }),
    moved: row.moved,
    still: row.still,
    studentName: row.moved === 1 ? name : null,
    at: row.at.toISOString(),
  }));
}
