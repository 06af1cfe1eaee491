import { limits } from "@toran/contract";
import {
  mayMoveTicket,
  type TicketCommand,
  ticketMoves,
  type ticketReply,
} from "@toran/contract/schemas/ticket";
import { and, eq, lt } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict, notFound, tooMany } from "../../http/failures";
import { spend } from "../accounts/counters";
import type { SignedIn } from "../accounts/signed-in";
import { carries, sendFiles } from "./files";
import { supportMessages, supportTickets, type TicketRow } from "./tables";
import { shownTickets } from "./tickets-of";

const hour = 60 * 60 * 1000;
const stands: Record<TicketRow["state"], string> = {
  NEW: "new",
  OPEN: "being looked at",
  WAITING_USER: "waiting for an answer",
  RESOLVED: "done",
  CLOSED: "closed. Ask a new one",
};

/** Moves a question by a named command; with `text`, something is said with it. */
export async function moveTicket(
  tx: Executor,
  ticket: TicketRow,
  {
    command,
    by,
    text,
  }: { command: TicketCommand; by: "USER" | "SUPPORT"; text?: string | undefined },
  now: Date,
) {
  if (!mayMoveTicket(command, by, ticket.state))
    throw conflict(`This question is ${stands[ticket.state]}.`, {
      current: { state: ticket.state },
    });
  const { to: state } = ticketMoves[command];
  const after = await one(
    tx
      .update(supportTickets)
      .set({ state, resolvedAt: state === "RESOLVED" ? now : null })
      .where(eq(supportTickets.number, ticket.number))
      .returning(),
    "The question",
  );
  if (!text) return { after };
  const values = { ticket: ticket.number, by, text, at: now };
  const message = await one(tx.insert(supportMessages).values(values).returning(), "The message");
  return { after, messageId: message.id };
}

export const holdTicket = async (tx: Executor, number: number) =>
  one(
    tx.select().from(supportTickets).where(eq(supportTickets.number, number)).for("update"),
    "The question",
  );

/** What the one who asked says to their question; nobody else has it. */
export const replyTo = (
  deps: Deps,
  user: SignedIn,
  name: string,
  { command, message, files }: z.output<typeof ticketReply>,
) =>
  deps.db.transaction(async (tx) => {
    const number = Number(/^T-(\d{1,15})$/.exec(name)?.[1]);
    if (!number) throw notFound("The question");
    const ticket = await holdTicket(tx, number);
    if (ticket.userId !== user.id) throw notFound("The question");
    const now = deps.now();
    const { messages: most } = limits.support;
    const room = await spend(tx, { key: `support:${user.id}`, most, window: hour }, now);
    if (!room.allowed)
      throw tooMany("You have written a lot to us. Please wait an hour.", room.retryAfter);
    const moved = command === "REPLY" && ticket.state === "NEW" ? "ADD" : command;
    const before = await one(shownTickets(tx, [ticket]), "The question");
    const last = before.messages.at(-1);
    // Whoever did not get the answer to what they said says it again.
    const again =
      ticketMoves[moved].to === ticket.state &&
      last?.by === "USER" &&
      last.text === message &&
      now.getTime() - Date.parse(last.at) < hour &&
      carries(last, files);
    if (again) return before;
    const said = { command: moved, by: "USER", text: message } as const;
    const { after, messageId } = await moveTicket(tx, ticket, said, now);
    if (messageId) await sendFiles(tx, user.id, files, { ticket: number, messageId });
    return one(shownTickets(tx, [after]), "The question");
  });

/** Closes what has been done for a week. */
export async function closeResolved({ db }: Pick<Deps, "db">, now: Date) {
  const { from, to } = ticketMoves.CLOSE;
  const before = new Date(now.getTime() - limits.support.closes);
  await db
    .update(supportTickets)
    .set({ state: to })
    .where(and(eq(supportTickets.state, from[0]), lt(supportTickets.resolvedAt, before)));
}
