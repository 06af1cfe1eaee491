import { applicationMoves } from "@toran/contract/hiring/moves";
import { and, asc, eq, inArray, max, notInArray, sql } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { conflict } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { writeEvents } from "../events";
import { applicationFor } from "../own";
import { acting, requireMove } from "../who";
import { connectedTo, disconnected } from "./connected";
import { type ApplicationRow, applications } from "./tables";

const waits = eq(applications.state, "WAITLISTED");
/** The order of a waiting list, which each college has for each job. */
export const inLine = [asc(applications.waitRank), asc(applications.id)];

/** Puts who comes onto a waiting list at its end, in the order of their names in the call. */
export async function joinWaitingLists(tx: Executor, rows: ApplicationRow[], ids: string[]) {
  for (const postingId of new Set(rows.map((row) => row.postingId))) {
    const coming = rows.filter((row) => row.postingId === postingId).map(({ id }) => id);
    const [last] = await tx
      .select({ rank: max(applications.waitRank) })
      .from(applications)
      .where(
        and(eq(applications.postingId, postingId), waits, notInArray(applications.id, coming)),
      );
    const order = `{${ids.map((id) => id.toLowerCase()).join(",")}}`;
    await tx
      .update(applications)
      .set({
        waitRank: sql`${last?.rank ?? 0}::int + array_position(${order}::uuid[], ${applications.id})`,
      })
      .where(among(applications.id, coming));
  }
}

/** Where those stand who wait: their place in the line of their posting, and how long that is. */
export async function placesOf(
  db: Executor,
  rows: readonly Pick<ApplicationRow, "id" | "postingId" | "state">[],
) {
  const postingIds = rows.flatMap(({ state, postingId }) =>
    state === "WAITLISTED" ? [postingId] : [],
  );
  if (!postingIds.length) return new Map<string, { place: number; of: number }>();
  const { id, postingId, waitRank } = applications;
  const found = await db
    .select({
      id,
      place: sql`row_number() over (partition by ${postingId} order by ${waitRank}, ${id})`.mapWith(
        Number,
      ),
      of: sql`count(*) over (partition by ${postingId})`.mapWith(Number),
    })
    .from(applications)
    .where(and(among(postingId, [...new Set(postingIds)]), waits));
  return new Map(found.map(({ id: one, ...place }) => [one, place]));
}

/** Gives somebody another place in the line; the others close up. */
export async function rankApplication(
  tx: Executor,
  user: SignedIn,
  id: string,
  wanted: number,
  now: Date,
) {
  const who = acting(user, now);
  const { postingId } = await applicationFor(tx, user, id);
  const line = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.postingId, postingId), waits))
    // Held in the order of every move, and put in line after that.
    .orderBy(asc(applications.id))
    .for("update");
  line.sort((a, b) => a.waitRank - b.waitRank || (a.id < b.id ? -1 : 1));
  const row = await applicationFor(tx, user, id, "hold");
  requireMove(applicationMoves.RANK, who, "this application", row.state);
  if (!(await connectedTo(tx, user, [row])).has(row.collegeId)) throw conflict(disconnected);
  const from = line.findIndex((each) => each.id === row.id);
  const to = Math.min(wanted, line.length) - 1;
  if (from === to) return;
  line.splice(to, 0, ...line.splice(from, 1));
  await writeEvents(tx, who, [
    {
      subjectId: row.id,
      companyId: row.companyId,
      collegeId: row.collegeId,
      command: "RANK",
      from: row.state,
      to: row.state,
      fromRound: row.roundId,
      toRound: row.roundId,
      reason: `From place ${from + 1} to place ${to + 1}.`,
    },
  ]);
  const order = `{${line.map((each) => each.id).join(",")}}`;
  const rank = sql`array_position(${order}::uuid[], ${applications.id})`;
  await tx
    .update(applications)
    .set({ waitRank: rank, updatedAt: now })
    .where(
      and(
        inArray(
          applications.id,
          line.map((each) => each.id),
        ),
        sql`${applications.waitRank} is distinct from ${rank}`,
      ),
    );
}
