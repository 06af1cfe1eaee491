import { pgTable, real, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables";

/** The video résumé of a student. */
export const videos = pgTable("videos", {
  studentId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  file: text().notNull(),
  captions: text(),
  seconds: real().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
