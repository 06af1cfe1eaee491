import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What is stored under a key, and who may see it. */
export const files = pgTable(
  "files",
  {
    /** 128 random bits. */
    key: text().primaryKey(),
    /** What a conversation has was left to it by who sent it; chat gives it out. */
    ownerKind: text({ enum: ["user", "college", "company", "conversation"] }).notNull(),
    ownerId: uuid().notNull(),
    visibility: text({ enum: ["public", "private"] }).notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    name: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("files_owner").on(table.ownerKind, table.ownerId)],
);

/** Files that are out of the books and whose bytes may still be in the store: it is asked until they are not. */
export const goneFiles = pgTable("gone_files", { key: text().primaryKey() });
