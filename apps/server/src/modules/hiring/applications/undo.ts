import { limits } from "@toran/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { conflict } from "../../../http/failures";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { eventsOfChange, writeEvents } from "../events";
import { companyIdOf } from "../own";
import { applications } from "./tables";
import { hiringChanges, hiringEvents } from "../tables";
import { acting } from "../who";
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
  const rows = await holdApplications(tx, user, [...events.keys()]);
  const judged = rows.map((row) => {
    const event = events.get(row.id);
    return { row, event, ok: event !== undefined && row.lastEvent === event.id };
  });
  const results = judged.map(({ row, ok }) => ({
    id: row.id,
    ok,
    ...(!ok && { message: `${row.name} was moved again since then.` }),
  }));
  const able = judged.filter(({ ok }) => ok);
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
  await tx.update(hiringChanges).set({ undoneAt: now }).where(eq(hiringChanges.id, id));
  return { results };
}
