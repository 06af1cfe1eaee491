import { asc, inArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { beginningOf } from "../../shortened";
import { chatFiles, chatMessages, type FileRow, type MessageRow, type ReaderRow } from "./tables";

export const shownFile = ({ id, name, type, bytes }: FileRow) => ({ id, name, type, bytes });

/** How far somebody has read and been reached; who has read it was reached. */
export const shownReader = ({ userId, side, place, at, delivered }: ReaderRow) => ({
  userId,
  side,
  place,
  at: at.toISOString(),
  delivered: Math.max(place, delivered),
});

const quoted = 200;

/** Messages as both sides see them, with their files and what they answer; in the order given. */
export async function shownMessages(db: Executor, rows: MessageRow[]) {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const answered = [...new Set(rows.flatMap(({ replyTo }) => (replyTo ? [replyTo] : [])))];
  const files = await db
    .select()
    .from(chatFiles)
    .where(inArray(chatFiles.messageId, ids))
    .orderBy(asc(chatFiles.order));
  const originals = answered.length
    ? await db.select().from(chatMessages).where(inArray(chatMessages.id, answered))
    : [];
  const originalOf = new Map(originals.map((row) => [row.id, row]));
  return rows.map((row) => {
    const original = row.replyTo ? originalOf.get(row.replyTo) : undefined;
    return shownMessage(
      row,
      files.filter(({ messageId }) => messageId === row.id),
      original,
    );
  });
}

const quoteOf = ({ id, place, senderName, body }: MessageRow) => ({
  id,
  place,
  name: senderName,
  body: beginningOf(body, quoted),
});

export const shownMessage = (row: MessageRow, files: FileRow[], original?: MessageRow) => ({
  id: row.id,
  conversationId: row.conversationId,
  place: row.place,
  clientId: row.clientId,
  sender: { id: row.senderId, name: row.senderName, side: row.side },
  body: row.body,
  attachments: row.deletedAt ? [] : files.map(shownFile),
  replyTo: original ? quoteOf(original) : null,
  mentions: row.mentions,
  at: row.at.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  deletedAt: row.deletedAt?.toISOString() ?? null,
});
export type ShownMessage = ReturnType<typeof shownMessage>;

export async function oneShown(db: Executor, row: MessageRow): Promise<ShownMessage> {
  const [message] = await shownMessages(db, [row]);
  if (!message) throw new Error("A message was lost on its way.");
  return message;
}
