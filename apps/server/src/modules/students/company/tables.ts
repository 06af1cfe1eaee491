import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../../db/moment";
import { users } from "../../accounts/tables";
import { companies } from "../../companies/tables";

/** Students whom the people of a company have marked to come back to. */
export const candidateBookmarks = pgTable(
  "candidate_bookmarks",
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    bookmarkedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    bookmarkedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.studentId] }),
    index("candidate_bookmarks_student").on(table.studentId),
  ],
);
