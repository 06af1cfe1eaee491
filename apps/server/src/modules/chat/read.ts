import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { SignedIn } from "../accounts/signed-in";
import { ownOf } from "../connections/standing";
import { readNoticesOf } from "../notifications/read-about";
import { requireConversation } from "./conversations";
import { shownReader } from "./shown";
import { chatMessages, chatReaders, type ConversationRow } from "./tables";
import { tellBoth } from "./tell";

/** Keeps how far somebody has read; it never goes back. */
export async function markRead(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  { id, place }: { id: string; place: number },
) {
  const row = await requireConversation(tx, user, id);
  const at = deps.now();
  const reached = Math.min(place, row.lastPlace);
  const before = await placeOf(tx, id, user.id);
  const reader = { conversationId: id, userId: user.id, side: ownOf(user).side };
  const [moved] = await tx
    .insert(chatReaders)
    .values({ ...reader, place: reached, at, delivered: reached })
    .onConflictDoUpdate({
      target: [chatReaders.conversationId, chatReaders.userId],
      set: { place: reached, at, delivered: sql`greatest(${chatReaders.delivered}, ${reached})` },
      setWhere: sql`${chatReaders.place} < ${reached}`,
    })
    .returning();
  if (!moved) return;
  await readWhatTold(tx, deps, row, { userId: user.id, before, reached });
  await tellBoth(tx, deps, row, "chat.read", { conversationId: id, ...shownReader(moved) });
}

async function placeOf(tx: Executor, id: string, userId: string) {
  const own = and(eq(chatReaders.conversationId, id), eq(chatReaders.userId, userId));
  const [reader] = await tx.select({ place: chatReaders.place }).from(chatReaders).where(own);
  return reader?.place ?? 0;
}

interface Read {
  userId: string;
  before: number;
  reached: number;
}

/** What told somebody of messages is read with them: that they were mentioned, and that some were unread for a while. */
async function readWhatTold(
  tx: Executor,
  deps: Deps,
  { id, remindedPlace }: ConversationRow,
  { userId, before, reached }: Read,
) {
  const { place, mentions } = chatMessages;
  const mentioning = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, id),
        gt(place, before),
        lte(place, reached),
        sql`${mentions} @> ${JSON.stringify([{ id: userId }])}::jsonb`,
      ),
    );
  const reminded = before < remindedPlace && remindedPlace <= reached;
  await readNoticesOf(tx, deps, userId, {
    types: ["chat.unread", "chat.mentioned"],
    ids: [...mentioning.map((message) => message.id), ...(reminded ? [id] : [])],
  });
}
