import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../../db/moment";
import { users } from "../../accounts/tables";
import { college, student } from "../tables";

/** Absences that an officer has pardoned. The absences themselves are read from rounds and slots. */
export const strikePardons = pgTable(
  "strike_pardons",
  {
    id: uuid().primaryKey().defaultRandom(),
    collegeId: college(),
    studentId: student(),
    /** The absence. */
    key: text().notNull(),
    reason: text().notNull(),
    by: uuid().references(() => users.id, { onDelete: "set null" }),
    at: moment().notNull(),
  },
  (table) => [
    unique("strike_pardons_one").on(table.studentId, table.key),
    index("strike_pardons_college").on(table.collegeId, table.at),
  ],
);
