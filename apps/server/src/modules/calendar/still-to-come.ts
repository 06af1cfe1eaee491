import { inArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { occurrencesOf } from "./occurrences";
import { calendarBlocks } from "./tables";

interface Told {
  type: string;
  entity: { type: string; id: string } | null;
}

/** What a reminder is about: something of one's own at one of the times it comes. */
export const aboutEntry = (id: string, start: Date) => ({
  type: "entry",
  id: `${id}/${start.toISOString()}`,
});

function entryOf({ type, entity }: Told) {
  if (type !== "calendar.reminder" || !entity) return undefined;
  const [id = "", start = ""] = entity.id.split("/");
  return { id, start: new Date(start) };
}

/** Leaves out that something begins soon where it has begun, or comes then no more: a mail may have waited for the morning. */
export async function withoutWhatBegan<Notice extends Told>(
  tx: Executor,
  notices: Notice[],
  now: Date,
): Promise<Notice[]> {
  const ids = notices.flatMap((each) => entryOf(each)?.id ?? []);
  if (!ids.length) return notices;
  const rows = await tx.select().from(calendarBlocks).where(inArray(calendarBlocks.id, ids));
  const blocks = new Map(rows.map((row) => [row.id, row]));
  return notices.filter((each) => {
    const entry = entryOf(each);
    if (!entry) return true;
    const block = blocks.get(entry.id);
    const at = entry.start.getTime();
    const comes = block
      ? occurrencesOf(block, { from: entry.start, to: entry.start }).find(
          ({ start }) => start.getTime() === at,
        )
      : undefined;
    // Of what takes whole days the morning is early enough.
    return comes !== undefined && (block?.allDay ? comes.end : comes.start) > now;
  });
}
