import { reminderChoices } from "@toran/contract/schemas/calendar";
import { and, gt, lte } from "drizzle-orm";
import type { Deps } from "../../deps";
import { again } from "../../jobs/again";
import { userOf } from "../accounts/profile";
import { remind, spanOf } from "../notifications/remind";
import { occurrencesOf } from "./occurrences";
import { aboutEntry } from "./still-to-come";
import { type BlockRow, calendarBlocks } from "./tables";

const minute = 60_000;
const spans = reminderChoices.map(({ minutes }) => minutes * minute);
const longest = Math.max(...spans);
const soon = Math.min(...spans);

const areaOf = { STUDENT: "student", PLACEMENT_OFFICER: "po", HUMAN_RESOURCE: "hr" } as const;

/** People are told before what they have put into their calendar begins, as long before as they wish. */
export async function remindOfBlocks(deps: Deps, ahead = longest) {
  const now = deps.now();
  const span = { from: now, to: new Date(now.getTime() + ahead) };
  const rows = await deps.db
    .select()
    .from(calendarBlocks)
    .where(and(gt(calendarBlocks.lastAt, span.from), lte(calendarBlocks.firstAt, span.to)));
  for (const row of rows)
    for (const { times, start } of occurrencesOf(row, span)) {
      const left = spanOf(
        row.reminders.map((minutes) => minutes * minute),
        start,
        now,
      );
      if (left && start <= span.to)
        await remindOf(deps, row, { day: times.startDay, start, span: left });
    }
}

/** Looks each minute for what begins soon: the housekeeping comes as seldom as the shortest reminder is long. */
export const startEntryReminders = (deps: Deps) =>
  again(deps, { every: minute, fails: "nobody was reminded of their calendar" }, () =>
    remindOfBlocks(deps, soon),
  );

const remindOf = (
  deps: Deps,
  block: BlockRow,
  { day, start, span }: { day: string; start: Date; span: number },
) =>
  remind(deps, `block:${block.id}:${start.toISOString()}:${span}`, async (tx) => {
    const { role } = await userOf(tx, { id: block.ownerId });
    return {
      to: [block.ownerId],
      type: "calendar.reminder",
      title: `${whenOf(start, block)}: ${block.title}`,
      ...(block.place && { body: block.place }),
      link: `/${areaOf[role]}/calendar?tab=day&day=${day}`,
      entity: aboutEntry(block.id, start),
    };
  });

/** "Thu 13 Nov, 09:30", by the clocks of its zone. */
function whenOf(start: Date, { allDay, zone }: BlockRow) {
  const words = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(!allDay && { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  });
  // The days before the comma of the time belong together.
  return words.format(start).replace(/^(\w+), /, "$1 ");
}
