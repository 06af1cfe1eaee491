import type { Role } from "@toran/contract";
import { ticketStates } from "@toran/contract/schemas/ticket";
import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";

/** Questions to the people who run the platform. */
export const supportTickets = pgTable(
  "support_tickets",
  {
    /** The number a person is told, counted up by the database. */
    number: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** Absent when somebody asks who is not signed in. */
    userId: uuid(),
    role: text().$type<Role>(),
    email: text().notNull(),
    category: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    state: text({ enum: ticketStates }).notNull().default("NEW"),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Since when it is done; it closes a week later. */
    resolvedAt: moment(),
  },
  (table) => [
    index("support_tickets_user").on(table.userId),
    index("support_tickets_open")
      .on(table.number)
      .where(sql`${table.state} <> 'CLOSED'`),
  ],
);
export type TicketRow = typeof supportTickets.$inferSelect;

/** What was said after a question, by the one who asked and by those who answer. */
export const supportMessages = pgTable(
  "support_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    ticket: bigint({ mode: "number" })
      .notNull()
      .references(() => supportTickets.number, { onDelete: "cascade" }),
    by: text({ enum: ["USER", "SUPPORT"] }).notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index("support_messages_ticket").on(table.ticket, table.at)],
);

/** Files that were brought to support; one without a question waits to be sent. */
export const supportFiles = pgTable(
  "support_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ticket: bigint({ mode: "number" }).references(() => supportTickets.number, {
      onDelete: "cascade",
    }),
    /** Absent where it came with the question itself. */
    messageId: uuid().references(() => supportMessages.id, { onDelete: "cascade" }),
    key: text().notNull(),
    name: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index("support_files_ticket").on(table.ticket),
    index("support_files_waiting")
      .on(table.userId)
      .where(sql`${table.ticket} is null`),
  ],
);
