import { mentionParts } from "@toran/contract/mentions";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { leaveToConversation } from "../../files/keep";
import { whoLeft } from "../accounts/profile";
import { groupedBy } from "../students/officer/grouped";
import { chatFiles, chatMessages, chatReports, type MessageRow } from "./tables";

/** What somebody was called when they wrote their messages. */
export async function namesInChats(db: Executor, userId: string) {
  const { senderName: name, senderId } = chatMessages;
  const rows = await db.selectDistinct({ name }).from(chatMessages).where(eq(senderId, userId));
  return rows.map((row) => row.name);
}

/** Takes the name of somebody out of the messages they wrote, and of those that mention them, by the name they had then. */
export async function forgetWriter(tx: Executor, { id }: { id: string }) {
  await tx.update(chatMessages).set({ senderName: whoLeft }).where(eq(chatMessages.senderId, id));
  const naming = await tx
    .select()
    .from(chatMessages)
    .where(sql`${chatMessages.mentions} @> ${JSON.stringify([{ id }])}::jsonb`)
    .for("update");
  for (const message of naming) {
    const mentions = message.mentions.map((one) => (one.id === id ? { id, name: whoLeft } : one));
    const body = withoutName(message, id);
    await tx.update(chatMessages).set({ body, mentions }).where(eq(chatMessages.id, message.id));
  }
  await forgetInReports(tx, naming, id);
}

/** What somebody has sent stays with its conversation; what waits for its message goes with them. */
export async function leaveSentFiles(tx: Executor, { id }: { id: string }) {
  const sent = await tx
    .select({ key: chatFiles.key, conversationId: chatFiles.conversationId })
    .from(chatFiles)
    .where(and(eq(chatFiles.uploaderId, id), isNotNull(chatFiles.messageId)));
  for (const [conversationId, some] of groupedBy(sent, (file) => file.conversationId))
    await leaveToConversation(
      tx,
      some.map(({ key }) => key),
      conversationId,
    );
}

/** A report keeps the words of its message as they were, and the name with them. */
async function forgetInReports(tx: Executor, naming: MessageRow[], id: string) {
  const mentionsOf = new Map(naming.map((message) => [message.id, message.mentions]));
  const reports = await tx
    .select({ id: chatReports.id, messageId: chatReports.messageId, body: chatReports.body })
    .from(chatReports)
    .where(among(chatReports.messageId, [...mentionsOf.keys()]));
  for (const report of reports) {
    const mentions = mentionsOf.get(report.messageId) ?? [];
    const body = withoutName({ body: report.body, mentions }, id);
    await tx.update(chatReports).set({ body }).where(eq(chatReports.id, report.id));
  }
}

/** Words without the name of somebody they mention; one that another has too still means the other. */
function withoutName({ body, mentions }: Pick<MessageRow, "body" | "mentions">, id: string) {
  const gone = mentions.find((one) => one.id === id)?.name;
  if (mentions.some((one) => one.id !== id && one.name === gone)) return body;
  return mentionParts(body, mentions)
    .map(({ text, name }) => (name !== undefined && name === gone ? `@${whoLeft}` : text))
    .join("");
}

/** What somebody wrote in chats, with the files they sent. */
export async function writtenIn(db: Executor, userId: string) {
  const { id, conversationId: conversation, at, body } = chatMessages;
  const messages = await db
    .select({ id, conversation, at, body })
    .from(chatMessages)
    .where(eq(chatMessages.senderId, userId))
    .orderBy(at);
  const { messageId, key, name } = chatFiles;
  const sent = await db
    .select({ messageId, key, name })
    .from(chatFiles)
    .where(and(eq(chatFiles.uploaderId, userId), isNotNull(messageId)))
    .orderBy(chatFiles.order);
  const files = groupedBy(sent, (file) => file.messageId);
  return messages.map(({ id: message, ...said }) => ({
    ...said,
    files: (files.get(message) ?? []).map((file) => ({ key: file.key, name: file.name })),
  }));
}
