import type { OfferState } from "@toran/contract/hiring/moves";
import type { Pay } from "@toran/contract/hiring/pay";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../../db/moment";
import { applications } from "../applications/tables";
import { college, company, student } from "../tables";

const offerIsOpen = sql`state in ('DRAFT', 'EXTENDED', 'ACCEPTED', 'JOINED', 'DEFERRED')`;

/** Offers made through the product; a new one after an end is a new row. */
export const offers = pgTable(
  "offers",
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    companyId: company(),
    collegeId: college(),
    studentId: student(),
    state: text().$type<OfferState>().notNull(),
    track: text({ enum: ["PLACEMENT", "INTERNSHIP"] }).notNull(),
    role: text().notNull(),
    /** The pay part by part, as it was told; nothing where it was told in rupees a year. */
    pay: jsonb().$type<Pay>(),
    /** In rupees a year. */
    ctc: integer(),
    /** Rupees a month. */
    stipend: integer(),
    joiningDate: text(),
    note: text(),
    /** The key of the letter, a file of the company. */
    letter: text(),
    replyDays: integer().notNull(),
    replyBy: moment(),
    extendedAt: moment(),
    answeredAt: moment(),
    reason: text(),
    /** The offer whose acceptance declined this one, or took it back before it had reached its student. */
    declinedBy: uuid(),
    deferrals: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("offers_standing").on(table.applicationId).where(offerIsOpen),
    index("offers_student").on(table.studentId, table.state),
    index("offers_company").on(table.companyId, table.createdAt, table.id),
    index("offers_college").on(table.collegeId, table.createdAt, table.id),
    index("offers_reply").on(table.state, table.replyBy),
  ],
);
export type OfferRow = typeof offers.$inferSelect;
