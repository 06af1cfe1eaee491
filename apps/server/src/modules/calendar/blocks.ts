import { limits } from "@toran/contract";
import { collegeZone, daysBetween } from "@toran/contract/calendar/zones";
import {
  type Block,
  block as blockSchema,
  type blockInput,
  type CalendarEntry,
} from "@toran/contract/schemas/calendar";
import { seenOf } from "@toran/contract/seen";
import { and, count, eq, gt, lt } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict, refused } from "../../http/failures";
import { type CalendarSourceReader, entry, usualReminders } from "./entry";
import { occurrencesOf } from "./occurrences";
import { type BlockRow, calendarBlocks } from "./tables";

type Given = z.output<typeof blockInput>;
export type Unbounded = Omit<BlockRow, "id" | "ownerId" | "firstAt" | "lastAt">;

export const shownBlock = (row: BlockRow): Block => ({
  id: row.id,
  title: row.title,
  place: row.place,
  allDay: row.allDay,
  startDay: row.startDay,
  startTime: row.startTime,
  endDay: row.endDay,
  endTime: row.endTime,
  zone: row.zone,
  repeat: row.repeat,
  repeatUntil: row.repeatUntil,
  exceptions: row.exceptions,
  reminders: row.reminders,
});

function valuesOf(given: Given): Unbounded {
  const { allDay = false, startTime = null, endTime = null, repeat = "NEVER" } = given;
  return {
    title: given.title,
    place: given.place ?? null,
    allDay,
    startDay: given.startDay,
    startTime: allDay ? null : startTime,
    endDay: given.endDay,
    endTime: allDay ? null : endTime,
    zone: given.zone ?? collegeZone,
    repeat,
    repeatUntil: repeat === "NEVER" ? null : (given.repeatUntil ?? null),
    exceptions: {},
    reminders: (given.reminders ?? usualReminders).toSorted((a, b) => b - a),
  };
}

/** With its first and its last moment, by which a window finds it. */
function bounded<Values extends Unbounded>(block: Values) {
  const all = occurrencesOf(block);
  const firstAt = all[0]?.start;
  if (!firstAt) throw refused({ repeatUntil: "Choose a day after it begins." });
  const lastAt = new Date(Math.max(...all.map(({ end }) => end.getTime())));
  return { ...block, firstAt, lastAt };
}

// The owner is part of every condition: to anyone else it does not exist.
const owned = (ownerId: string, id: string) =>
  and(eq(calendarBlocks.ownerId, ownerId), eq(calendarBlocks.id, id));
const what = "This entry of your calendar";

export const blockBy = (db: Executor, ownerId: string, id: string): Promise<BlockRow> =>
  one(db.select().from(calendarBlocks).where(owned(ownerId, id)), what);

/** Everything somebody put in themselves, as they wrote it. */
export const blocksOf = async (db: Executor, ownerId: string) =>
  (await db.select().from(calendarBlocks).where(eq(calendarBlocks.ownerId, ownerId))).map(
    shownBlock,
  );

export const createBlock = ({ db }: Deps, ownerId: string, given: Given) =>
  addBlock(db, ownerId, valuesOf(given));

/** Puts something into a calendar, as long as it is not full. */
export async function addBlock(db: Executor, ownerId: string, values: Unbounded) {
  const mine = eq(calendarBlocks.ownerId, ownerId);
  const [kept] = await db.select({ many: count() }).from(calendarBlocks).where(mine);
  if ((kept?.many ?? 0) >= limits.calendar.blocks)
    throw conflict("Your calendar is full. Delete something first.");
  const added = db
    .insert(calendarBlocks)
    .values({ ...bounded(values), ownerId })
    .returning();
  return one(added, what);
}

/** Something of somebody's own, held until the transaction ends. */
export const holdBlock = (tx: Executor, ownerId: string, id: string): Promise<BlockRow> =>
  one(tx.select().from(calendarBlocks).where(owned(ownerId, id)).for("update"), what);

/** Writes what is held. */
export const writeBlock = (tx: Executor, { ownerId, id }: BlockRow, values: Unbounded) =>
  one(tx.update(calendarBlocks).set(bounded(values)).where(owned(ownerId, id)).returning(), what);

export const deleteBlock = (tx: Executor, { ownerId, id }: BlockRow) =>
  tx.delete(calendarBlocks).where(owned(ownerId, id));

/** Refuses to go over what its owner has made of it in another tab, or by moving it, since it was read. */
function refuseOverwriting(before: BlockRow, { seen }: Given) {
  if (seen !== undefined && seen !== seenOf(blockSchema, shownBlock(before)))
    throw conflict(
      "This entry was changed elsewhere since you opened it. Close it and open it again to see how it is now.",
    );
}

/** Changes all of it. What single repetitions have of their own stays, as long as they come on the same days. */
export const updateBlock = ({ db }: Deps, ownerId: string, id: string, given: Given) =>
  db.transaction(async (tx) => {
    const before = await holdBlock(tx, ownerId, id);
    refuseOverwriting(before, given);
    const values = valuesOf(given);
    const alike = (["allDay", "startDay", "repeat"] as const).every(
      (name) => before[name] === values[name],
    );
    return writeBlock(tx, before, alike ? { ...values, exceptions: before.exceptions } : values);
  });

/** What somebody put into their calendar themselves, each time it comes. */
export const ownBlocks: CalendarSourceReader = async (db, { id }, { from, to }) => {
  const rows = await db
    .select()
    .from(calendarBlocks)
    .where(
      and(
        eq(calendarBlocks.ownerId, id),
        lt(calendarBlocks.firstAt, to),
        gt(calendarBlocks.lastAt, from),
      ),
    );
  return rows.flatMap((row) =>
    occurrencesOf(row, { from, to })
      .filter(({ start, end }) => start < to && end > from)
      .map(({ day, start, end }): CalendarEntry =>
        entry({
          // Counted from the first, and not by its day: other calendars are to know what was moved as what it was.
          id: `block.${row.id}.${daysBetween(row.startDay, day)}`,
          source: "PERSONAL",
          sourceId: row.id,
          title: row.title,
          start: start.toISOString(),
          end: end.toISOString(),
          allDay: row.allDay,
          zone: row.zone,
          place: row.place,
          repetition: row.repeat === "NEVER" ? null : day,
          reminders: row.reminders,
        }),
      ),
  );
};
