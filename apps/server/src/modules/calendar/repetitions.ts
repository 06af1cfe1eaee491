import { addDays, daysBetween, momentAt, type Wall, wallAt } from "@toran/contract/calendar/zones";
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

/** How far something is moved, by days and by the clock: what has a time of its own keeps its distance to the others. */
interface Step {
  days: number;
  minutes: number;
}

/** Moves one repetition, those that follow it or all, as far as the one that is named; how long each lasts stays. */
export const moveBlock = (
  { db }: Deps,
  ownerId: string,
  id: string,
  { fromDay, toDay, fromTime, startTime, ...which }: z.output<typeof blockMove>,
) =>
  db.transaction(async (tx) => {
    const before = await holdBlock(tx, ownerId, id);
    const chosen = chosenOf(before, which);
    const named = namedOf(before, which);
    refuseElsewhere(named, before, { fromDay, fromTime });
    const step = {
      days: daysBetween(fromDay, toDay),
      minutes: minutesBetween(fromTime ?? (named?.times ?? before).startTime, startTime),
    };
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

/** The one that is moved and takes others along; of a series none may be named. */
const namedOf = (block: BlockRow, { repetition }: Which) =>
  occurrencesOf(block).find(({ day }) => block.repeat === "NEVER" || day === repetition);

/** As far as it was to go from where it was seen, it would come to stand where nobody has put it. */
function refuseElsewhere(
  named: Occurrence | undefined,
  { allDay, zone }: BlockRow,
  { fromDay, fromTime }: { fromDay: string; fromTime?: string | undefined },
) {
  if (!named) return;
  const { day, time } = wallAt(named.start, zone);
  if (day !== fromDay || (fromTime !== undefined && (allDay || time !== fromTime)))
    throw conflict("This entry was moved elsewhere meanwhile. It stands where it is by now.");
}

/** A series with all its repetitions moved, those too that were moved before. */
function allMoved<Row extends Omit<BlockRow, "id" | "ownerId">>(block: Row, step: Step): Row {
  const { startDay, repeatUntil, exceptions } = block;
  const after = moved(block, step);
  // Some hours more may lead past midnight.
  const days = daysBetween(startDay, after.startDay);
  return {
    ...block,
    ...after,
    repeatUntil: repeatUntil && addDays(repeatUntil, days),
    exceptions: Object.fromEntries(
      Object.entries(exceptions).map(([day, own]) => [addDays(day, days), own && moved(own, step)]),
    ),
  };
}

/** Times that come so much later; how long it lasts stays. */
function moved({ startDay, startTime, endDay, endTime }: BlockTimes, step: Step): BlockTimes {
  const after =
    startTime && endTime
      ? { ...startAt(later(startDay, startTime, step)), ...endAt(later(endDay, endTime, step)) }
      : daysLater({ startDay, startTime, endDay, endTime }, step.days);
  if (!inReach(after.startDay) || !inReach(after.endDay))
    throw refused({ toDay: "Choose a day before 2101." });
  return after;
}
const startAt = ({ day, time }: Wall) => ({ startDay: day, startTime: time });
const endAt = ({ day, time }: Wall) => ({ endDay: day, endTime: time });

// Counted where no clock ever changes.
const minute = 60_000;
const at = (day: string, time: string) => momentAt({ day, time }, "UTC").getTime();
const later = (day: string, time: string, { days, minutes }: Step) =>
  wallAt(new Date(at(addDays(day, days), time) + minutes * minute), "UTC");

const anyDay = "2000-01-01";
/** How much later a time is than another; what takes whole days has none. */
const minutesBetween = (from: string | null, to: string | undefined) =>
  from && to ? (at(anyDay, to) - at(anyDay, from)) / minute : 0;

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
