import type { Role } from "@toran/contract";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";

/** People who asked to be deleted, and may still change their mind. */
export const deletions = pgTable(
  "deletions",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    requestedAt: moment().notNull(),
    erasesAt: moment().notNull(),
    reason: text(),
  },
  (table) => [index("deletions_due").on(table.erasesAt)],
);

/** What is left of somebody who was deleted: a count that names nobody. */
export const erasures = pgTable("erasures", {
  id: uuid().primaryKey().defaultRandom(),
  at: moment().notNull(),
  /** Absent in the oldest rows, which are of students. */
  role: text().$type<Role>(),
  collegeId: uuid(),
  graduationYear: integer(),
  placementStatus: text(),
});
