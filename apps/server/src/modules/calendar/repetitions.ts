import { addDays, daysBetween, momentAt, wallAt } from "@toran/contract/calendar/zones";
import {
  type blockMove,
  type BlockTimes,
  inReach,
  type repetitionChoice,
} from "@toran/contract/schemas/calendar";
import type { z } from "zod/mini";
import type { Deps } from "../../deps";
import { conflict, refused } from "../../http/failures";
import { addBlock, deleteBlock, holdBlock, writeBlock } from "./blocks";
import { daysLater, type Occurrence, occurrencesOf } from "./occurrences";
import type { BlockRow } from "./tables";

type Which = z.output<typeof repetitionChoice>;
type Chosen = { scope: "ALL" } | { scope: "THIS" | "FOLLOWING"; from: Occurrence };

/** The repetitions that are meant. Those that follow the first one are all. */
function chosenOf(block: BlockRow, { scope = "ALL", repetition }: Which): Chosen {
  if (scope === "ALL" || block.repeat === "NEVER") return { scope: "ALL" };
  const from = occurrencesOf(block).find(({ day }) => day === repetition);
  if (!from) throw conflict("This one is no longer in your calendar. Load it again.");
  if (scope === "FOLLOWING" && !occurrencesOf(until(block, from)).length) return { scope: "ALL" };
  return { scope, from };
}

/** What comes before a repetition. */
const until = (block: BlockRow, from: Occurrence): BlockRow => ({
  ...block,
  repeatUntil: addDays(from.day, -1),
  exceptions: Object.fromEntries(
    Object.entries(block.exceptions).filter(([day]) => day < from.day),
  ),
});

interface Step {
  days: number;
  startTime: string | undefined;
}

/** Moves one repetition, those that follow it or all, as far as the one that is named; how long each lasts stays. */
export const moveBlock = (
  { db }: Deps,
  ownerId: string,
  id: string,
  { fromDay, toDay, startTime, ...which }: z.output<typeof blockMove>,
) =>
  db.transaction(async (tx) => {
    const before = await holdBlock(tx, ownerId, id);
    const chosen = chosenOf(before, which);
    const step = { days: daysBetween(fromDay, toDay), startTime };
    if (chosen.scope === "ALL") return writeBlock(tx, before, allMoved(before, step));
    const { from } = chosen;
    if (chosen.scope === "THIS") {
      const exceptions = { ...before.exceptions, [from.day]: moved(from.times, step) };
      return writeBlock(tx, before, { ...before, exceptions });
    }
    await writeBlock(tx, before, until(before, from));
    const { id: _id, ownerId: _owner, ...rest } = before;
    const following = daysLater(rest, daysBetween(before.startDay, from.day));
    return addBlock(tx, ownerId, allMoved(following, step));
  });

/** A series with all its repetitions moved, those too that were moved before. */
function allMoved<Row extends Omit<BlockRow, "id" | "ownerId">>(block: Row, step: Step): Row {
  const { repeatUntil, exceptions } = block;
  return {
    ...block,
    ...moved(block, step),
    repeatUntil: repeatUntil && addDays(repeatUntil, step.days),
    exceptions: Object.fromEntries(
      Object.entries(exceptions).map(([day, own]) => [
        addDays(day, step.days),
        own && moved(own, step),
      ]),
    ),
  };
}

/** Times some days later, and from another time on where one is named. */
function moved({ startDay, startTime, endDay, endTime }: BlockTimes, step: Step): BlockTimes {
  const before = { startDay, startTime, endDay, endTime };
  const after = daysLater({ ...before, ...endAfter(before, step.startTime) }, step.days);
  if (!inReach(after.startDay) || !inReach(after.endDay))
    throw refused({ toDay: "Choose a day before 2101." });
  return after;
}

// Counted where no clock ever changes.
const at = (day: string, time: string) => momentAt({ day, time }, "UTC").getTime();

/** Another beginning, and an end that keeps its distance; what takes whole days has no times. */
function endAfter(times: BlockTimes, startTime: string | undefined) {
  if (!startTime || !times.startTime || !times.endTime) return {};
  const lasts = at(times.endDay, times.endTime) - at(times.startDay, times.startTime);
  const end = wallAt(new Date(at(times.startDay, startTime) + lasts), "UTC");
  return { startTime, endDay: end.day, endTime: end.time };
}

/** Takes one repetition out of a calendar, those that follow it too, or all. */
export const removeBlock = ({ db }: Deps, ownerId: string, id: string, which: Which) =>
  db.transaction(async (tx) => {
    const before = await holdBlock(tx, ownerId, id);
    const chosen = chosenOf(before, which);
    if (chosen.scope === "ALL") return deleteBlock(tx, before);
    const { from, scope } = chosen;
    const exceptions = { ...before.exceptions, [from.day]: null };
    const left = scope === "THIS" ? { ...before, exceptions } : until(before, from);
    return occurrencesOf(left).length ? writeBlock(tx, before, left) : deleteBlock(tx, before);
  });
