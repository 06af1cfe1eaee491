import type { chatSearch, messageQuery } from "@toran/contract/schemas/chat";
import { limits } from "@toran/contract";
import { dayStart } from "@toran/contract/calendar/zones";
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or } from "drizzle-orm";
import type { z } from "zod/mini";
import { contains } from "../../db/contains";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { cursorAt, placeAt } from "../../http/cursor";
import type { SignedIn } from "../accounts/signed-in";
import { ownOf } from "../connections/standing";
import { conversationOf, requireConversation, visibleTo } from "./conversations";
import { eventsOf, writtenAt } from "./events";
import { shownMessages, shownReader } from "./shown";
import { chatMessages, chatReaders, type MessageRow } from "./tables";

type Asked = z.output<typeof messageQuery>;

/** A window of a conversation: the newest, or what lies before, after or around a place. */
export async function listMessages(
  { db, events, now }: Pick<Deps, "db" | "events" | "now">,
  user: SignedIn,
  id: string,
  asked: Asked,
) {
  const conversation = await requireConversation(db, user, id);
  const { lastPlace } = conversation;
  const rows = await windowOf(db, id, asked);
  const read = await readersOf(db, id);
  const known = read.find(({ userId }) => userId === user.id)?.delivered ?? 0;
  const theirs = rows.findLast(({ side }) => side !== ownOf(user).side);
  if (theirs && theirs.place > known) events.emit("chat-received", user, [[id, theirs.place]]);
  const first = rows[0]?.place ?? 1;
  const last = rows.at(-1)?.place ?? asked.after ?? lastPlace;
  const older = first > 1 && rows.length > 0;
  const newer = last < lastPlace;
  // From message to message, so that windows side by side leave out nothing.
  const before = asked.after ?? (older ? first : 0);
  const happened = await eventsOf(db, conversation, {
    from: before ? await writtenAt(db, id, before) : undefined,
    until: newer ? await writtenAt(db, id, last + 1) : undefined,
  });
  const items = await shownMessages(db, rows);
  return { now: now().toISOString(), items, events: happened, older, newer, read };
}

async function windowOf(db: Executor, id: string, asked: Asked): Promise<MessageRow[]> {
  const { before, after, around, day, limit = limits.list.pageSize } = asked;
  const of = eq(chatMessages.conversationId, id);
  const { place, at } = chatMessages;
  const up = (where: ReturnType<typeof and>) =>
    db.select().from(chatMessages).where(and(of, where)).orderBy(asc(place)).limit(limit);
  const down = async (where: ReturnType<typeof and>, most = limit) =>
    (
      await db.select().from(chatMessages).where(and(of, where)).orderBy(desc(place)).limit(most)
    ).toReversed();
  if (after !== undefined) return up(gt(place, after));
  if (day) return up(gte(at, dayStart(day)));
  if (around !== undefined) {
    const half = Math.ceil(limit / 2);
    return [...(await down(lt(place, around), half)), ...(await up(gte(place, around)))];
  }
  return down(before === undefined ? undefined : lt(place, before));
}

async function readersOf(db: Executor, id: string) {
  const rows = await db.select().from(chatReaders).where(eq(chatReaders.conversationId, id));
  return rows.map(shownReader);
}

/** Looks for words in the messages a person may read, the newest first. */
export async function searchMessages(
  db: Executor,
  user: SignedIn,
  { search, conversationId, next }: z.output<typeof chatSearch>,
) {
  if (conversationId) await requireConversation(db, user, conversationId);
  const from = next ? placeAt(next) : undefined;
  const { at, id } = chatMessages;
  const limit = limits.lookup.maxPageSize;
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        inArray(chatMessages.conversationId, visibleTo(db, user)),
        conversationId ? eq(chatMessages.conversationId, conversationId) : undefined,
        contains(chatMessages.body, search),
        isNull(chatMessages.deletedAt),
        from && or(lt(at, from.at), and(eq(at, from.at), lt(id, from.id))),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const others = new Map<string, { id: string; name: string }>();
  for (const each of new Set(items.map((row) => row.conversationId)))
    others.set(each, (await conversationOf(db, user, each)).other);
  const messages = await shownMessages(db, items);
  return {
    items: messages.map((message) => ({
      ...message,
      other: others.get(message.conversationId) ?? { id: message.conversationId, name: "" },
    })),
    next: last ? cursorAt(last.at, last.id) : null,
  };
}
