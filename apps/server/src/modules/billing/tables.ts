import type { paymentStates } from "@toran/contract/schemas/billing";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { colleges } from "../colleges/tables";

/** A plan a college chose, and how its payment stands. Money is in paise. */
export const billings = pgTable(
  "billings",
  {
    id: uuid().primaryKey().defaultRandom(),
    collegeId: uuid()
      .notNull()
      .references(() => colleges.id, { onDelete: "cascade" }),
    planId: uuid().notNull(),
    amount: integer().notNull(),
    tax: integer().notNull(),
    currency: text().notNull(),
    payment: text().$type<(typeof paymentStates)[number]>().notNull().default("CREATED"),
    createdAt: moment().notNull(),
    paidAt: moment(),
    /** Until when this payment carries the plan. */
    endsAt: moment(),
  },
  (table) => [index("billings_college").on(table.collegeId, table.createdAt)],
);
