import type { Role } from "@toran/contract";
import { ticketStates } from "@toran/contract/schemas/task";
import { bigint, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Questions to the people who run the platform. */
export const supportTickets = pgTable("support_tickets", {
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
});
