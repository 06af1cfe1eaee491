import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Mails, written in the transaction of the change they tell about and sent afterwards. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
    to: text().notNull(),
    subject: text().notNull(),
    /** Emptied once the mail is sent: it may hold a code. */
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    nextAt: timestamp({ withTimezone: true }).notNull(),
    /** From then on it is of no use to whoever gets it, such as a code that opens nothing any more. */
    lapsesAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    failedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("outbox_waiting").on(table.nextAt)],
);
