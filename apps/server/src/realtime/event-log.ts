import { type Envelope, type EventType, limits } from "@toran/contract";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNull,
  lt,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import type { Database, Executor } from "../db/database";
import { askedOften } from "../db/prepared";
import { run } from "../db/run";
import { afterCommit } from "../db/transaction-guard";
import type { Deps } from "../deps";
import { type RealtimeEvent, realtimeCounters, realtimeEvents } from "./tables";

const atOnce = 500;

/** Tells people something over the real-time channel; inside a transaction only if the change is kept. */
export async function tellLive(
  tx: Executor,
  { events, now }: Pick<Deps, "events" | "now">,
  told: { userId: string; type: EventType; payload: unknown }[],
) {
  if (!told.length) return;
  const at = now();
  for (let from = 0; from < told.length; from += atOnce)
    await tx
      .insert(realtimeEvents)
      .values(told.slice(from, from + atOnce).map((each) => ({ ...each, at })));
  afterCommit(() => events.emit("live-waiting"));
}

/**
 * Tells people something as the last act of a transaction: it is numbered there and then, and sent as soon as the
 * change is kept. Whoever does more afterwards would make others wait, and uses `tellLive`. `people` brings their ids;
 * `as` names its question, which is read and planned once on each connection.
 */
export async function tellAtOnce(
  tx: Executor,
  { events, now }: Pick<Deps, "events" | "now">,
  people: SQLWrapper,
  { type, payload, as }: { type: EventType; payload: unknown; as: string },
) {
  const at = now();
  const { id, userId, seq } = getTableColumns(realtimeEvents);
  const counted = tx.$with("counted", { userId, seq }).as(
    // Always in the same order, so that two who tell wait for each other and never block.
    sql`insert into realtime_counters (user_id, seq) select people.id, 1 from (${people}) people order by people.id
      on conflict (user_id) do update set seq = realtime_counters.seq + 1 returning user_id, seq`,
  );
  const told = tx.$with("told", { id, userId, seq }).as(
    sql`insert into realtime_events (user_id, seq, type, payload, at)
      select user_id, seq, ${type}, ${JSON.stringify(payload)}::jsonb, ${at.toISOString()}::timestamptz from counted
      returning id, user_id, seq`,
  );
  const numbered = await askedOften(`tell_${as}`, tx.with(counted, told).select().from(told));
  afterCommit(() => {
    for (const { userId: to, ...event } of numbered)
      events.emit("live-numbered", {
        userId: to,
        envelope: enveloped({ ...event, type, payload, at }),
      });
  });
}

export interface Numbered {
  userId: string;
  envelope: Envelope;
}

const enveloped = ({
  id,
  type,
  seq,
  at,
  payload,
}: Omit<RealtimeEvent, "place" | "userId">): Envelope => ({
  id,
  type,
  seq: seq ?? 0,
  at: at.toISOString(),
  payload,
});

/** Gives what waits its numbers, the next ones of each person. Several nodes may do so at once. */
export const numberWaiting = (db: Database): Promise<Numbered[]> =>
  db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(realtimeEvents)
      .where(isNull(realtimeEvents.seq))
      .orderBy(asc(realtimeEvents.place))
      .limit(atOnce)
      .for("update", { skipLocked: true });
    if (!waiting.length) return [];
    const many = new Map<string, number>();
    for (const { userId } of waiting) many.set(userId, (many.get(userId) ?? 0) + 1);
    // Always in the same order, so that two nodes wait for each other and never block.
    const values = [...many]
      .map(([userId, seq]) => ({ userId, seq }))
      .sort((a, b) => a.userId.localeCompare(b.userId));
    const counted = await tx
      .insert(realtimeCounters)
      .values(values)
      .onConflictDoUpdate({
        target: realtimeCounters.userId,
        set: { seq: sql`${realtimeCounters.seq} + excluded.seq` },
      })
      .returning();
    const next = new Map(
      counted.map(({ userId, seq }) => [userId, seq - (many.get(userId) ?? 0) + 1]),
    );
    const numbered = waiting.map((event) => {
      const seq = next.get(event.userId) ?? 0;
      next.set(event.userId, seq + 1);
      return { ...event, seq };
    });
    const list = (of: (event: RealtimeEvent) => unknown) => `{${numbered.map(of).join(",")}}`;
    await run(
      tx,
      sql`update realtime_events e set seq = c.seq
      from unnest(${list(({ place }) => place)}::bigint[], ${list(({ seq }) => seq)}::bigint[]) as c(place, seq)
      where e.place = c.place`,
    );
    return numbered.map((event) => ({ userId: event.userId, envelope: enveloped(event) }));
  });

/** What somebody missed; or the number to go on from, where that is too much or gone, or where it is nothing. */
type Missed = { events: Envelope[] } | { from: number } | { upTo: number };

/** What was missed since an event, or, by whoever saw none yet, since everything was loaded. */
export async function missedBy(
  db: Database,
  userId: string,
  lastSeq: number,
  loaded?: Date,
): Promise<Missed> {
  const [counter] = await db
    .select()
    .from(realtimeCounters)
    .where(eq(realtimeCounters.userId, userId));
  const newest = counter?.seq ?? 0;
  if (lastSeq === newest) return { events: [] };
  if (lastSeq < 1 && loaded && !(await toldSince(db, userId, loaded))) return { upTo: newest };
  const { replayed } = limits.events;
  if (lastSeq < 1 || lastSeq > newest || newest - lastSeq > replayed) return { from: newest };
  const rows = await db
    .select()
    .from(realtimeEvents)
    .where(and(eq(realtimeEvents.userId, userId), gt(realtimeEvents.seq, lastSeq)))
    .orderBy(asc(realtimeEvents.seq))
    .limit(replayed + 1);
  const whole = rows[0]?.seq === lastSeq + 1 && rows.length <= replayed;
  return whole ? { events: rows.map(enveloped) } : { from: newest };
}

/** Whether somebody was told anything since. */
async function toldSince(db: Database, userId: string, moment: Date) {
  // What waits for its number is the first of the newest.
  const [newest] = await db
    .select({ at: realtimeEvents.at })
    .from(realtimeEvents)
    .where(eq(realtimeEvents.userId, userId))
    .orderBy(desc(realtimeEvents.seq))
    .limit(1);
  return newest && newest.at.getTime() >= moment.getTime() - limits.events.settled;
}

export const forgetOldEvents = (db: Executor, now: Date) =>
  db
    .delete(realtimeEvents)
    .where(lt(realtimeEvents.at, new Date(now.getTime() - limits.events.kept)));
