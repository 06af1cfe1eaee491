import { limits } from "@toran/contract";
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne } from "drizzle-orm";
import type { Actor } from "@toran/contract/hiring/moves";
import { randomUUID } from "node:crypto";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { reasonFor } from "./causes";
import { hiringChanges, type HiringEvent, hiringEvents } from "./tables";
import { type Acting, nameOf } from "./who";

type Told = Omit<HiringEvent, "id" | "side" | "userId" | "userName" | "at">;
const atOnce = 500;

/** Writes down what happened, by whom; gives the ids in the same order. */
export async function writeEvents(tx: Executor, { side, user, now }: Acting, told: Told[]) {
  const rows = told.map((each) => ({
    ...each,
    id: randomUUID(),
    side,
    userId: user?.id ?? null,
    userName: user && nameOf(user),
    at: now,
  }));
  for (let from = 0; from < rows.length; from += atOnce)
    await tx.insert(hiringEvents).values(rows.slice(from, from + atOnce));
  untold.set(tx, [...(untold.get(tx) ?? []), ...rows]);
  return rows.map(({ id }) => id);
}

export type Happened = HiringEvent & { side: Actor };
/** What was written in a transaction and nobody was told of yet. */
const untold = new WeakMap<Executor, Happened[]>();

/** What happened in a transaction since it was last asked, the oldest first. */
export function takeUntold(tx: Executor): Happened[] {
  const happened = untold.get(tx) ?? [];
  untold.delete(tx);
  return happened;
}

/** What an offer went through that did not reach its student, who hears and reads nothing of it. */
export const isUnseen = ({ command, from, to }: Pick<HiringEvent, "command" | "from" | "to">) =>
  command === "OFFER_DRAFT" ||
  (command === "OFFER_REVOKE" && from === "DRAFT") ||
  (command === "OFFER_REOPEN" && to === "DRAFT");

type Row = typeof hiringEvents.$inferSelect;
export type Reader = Exclude<Actor, "SYSTEM">;

const most = limits.hiring.story;

/**
 * What happened to some subjects, the newest first. A person of the other sides is not named. Of an
 * application, `rounds` are those of its job.
 */
export async function timelineOf(
  db: Executor,
  subjectIds: string[],
  reader: Reader,
  rounds: readonly { id: string; title: string }[] = [],
) {
  const rows = await db
    .select()
    .from(hiringEvents)
    .where(inArray(hiringEvents.subjectId, subjectIds))
    .orderBy(desc(hiringEvents.place))
    .limit(most);
  const seen = reader === "STUDENT" ? rows.filter((row) => !isUnseen(row)) : rows;
  return seen.map((row) => ({
    ...shown(row, reader),
    round: rounds.find(({ id }) => id === row.toRound)?.title ?? null,
  }));
}

/** In which span of time something happened; without a bound it reaches as far as there is anything. */
export interface Span {
  from?: Date | undefined;
  until?: Date | undefined;
}

/** Which of these commands were given to some subjects in a span of time: the latest hundred, in the order they came. */
export async function commandsIn<Command extends string>(
  db: Executor,
  subjectIds: string[],
  commands: readonly Command[],
  { from, until }: Span,
) {
  if (!subjectIds.length) return [];
  const { subjectId, command, at, place } = hiringEvents;
  const rows = await db
    .select()
    .from(hiringEvents)
    .where(
      and(
        inArray(subjectId, subjectIds),
        inArray(command, [...commands]),
        from && gte(at, from),
        until && lt(at, until),
      ),
    )
    .orderBy(desc(at), desc(place))
    .limit(most);
  return rows.toReversed().map((row) => ({ ...row, command: row.command as Command }));
}

/** The students who gave a command to some subjects themselves since a moment. */
export async function studentsWho(
  db: Executor,
  command: string,
  subjectIds: string[],
  since: Date,
) {
  const { subjectId, userId, side, at } = hiringEvents;
  const rows = await db
    .selectDistinct({ userId })
    .from(hiringEvents)
    .where(
      and(
        among(subjectId, subjectIds),
        eq(hiringEvents.command, command),
        eq(side, "STUDENT"),
        gte(at, since),
      ),
    );
  return new Set(rows.flatMap((row) => row.userId ?? []));
}

/** When jobs or postings that are over were last closed, or completed without that, by their ids. */
export async function closedAt(db: Executor, ids: string[]) {
  const { subjectId, from, to, at, place } = hiringEvents;
  const rows = ids.length
    ? await db
        .selectDistinctOn([subjectId], { id: subjectId, at })
        .from(hiringEvents)
        .where(and(among(subjectId, ids), inArray(to, ["CLOSED", "COMPLETED"]), ne(from, "CLOSED")))
        .orderBy(asc(subjectId), desc(place))
    : [];
  return new Map(rows.map((row) => [row.id, row.at]));
}

const shown = (row: Row, reader: Reader) => ({
  id: row.id,
  subjectId: row.subjectId,
  from: row.from,
  to: row.to,
  command: row.command,
  who: row.side === reader ? row.userName : null,
  side: row.side,
  reason: reasonFor(row, reader),
  at: row.at.toISOString(),
});

/** The rounds that applications have been moved into; a move that was taken back led into none. */
export async function enteredRounds(db: Executor, applicationIds: string[]): Promise<Set<string>> {
  const { subjectId, changeId, command, fromRound, toRound } = hiringEvents;
  const rows = await db
    .selectDistinct({ fromRound, toRound })
    .from(hiringEvents)
    .leftJoin(hiringChanges, eq(hiringChanges.id, changeId))
    .where(
      and(among(subjectId, applicationIds), ne(command, "UNDO"), isNull(hiringChanges.undoneAt)),
    );
  return new Set(rows.flatMap((row) => [row.fromRound, row.toRound].filter((id) => id !== null)));
}

export const eventsOfChange = (db: Executor, changeId: string) =>
  db.select().from(hiringEvents).where(eq(hiringEvents.changeId, changeId));
