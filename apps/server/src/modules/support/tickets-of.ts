import { asc, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { supportTickets } from "./tables";

type Ticket = typeof supportTickets.$inferSelect;

/** A question as the one who asked it sees it. */
export const shownTicket = ({ number, category, subject, message, state, at }: Ticket) => ({
  number: `T-${number}`,
  category,
  subject,
  message,
  state,
  at: at.toISOString(),
});

/** What a user has asked us. */
export const ticketsOf = (db: Executor, userId: string) =>
  db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.userId, userId))
    .orderBy(asc(supportTickets.number));

export const forgetTicketsOf = (tx: Executor, userId: string) =>
  tx.delete(supportTickets).where(eq(supportTickets.userId, userId));
