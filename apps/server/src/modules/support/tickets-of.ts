import { limits } from "@toran/contract";
import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { filesBy } from "../../files/keep";
import { supportFiles, supportMessages, supportTickets, type TicketRow } from "./tables";

export const numberOf = ({ number }: Pick<TicketRow, "number">) => `T-${number}`;

/** Questions as those who asked them see them, with all that was said since. */
export async function shownTickets(db: Executor, tickets: TicketRow[]) {
  const numbers = tickets.map(({ number }) => number);
  if (!numbers.length) return [];
  const said = await db
    .select()
    .from(supportMessages)
    .where(inArray(supportMessages.ticket, numbers))
    .orderBy(asc(supportMessages.at), asc(supportMessages.id));
  const rows = await db
    .select()
    .from(supportFiles)
    .where(inArray(supportFiles.ticket, numbers))
    .orderBy(asc(supportFiles.at));
  const kept = await filesBy(
    db,
    rows.map(({ key }) => key),
  );
  const filesOf = (number: number, message: string | null) =>
    rows
      .filter(({ ticket, messageId }) => ticket === number && messageId === message)
      .flatMap(({ id, key }) => {
        const file = kept.get(key);
        return file ? [{ id, key, name: file.name, bytes: file.bytes }] : [];
      });
  return tickets.map((ticket) => {
    const { number, category, subject, message, state, at, resolvedAt } = ticket;
    const closes = state === "RESOLVED" && resolvedAt;
    return {
      number: numberOf(ticket),
      category,
      subject,
      message,
      state,
      at: at.toISOString(),
      files: filesOf(number, null),
      messages: said
        .filter((each) => each.ticket === number)
        .map((each) => ({
          by: each.by,
          text: each.text,
          at: each.at.toISOString(),
          files: filesOf(number, each.id),
        })),
      closesAt: closes ? new Date(closes.getTime() + limits.support.closes).toISOString() : null,
    };
  });
}

/** What a user has asked us. */
export const ticketsOf = async (db: Executor, userId: string) =>
  shownTickets(
    db,
    await db
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.userId, userId))
      .orderBy(asc(supportTickets.number)),
  );

export const forgetTicketsOf = (tx: Executor, { id, email }: { id: string; email: string }) =>
  tx
    .delete(supportTickets)
    .where(
      or(
        eq(supportTickets.userId, id),
        and(isNull(supportTickets.userId), eq(supportTickets.email, email)),
      ),
    );
