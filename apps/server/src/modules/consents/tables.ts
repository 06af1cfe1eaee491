import type { PurposeId } from "@toran/contract/purposes";
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";

/** What people allowed and took back; rows are only ever added. */
export const consents = pgTable(
  "consents",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text().$type<PurposeId>().notNull(),
    given: boolean().notNull(),
    /** The version of the notice it was chosen under. */
    notice: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index("consents_user").on(table.userId, table.at)],
);
