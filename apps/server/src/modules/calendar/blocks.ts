import { limits } from "@toran/contract";
import {
  addDays,
  collegeZone,
  daysBetween,
  momentAt,
  wallAt,
} from "@toran/contract/calendar/zones";
import {
  type Block,
  type blockInput,
  type blockMove,
  type CalendarEntry,
  inReach,
} from "@toran/contract/schemas/calendar";
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
type Values = Omit<BlockRow, "id" | "ownerId">;

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
  reminders: row.reminders,
});

function valuesOf(given: Given): Values {
  const { allDay = false, startTime = null, endTime = null, repeat = "NEVER" } = given;
  return bounded({
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
    reminders: (given.reminders ?? usualReminders).toSorted((a, b) => b - a),
  });
}

/** With its first and its last moment, by which a window finds it. */
function bounded(times: Omit<Values, "firstAt" | "lastAt">): Values {
  const all = occurrencesOf(times);
  const firstAt = all[0]?.start;
  const lastAt = all.at(-1)?.end;
  if (!firstAt || !lastAt) throw refused({ repeatUntil: "Choose a day after it begins." });
  return { ...times, firstAt, lastAt };
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

export async function createBlock({ db }: Deps, ownerId: string, given: Given) {
  const mine = eq(calendarBlocks.ownerId, ownerId);
  const [kept] = await db.select({ many: count() }).from(calendarBlocks).where(mine);
  if ((kept?.many ?? 0) >= limits.calendar.blocks)
    throw conflict("Your calendar is full. Delete something first.");
  const added = db
    .insert(calendarBlocks)
    .values({ ...valuesOf(given), ownerId })
    .returning();
  return one(added, what);
}

export const updateBlock = ({ db }: Deps, ownerId: string, id: string, given: Given) =>
  one(db.update(calendarBlocks).set(valuesOf(given)).where(owned(ownerId, id)).returning(), what);

/** Moves it as far as one of its repetitions is moved; how long it lasts by the clock stays. */
export const moveBlock = (
  { db }: Deps,
  ownerId: string,
  id: string,
  { fromDay, toDay, startTime }: z.output<typeof blockMove>,
) =>
  db.transaction(async (tx) => {
    const asked = tx.select().from(calendarBlocks).where(owned(ownerId, id)).for("update");
    const before = await one(asked, what);
    const days = daysBetween(fromDay, toDay);
    const moved = {
      ...before,
      ...endAfter(before, startTime),
      repeatUntil: before.repeatUntil && addDays(before.repeatUntil, days),
    };
    const {
      id: _id,
      ownerId: _owner,
      ...times
    } = {
      ...moved,
      startDay: addDays(moved.startDay, days),
      endDay: addDays(moved.endDay, days),
    };
    if (!inReach(times.startDay) || !inReach(times.endDay))
      throw refused({ toDay: "Choose a day before 2101." });
    return one(
      tx.update(calendarBlocks).set(bounded(times)).where(owned(ownerId, id)).returning(),
      what,
    );
  });

// Counted where no clock ever changes.
const at = (day: string, time: string) => momentAt({ day, time }, "UTC").getTime();

/** The times with another beginning, and an end that keeps its distance. */
function endAfter(block: BlockRow, startTime: string | undefined) {
  if (!startTime || block.allDay || !block.startTime || !block.endTime) return {};
  const lasts = at(block.endDay, block.endTime) - at(block.startDay, block.startTime);
  const end = wallAt(new Date(at(block.startDay, startTime) + lasts), "UTC");
  return { startTime, endDay: end.day, endTime: end.time };
}

export const removeBlock = ({ db }: Deps, ownerId: string, id: string) =>
  one(db.delete(calendarBlocks).where(owned(ownerId, id)).returning(), what);

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
    occurrencesOf(row)
      .filter(({ start, end }) => start < to && end > from)
      .map(({ day, start, end }): CalendarEntry =>
        entry({
          id: `block.${row.id}.${day}`,
          source: "PERSONAL",
          sourceId: row.id,
          title: row.title,
          start: start.toISOString(),
          end: end.toISOString(),
          allDay: row.allDay,
          zone: row.zone,
          place: row.place,
          repeats: row.repeat !== "NEVER",
          reminders: row.reminders,
        }),
      ),
  );
};
