import type { NoticeType } from "@toran/contract";
import { and, eq, lte, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { SignedIn } from "../accounts/signed-in";
import { ownOf } from "../connections/standing";
import { readNoticesOf, unreadAbout } from "../notifications/read-about";
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
  await readWhatTold(tx, deps, row, { userId: user.id, reached });
  await tellBoth(tx, deps, row, "chat.read", { conversationId: id, ...shownReader(moved) });
}

const telling: NoticeType[] = ["chat.unread", "chat.mentioned"];

/**
 * What told somebody of messages is read with them: that they were mentioned, and that some were unread for a while. Every
 * reading of every page comes here, and most find nothing.
 */
async function readWhatTold(
  tx: Executor,
  deps: Deps,
  { id, remindedPlace }: ConversationRow,
  { userId, reached }: { userId: string; reached: number },
) {
  const about = await unreadAbout(tx, userId, telling);
  if (!about.length) return;
  const { place } = chatMessages;
  const messages = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(eq(chatMessages.conversationId, id), lte(place, reached), among(chatMessages.id, about)),
    );
  const reminded = remindedPlace <= reached;
  await readNoticesOf(tx, deps, userId, {
    types: telling,
    ids: [...messages.map((message) => message.id), ...(reminded ? [id] : [])],
  });
}
