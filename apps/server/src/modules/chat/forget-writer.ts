import { eq, sql } from "drizzle-orm";
import { run } from "../../db/run";
import type { Executor } from "../../db/database";
import { whoLeft } from "../accounts/profile";
import { chatMessages } from "./tables";

interface Writer {
  id: string;
  name: string;
}

/** Takes the name of somebody out of the messages they wrote, and of those that mention them. */
export async function forgetWriter(tx: Executor, { id, name }: Writer) {
  await tx.update(chatMessages).set({ senderName: whoLeft }).where(eq(chatMessages.senderId, id));
  await run(
    tx,
    sql`update chat_messages set
      body = replace(body, ${`@${name}`}, ${`@${whoLeft}`}),
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
