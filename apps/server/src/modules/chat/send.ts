import { limits } from "@toran/contract";
import type { messageInput } from "@toran/contract/schemas/chat";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { askedOften } from "../../db/prepared";
import type { Deps } from "../../deps";
import { conflict, refused, tooMany } from "../../http/failures";
import { countedOf, counting } from "../accounts/counters";
import type { SignedIn } from "../accounts/signed-in";
import { holdConversation, notAllowed, type Openness } from "./conversations";
import { mentionsOf, tellMentioned } from "./mentions";
import { oneShown, shownMessage } from "./shown";
import {
  chatConversations,
  chatFiles,
  chatMessages,
  chatReaders,
  type ConversationRow,
} from "./tables";
import { tellBoth } from "./tell";

type Given = z.output<typeof messageInput>;
interface Sending {
  user: SignedIn;
  id: string;
  given: Given;
}

/** Sends a message: one for each client id, however often and from how many tabs it is sent. */
export async function sendMessage(tx: Executor, deps: Deps, { user, id, given }: Sending) {
  const { clientId } = given;
  const { row, side, stands, answered, sent } = await holdConversation(tx, user, { id, clientId });
  if (sent) return sentBefore(tx, user, clientId);
  refuseClosed(stands);
  if (side === "COMPANY" && !answered) refuseUnanswered(row);
  const now = deps.now();
  const original = await originalOf(tx, id, given.replyTo);
  const typed = { body: given.body ?? "", ids: given.mentions ?? [] };
  const mentions = await mentionsOf(tx, row, typed);
  const message = await write(tx, row, {
    place: row.lastPlace + 1,
    senderId: user.id,
    senderName: `${user.firstName} ${user.lastName}`.trim(),
    side,
    body: typed.body,
    mentions,
    replyTo: original?.id ?? null,
    clientId,
    at: now,
  });
  // Another tab has sent the same while this one waited for its turn.
  if (!message) return sentBefore(tx, user, clientId);
  const files = await attach(tx, user, message, given.attachments ?? []);
  await tellMentioned(tx, deps, row, message, mentions);
  const shown = shownMessage(message, files, original);
  await tellBoth(tx, deps, row, "chat.message", shown);
  return shown;
}

async function sentBefore(tx: Executor, { id }: SignedIn, clientId: string) {
  const mine = and(eq(chatMessages.senderId, id), eq(chatMessages.clientId, clientId));
  return oneShown(tx, await one(tx.select().from(chatMessages).where(mine), "The message"));
}

type Written = Omit<typeof chatMessages.$inferInsert, "conversationId"> & { at: Date };

/**
 * Writes a message down, and counts it; its conversation comes first in every list, also where it was put away. All in one
 * statement, as each way to the database costs.
 */
async function write(tx: Executor, { id }: ConversationRow, values: Written) {
  const haste = { key: `chat:${values.senderId}`, most: limits.chat.perMinute, window: 60_000 };
  const spent = tx.$with("spent").as(counting(tx, haste, values.at));
  const written = tx.$with("written").as(
    tx
      .insert(chatMessages)
      .values({ ...values, conversationId: id })
      .onConflictDoNothing({ target: [chatMessages.senderId, chatMessages.clientId] })
      .returning(),
  );
  const isNew = sql`exists (select from written)`;
  const moved = tx.$with("moved").as(
    tx
      .update(chatConversations)
      .set({ lastPlace: values.place, lastAt: values.at })
      .where(and(eq(chatConversations.id, id), isNew)),
  );
  const woken = tx.$with("woken").as(
    tx
      .update(chatReaders)
      .set({ archived: false })
      .where(and(eq(chatReaders.conversationId, id), eq(chatReaders.archived, true), isNew)),
  );
  const statement = tx
    .with(spent, written, moved, woken)
    .select()
    .from(spent)
    .leftJoin(written, sql`true`);
  const done = await one(askedOften("write_message", statement), "The count");
  // What was written goes with the transaction.
  const { allowed, retryAfter } = countedOf(done.spent, haste, values.at);
  if (!allowed) throw tooMany("You are writing very fast. Wait a moment.", retryAfter);
  return done.written;
}

export function refuseClosed({ state, connected }: Openness) {
  if (state === "READ_ONLY") {
    const why = connected ? notAllowed : "You are not connected any more.";
    throw conflict(`${why} What was written stays readable.`, { current: { state } });
  }
  if (state === "LOCKED")
    throw conflict("This conversation is closed while a report is looked at.", {
      current: { state },
    });
}

/** A company waits for an answer after its first messages. */
function refuseUnanswered({ lastPlace }: ConversationRow) {
  if (lastPlace < limits.chat.firstContact) return;
  throw conflict("The college has not answered yet. You can write again once it has.");
}

async function originalOf(tx: Executor, id: string, replyTo: string | undefined) {
  if (!replyTo) return undefined;
  const [original] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.id, replyTo), eq(chatMessages.conversationId, id)));
  if (!original) throw refused({ replyTo: "The message you answer was not found." });
  return original;
}

async function attach(
  tx: Executor,
  user: SignedIn,
  { id, conversationId }: { id: string; conversationId: string },
  files: string[],
) {
  if (!files.length) return [];
  const order = sql`array_position(${`{${files.join(",")}}`}::uuid[], ${chatFiles.id})`;
  const taken = await tx
    .update(chatFiles)
    .set({ messageId: id, order })
    .where(
      and(
        inArray(chatFiles.id, files),
        eq(chatFiles.conversationId, conversationId),
        eq(chatFiles.uploaderId, user.id),
        isNull(chatFiles.messageId),
      ),
    )
    .returning();
  if (taken.length < new Set(files).size)
    throw refused({ attachments: "One of these files is gone. Choose the files again." });
  return taken.toSorted((a, b) => a.order - b.order);
}
