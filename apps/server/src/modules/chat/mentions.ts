import { type Mentioned, mentionedIn } from "@toran/contract/mentions";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { refused } from "../../http/failures";
import { facesOf } from "../accounts/profile";
import { notify } from "../notifications/notify";
import { unmailNoticesAbout } from "../notifications/read-about";
import type { ConversationRow, MessageRow } from "./tables";

type Sides = Pick<ConversationRow, "id" | "collegeId" | "companyId">;
interface Written {
  body: string;
  /** The ids of those it is said to mention. */
  ids: readonly string[];
}

/**
 * Whom a message mentions: people of both sides whose names stand in its words. Another id is refused at its field;
 * a name that was taken out of the words again is no mention.
 */
export async function mentionsOf(
  tx: Executor,
  { collegeId, companyId }: Sides,
  { body, ids }: Written,
): Promise<Mentioned[]> {
  if (!ids.length) return [];
  const faces = [...(await facesOf(tx, { collegeId })), ...(await facesOf(tx, { companyId }))];
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  const chosen = faces.filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size)
    throw refused({ mentions: "Mention people who take part in this conversation." });
  return mentionedIn(
    body,
    chosen.map(({ id, name }) => ({ id, name })),
  );
}

/** Tells people that they are mentioned, also where they have muted the conversation; nobody is told of themselves. */
export async function tellMentioned(
  tx: Executor,
  deps: Deps,
  { id, collegeId, companyId }: Sides,
  message: MessageRow,
  mentioned: readonly Mentioned[],
) {
  const wanted = new Set(mentioned.map((person) => person.id));
  wanted.delete(message.senderId);
  if (!wanted.size) return;
  for (const [area, of] of [
    ["po", { collegeId }],
    ["hr", { companyId }],
  ] as const) {
    const faces = await facesOf(tx, of);
    await notify(tx, deps, {
      to: faces.flatMap((face) => (wanted.has(face.id) ? [face.id] : [])),
      type: "chat.mentioned",
      // Its words stay in the chat: there they can be changed and taken away.
      title: `${message.senderName} mentions you in a chat`,
      link: `/${area}/chat/${id}?at=${message.place}`,
      actor: message.senderName,
      entity: { type: "message", id: message.id },
    });
  }
}

/** Mails nobody any more that a message mentions them, where its words are gone or mention them no longer. */
export const unmailMentions = (
  tx: Executor,
  { id, mentions }: MessageRow,
  gone: (person: Mentioned) => boolean = () => true,
) =>
  unmailNoticesAbout(
    tx,
    mentions.filter(gone).map((person) => person.id),
    id,
  );
