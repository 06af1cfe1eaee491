import type { WithdrawalState } from "@toran/contract/hiring/withdrawal-moves";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../../db/moment";
import { users } from "../../accounts/tables";
import { applications } from "../applications/tables";
import { college, student } from "../tables";

/** What students ask who wish to withdraw after the deadline. It is between them and their college. */
export const withdrawalRequests = pgTable(
  "withdrawal_requests",
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    collegeId: college(),
    studentId: student(),
    state: text().$type<WithdrawalState>().notNull(),
    reason: text().notNull(),
    askedAt: moment().notNull(),
    /** Why it was refused. */
    answer: text(),
    answeredAt: moment(),
    answeredBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("withdrawal_requests_open")
      .on(table.applicationId)
      .where(sql`state = 'OPEN'`),
    index("withdrawal_requests_application").on(table.applicationId, table.askedAt),
    index("withdrawal_requests_college").on(table.collegeId, table.state, table.askedAt),
  ],
);
export type WithdrawalRow = typeof withdrawalRequests.$inferSelect;
