import { bookingMoves } from "@toran/contract/hiring/booking-moves";
import { type ChatEvent, eventCommands } from "@toran/contract/schemas/chat";
import { and, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { askedBetween } from "../bookings/between";
import { commandsIn, type Span } from "../hiring/events";
import { sentBetween } from "../hiring/jobs/between";
import { chatMessages, type ConversationRow } from "./tables";

/** Whether a time is agreed on by it. */
const agrees = (command: string) =>
  Object.entries(bookingMoves).some(([name, { to }]) => name === command && to === "CONFIRMED");

/** What the two of a conversation did with what they have in common; in one about something, with that alone. */
export async function eventsOf(
  db: Executor,
  conversation: ConversationRow,
  span: Span,
): Promise<ChatEvent[]> {
  const about = (type: "posting" | "booking") =>
    !conversation.subjectType || conversation.subjectType === type;
  const postings = about("posting") ? await sentBetween(db, conversation) : [];
  const bookings = about("booking") ? await askedBetween(db, conversation) : [];
  const things = new Map(
    [
      ...postings.map((each) => ({ ...each, type: "posting" as const })),
      ...bookings.map((each) => ({ ...each, type: "booking" as const, jobId: null })),
    ]
      .filter(({ id }) => !conversation.subjectId || id === conversation.subjectId)
      .map((thing) => [thing.id, thing]),
  );
  const rows = await commandsIn(db, [...things.keys()], eventCommands, span);
  return rows.flatMap(({ id, at, side, command, from, subjectId }): ChatEvent[] => {
    const thing = things.get(subjectId);
    // What was never sent is the company's own.
    const own = from === "DRAFT" && command !== "SUBMIT" && command !== "REQUEST";
    if (!thing || own || side === "STUDENT") return [];
    const { type, title, jobId } = thing;
    const stands =
      agrees(command) && "answeredAt" in thing && thing.answeredAt?.getTime() === at.getTime();
    return [
      {
        id,
        at: at.toISOString(),
        side,
        command,
        subject: { type, id: subjectId, title, jobId },
        agreed: stands ? thing.agreed : null,
      },
    ];
  });
}

/** When a message was written. */
export async function writtenAt(db: Executor, conversationId: string, place: number) {
  const [row] = await db
    .select({ at: chatMessages.at })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.place, place)));
  return row?.at;
}
