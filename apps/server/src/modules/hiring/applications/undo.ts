import { limits } from "@toran/contract";
import { reinstatable } from "@toran/contract/hiring/moves";
import { and, eq, sql } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { conflict } from "../../../http/failures";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { holdStudentsById } from "../../students/rule";
import { eventsOfChange, writeEvents } from "../events";
import { companyIdOf } from "../own";
import { obstacleToReturn } from "./drop";
import { type ApplicationRow, applications } from "./tables";
import { hiringChanges, hiringEvents } from "../tables";
import { acting } from "../who";
import { reopenWithdrawals } from "../withdrawals/follow";
import { connectedTo, disconnected } from "./connected";
import { holdApplications } from "./move";

/** Takes a move back for every application that was not moved since; the others are told one by one. */
export async function undoMove(tx: Executor, user: SignedIn, id: string, now: Date) {
  const own =
    user.role === "HUMAN_RESOURCE"
      ? eq(hiringChanges.companyId, companyIdOf(user))
      : eq(hiringChanges.collegeId, collegeIdOf(user));
  const change = await one(
    tx
      .select()
      .from(hiringChanges)
      .where(and(own, eq(hiringChanges.id, id)))
      .for("update"),
    "The change",
  );
  if (change.undoneAt) throw conflict("This was taken back already.");
  if (now.getTime() - change.at.getTime() > limits.hiring.undo)
    throw conflict("A move can be taken back for 24 hours. Make a new one instead.");
  const events = new Map((await eventsOfChange(tx, id)).map((event) => [event.subjectId, event]));
  await holdCandidates(tx, [...events.keys()]);
  const rows = await holdApplications(tx, user, [...events.keys()]);
  const connected = await connectedTo(tx, user, rows);
  const judged = [];
  for (const row of rows) {
    const event = events.get(row.id);
    const message = connected.has(row.collegeId)
      ? await obstacleTo(tx, row, event?.id)
      : disconnected;
    judged.push({ row, event, message });
  }
  const results = judged.map(({ row, message }) => ({
    id: row.id,
    ok: !message,
    ...(message && { message }),
  }));
  const able = judged.filter(({ message }) => !message);
  if (!able.length) throw conflict(results[0]?.message ?? "Nothing can be taken back.");
  await writeEvents(
    tx,
    acting(user, now),
    able.map(({ row, event }) => ({
      subjectId: row.id,
      companyId: row.companyId,
      collegeId: row.collegeId,
      command: "UNDO",
      from: row.state,
      to: event?.from ?? row.state,
      fromRound: row.roundId,
      toRound: event?.fromRound ?? null,
    })),
  );
  // The event before is the last one again, so that what it did can still be taken back.
  const undone = sql.join(
    able.map(({ row }) => sql`${row.id}::uuid`),
    sql`, `,
  );
  await tx
    .update(applications)
    .set({
      state: sql`${hiringEvents.from}`,
      roundId: sql`${hiringEvents.fromRound}`,
      heldState: null,
      reason: null,
      reasonText: null,
      // Who was moved up goes back into the line, and the place is free again.
      placeOf: sql`case when ${hiringEvents.to} = 'SELECTED' then null else ${applications.placeOf} end`,
      lastEvent: sql`${hiringEvents.before}`,
      version: sql`${applications.version} + 1`,
      updatedAt: now,
    })
    .from(hiringEvents)
    .where(
      and(
        eq(hiringEvents.changeId, id),
        eq(hiringEvents.subjectId, applications.id),
        sql`${applications.id} in (${undone})`,
      ),
    );
  const back = able.flatMap(({ row, event }) =>
    event && reinstatable.some((state) => state === event.to) ? [row.id] : [],
  );
  if (back.length) await reopenWithdrawals(tx, back, change.at);
  await tx.update(hiringChanges).set({ undoneAt: now }).where(eq(hiringChanges.id, id));
  return { results };
}

/** Students come before their applications, as everywhere: whoever freezes an account closes what it has by then. */
async function holdCandidates(tx: Executor, ids: string[]) {
  const found = await tx
    .selectDistinct({ id: applications.studentId })
    .from(applications)
    .where(among(applications.id, ids));
  await holdStudentsById(
    tx,
    found.map(({ id }) => id),
  );
}

/** Why the move of an application cannot be taken back, or nothing. */
async function obstacleTo(tx: Executor, row: ApplicationRow, event: string | undefined) {
  if (row.lastEvent !== event) return `${row.name} was moved again since then.`;
  const closed = (reinstatable as readonly string[]).includes(row.state);
  return closed ? obstacleToReturn(tx, row) : undefined;
}
