import { and, asc, eq, inArray } from "drizzle-orm";
import { reinstatable } from "@toran/contract/hiring/moves";
import type { Executor } from "../../../db/database";
import { collegeOfStudent } from "../../students/college-of-student";
import { studentBy } from "../../students/rule";
import { causes } from "../causes";
import { writeEvents } from "../events";
import { frozen, inFlight } from "./frozen";
import { type ApplicationRow, applications } from "./tables";
import { postings, type PostingRow } from "../tables";
import { type Acting } from "../who";

const ended = new Set<PostingRow["state"]>(["CANCELLED", "COMPLETED"]);

/** Closes applications because of something else; where each stood is kept. They are held by the caller. */
export async function dropApplications(
  tx: Executor,
  who: Acting,
  rows: ApplicationRow[],
  { says, closedBy = null }: { says: string; closedBy?: string | null },
) {
  if (!rows.length) return;
  const ids = await writeEvents(
    tx,
    who,
    rows.map((row) => ({
      subjectId: row.id,
      companyId: row.companyId,
      collegeId: row.collegeId,
      command: "DROP",
      from: row.state,
      to: "AUTO_WITHDRAWN",
      fromRound: row.roundId,
      toRound: row.roundId,
      before: row.lastEvent,
      reason: says,
    })),
  );
  for (const [index, row] of rows.entries())
    await tx
      .update(applications)
      .set({
        state: "AUTO_WITHDRAWN",
        heldState: row.state,
        closedBy,
        reasonText: says,
        version: row.version + 1,
        lastEvent: ids[index] ?? null,
        updatedAt: who.now,
      })
      .where(eq(applications.id, row.id));
}

/** Leaves closed applications closed, by something else from now on: what had closed them is over. */
export const keepClosed = (
  tx: Executor,
  rows: Pick<ApplicationRow, "id">[],
  { says, closedBy }: { says: string; closedBy: string },
) =>
  tx
    .update(applications)
    .set({ closedBy, reasonText: says })
    .where(
      inArray(
        applications.id,
        rows.map(({ id }) => id),
      ),
    );

/** Brings closed applications back to where they stood, but never beside another open one of the same posting. */
export async function restoreApplications(
  tx: Executor,
  who: Acting,
  rows: ApplicationRow[],
  says: string,
) {
  const back: ApplicationRow[] = [];
  for (const row of rows) {
    const state = row.heldState ?? "SUBMITTED";
    if (!(reinstatable as readonly string[]).includes(row.state)) continue;
    if (await obstacleToReturn(tx, row)) continue;
    const [event] = await writeEvents(tx, who, [
      {
        subjectId: row.id,
        companyId: row.companyId,
        collegeId: row.collegeId,
        command: "REINSTATE",
        from: row.state,
        to: state,
        fromRound: row.roundId,
        toRound: row.roundId,
        before: row.lastEvent,
        reason: says,
      },
    ]);
    const [after] = await tx
      .update(applications)
      .set({
        state,
        heldState: null,
        closedBy: null,
        reason: null,
        reasonText: null,
        version: row.version + 1,
        lastEvent: event ?? null,
        updatedAt: who.now,
      })
      .where(eq(applications.id, row.id))
      .returning();
    if (after) back.push(after);
  }
  return back;
}

/** Why a closed application cannot come back, or nothing. */
export async function obstacleToReturn(tx: Executor, row: ApplicationRow) {
  if (await hasOpen(tx, row)) return `${row.name} has another application to this posting.`;
  if ((await collegeOfStudent(tx, row.studentId)) !== row.collegeId)
    return `${row.name} is no student of this college any more.`;
  if (!(await isRunning(tx, row))) return "The posting is over, so nothing can come back to it.";
  if (await isFrozen(tx, row))
    return `The account of ${row.name} is frozen. Make it active first; then this can come back.`;
  return undefined;
}

/** Parts from what comes back what waits until the account of its student is active again. */
export async function withoutFrozen(tx: Executor, rows: ApplicationRow[]) {
  const back: ApplicationRow[] = [];
  for (const row of rows)
    if (await isFrozen(tx, row))
      await keepClosed(tx, [row], { says: causes.accountFrozen, closedBy: row.studentId });
    else back.push(row);
  return back;
}

/** A frozen account has nothing in flight; an offer outlives it. */
async function isFrozen(tx: Executor, { studentId, heldState }: ApplicationRow) {
  const student = await studentBy(tx, studentId);
  const wouldFly = inFlight.includes(heldState ?? "SUBMITTED");
  return student !== undefined && frozen.has(student.accountStatus) && wouldFly;
}

async function hasOpen(tx: Executor, { studentId, postingId }: ApplicationRow) {
  const closed: ApplicationRow["state"][] = [...reinstatable];
  const all = await tx
    .select({ state: applications.state })
    .from(applications)
    .where(and(eq(applications.studentId, studentId), eq(applications.postingId, postingId)));
  return all.some(({ state }) => !closed.includes(state));
}

/** To a posting that has ended nobody is brought back. */
async function isRunning(tx: Executor, { postingId }: ApplicationRow) {
  const [posting] = await tx
    .select({ state: postings.state })
    .from(postings)
    .where(eq(postings.id, postingId));
  return posting !== undefined && !ended.has(posting.state);
}

/** Applications that the acceptance of an offer closed. */
export const closedBy = (tx: Executor, offerIds: string[]) =>
  tx
    .select()
    .from(applications)
    .where(and(inArray(applications.closedBy, offerIds), eq(applications.state, "AUTO_WITHDRAWN")))
    .orderBy(asc(applications.id))
    .for("update");
