import type { Executor } from "../../db/database";
import { staffOfBoth } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { conversationOf, requireConversation } from "./conversations";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Who is shown that somebody writes in a conversation; nobody, where they may not write there. */
export async function seeTyping(db: Executor, user: SignedIn, id: unknown): Promise<string[]> {
  if (typeof id !== "string" || !uuid.test(id)) return [];
  const { state } = await conversationOf(db, user, id);
  if (state !== "OPEN") return [];
  const people = await staffOfBoth(db, await requireConversation(db, user, id));
  return people.flatMap((person) => (person.id === user.id ? [] : [person.id]));
}
