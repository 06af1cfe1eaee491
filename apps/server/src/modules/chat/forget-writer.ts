import { eq, sql } from "drizzle-orm";
import { run } from "../../db/run";
import type { Executor } from "../../db/database";
import { whoLeft } from "../accounts/profile";
import { chatMessages } from "./tables";

/** What somebody was called when they wrote their messages. */
export async function namesInChats(db: Executor, userId: string) {
  const { senderName: name, senderId } = chatMessages;
  const rows = await db.selectDistinct({ name }).from(chatMessages).where(eq(senderId, userId));
  return rows.map((row) => row.name);
}

/** Takes the name of somebody out of the messages they wrote, and of those that mention them, by the name they had then. */
export async function forgetWriter(tx: Executor, { id }: { id: string }) {
  await tx.update(chatMessages).set({ senderName: whoLeft }).where(eq(chatMessages.senderId, id));
  await run(
    tx,
    sql`update chat_messages set
      body = coalesce(replace(body, (select '@' || (one ->> 'name') from jsonb_array_elements(mentions) as one
        where one ->> 'id' = ${id} limit 1), ${`@${whoLeft}`}), body),
      mentions = (select jsonb_agg(case when one ->> 'id' = ${id}
        then one || jsonb_build_object('name', ${whoLeft}::text) else one end)
        from jsonb_array_elements(mentions) as one)
      where mentions @> ${JSON.stringify([{ id }])}::jsonb`,
  );
}

/** What somebody wrote in chats. */
export const writtenIn = (db: Executor, userId: string) =>
  db
    .select({
      conversation: chatMessages.conversationId,
      at: chatMessages.at,
      body: chatMessages.body,
    })
    .from(chatMessages)
    .where(eq(chatMessages.senderId, userId))
    .orderBy(chatMessages.at);
