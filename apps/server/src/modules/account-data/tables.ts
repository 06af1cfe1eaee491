import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";

/** Students who asked to be deleted, and may still change their mind. */
export const deletions = pgTable(
  "deletions",
  {
    studentId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    requestedAt: moment().notNull(),
    erasesAt: moment().notNull(),
    reason: text(),
  },
  (table) => [index("deletions_due").on(table.erasesAt)],
);

/** What is left of a deleted student: a count that names nobody. */
export const erasures = pgTable("erasures", {
  id: uuid().primaryKey().defaultRandom(),
  at: moment().notNull(),
  collegeId: uuid(),
  graduationYear: integer(),
  placementStatus: text(),
});
