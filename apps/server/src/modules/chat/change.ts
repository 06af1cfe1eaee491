import { limits } from "@toran/contract";
import { mentionedIn } from "@toran/contract/mentions";
import type { conversationMine, messageEdit, reportInput } from "@toran/contract/schemas/chat";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { afterCommit } from "../../db/transaction-guard";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { conflict, forbidden } from "../../http/failures";
import { facesOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { record } from "../audit/record";
import { ownOf } from "../connections/standing";
import { notify } from "../notifications/notify";
import { conversationOf, requireConversation, visibleTo } from "./conversations";
import { refuseClosed } from "./send";
import { mentionsOf, tellMentioned, unmailMentions } from "./mentions";
import { oneShown } from "./shown";
import {
  chatConversations,
  chatMessages,
  chatReaders,
  chatReports,
  type ConversationRow,
  type MessageRow,
} from "./tables";
import { tellBoth } from "./tell";

/** A message, held until the transaction ends; to those who may not read it, it does not exist. */
const holdMessage = (tx: Executor, user: SignedIn, id: string) =>
  one(
    tx
      .select()
      .from(chatMessages)
      .where(
        and(eq(chatMessages.id, id), inArray(chatMessages.conversationId, visibleTo(tx, user))),
      )
      .for("update"),
    "The message",
  );

async function change(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  { id, conversationId }: MessageRow,
  values: Partial<MessageRow>,
) {
  const changed = await one(
    tx.update(chatMessages).set(values).where(eq(chatMessages.id, id)).returning(),
    "The message",
  );
  const shown = await oneShown(tx, changed);
  await tellBoth(
    tx,
    deps,
    await requireConversation(tx, user, conversationId),
    "chat.message",
    shown,
  );
  return shown;
}

async function refuseOthers(tx: Executor, user: SignedIn, message: MessageRow) {
  if (message.senderId !== user.id) throw forbidden("Only its writer can change a message.");
  if (message.deletedAt) throw conflict("This message was taken away already.");
  refuseClosed(await conversationOf(tx, user, message.conversationId));
}

export async function editMessage(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  { id, given }: { id: string; given: z.output<typeof messageEdit> },
) {
  const { body } = given;
  const message = await holdMessage(tx, user, id);
  await refuseOthers(tx, user, message);
  const now = deps.now();
  if (now.getTime() - message.at.getTime() > limits.chat.edit)
    throw conflict("A message can be changed for 15 minutes. Write another one.");
  if (message.body === body) return oneShown(tx, message);
  const row = await requireConversation(tx, user, message.conversationId);
  const mentions = given.mentions
    ? await mentionsOf(tx, row, { body, ids: given.mentions })
    : mentionedIn(body, message.mentions);
  const before = new Set(message.mentions.map((person) => person.id));
  const added = mentions.filter((person) => !before.has(person.id));
  await tellMentioned(tx, deps, row, message, added);
  const still = new Set(mentions.map((person) => person.id));
  await unmailMentions(tx, message, (person) => !still.has(person.id));
  return change(tx, deps, user, message, { body, mentions, editedAt: now });
}

/** Takes a message away: its words and files go, that it was there stays to be seen. */
export async function removeMessage(tx: Executor, deps: Deps, user: SignedIn, id: string) {
  const message = await holdMessage(tx, user, id);
  await refuseOthers(tx, user, message);
  await unmailMentions(tx, message);
  return change(tx, deps, user, message, { body: "", mentions: [], deletedAt: deps.now() });
}

/** Open pages ask anew whether the conversation is closed: a reading that names nobody is told of it. */
const tellChanged = (tx: Executor, deps: Deps, row: ConversationRow) =>
  tellBoth(tx, deps, row, "chat.read", { conversationId: row.id });

/** Reports a message to the leads of the college, and closes the conversation until one has looked. */
export async function reportMessage(
  tx: Executor,
  deps: Deps,
  { user, call }: { user: SignedIn; call: Call },
  { id, given }: { id: string; given: z.output<typeof reportInput> },
) {
  const message = await holdMessage(tx, user, id);
  if (message.senderId === user.id) throw conflict("This message is your own.");
  // Its words are gone, so a lead would have nothing to look at.
  if (message.deletedAt) throw conflict("This message was taken away already.");
  const now = deps.now();
  const { conversationId } = message;
  const values = {
    conversationId,
    messageId: id,
    reporterId: user.id,
    body: message.body,
    at: now,
  };
  const [report] = await tx
    .insert(chatReports)
    .values({ ...values, reason: given.reason, text: given.text ?? null })
    .onConflictDoNothing()
    .returning();
  if (!report) throw conflict("You have reported this message already.");
  const row = await requireConversation(tx, user, conversationId);
  await tx
    .update(chatConversations)
    .set({ locked: true })
    .where(eq(chatConversations.id, conversationId));
  const deed = {
    action: "chat.report",
    entity: id,
    after: { conversationId, reason: given.reason },
    reason: given.text,
  } as const;
  await record(tx, { user, call }, deed, now);
  if (user.companyId)
    await record(tx, { user: { ...user, collegeId: row.collegeId }, call }, deed, now);
  const people = await facesOf(tx, { collegeId: row.collegeId });
  await notify(tx, deps, {
    to: people.filter(({ rank }) => rank === "LEAD").map((lead) => lead.id),
    type: "chat.reported",
    title: "A chat message is reported",
    body: "The conversation is closed until a lead has looked. Please look within one working day.",
    link: `/po/chat/${conversationId}?at=${message.place}`,
    actor: `${user.firstName} ${user.lastName}`.trim(),
    entity: { type: "message", id },
  });
  await tellChanged(tx, deps, row);
}

/** Opens a conversation again after the look at a report. */
export async function endReview(
  tx: Executor,
  deps: Deps,
  { user, call }: { user: SignedIn; call: Call },
  id: string,
) {
  if (user.rank !== "LEAD") throw forbidden("A lead of your college looks at reports.");
  const row = await requireConversation(tx, user, id);
  if (!row.locked) throw conflict("No report waits here.");
  const now = deps.now();
  await tx.update(chatConversations).set({ locked: false }).where(eq(chatConversations.id, id));
  await tx
    .update(chatReports)
    .set({ reviewedAt: now, reviewedBy: user.id })
    .where(and(eq(chatReports.conversationId, id), isNull(chatReports.reviewedAt)));
  await record(tx, { user, call }, { action: "chat.review", entity: id }, now);
  await tellChanged(tx, deps, row);
  return conversationOf(tx, user, id);
}

export async function keepMine(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  { id, given }: { id: string; given: z.output<typeof conversationMine> },
) {
  await requireConversation(tx, user, id);
  const { muted, archived } = given;
  const set = {
    ...(muted !== undefined && { muted }),
    ...(archived !== undefined && { archived }),
  };
  const reader = { conversationId: id, userId: user.id, side: ownOf(user).side, at: deps.now() };
  await tx
    .insert(chatReaders)
    .values({ ...reader, ...set })
    .onConflictDoUpdate({
      target: [chatReaders.conversationId, chatReaders.userId],
      set: { userId: user.id, ...set },
    });
  // What of it waits to be read counts no longer, or again, on each page of theirs.
  afterCommit(() => deps.events.emit("happened", user.id, "chat.read", { conversationId: id }));
  return conversationOf(tx, user, id);
}
