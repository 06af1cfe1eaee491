import type { SectionName } from "@toran/contract/schemas/portfolio";
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";
import type { Content } from "./sections";

/** Every item of every portfolio: what its section asks for lies in `content`, the rest is the same for all. */
export const portfolioItems = pgTable(
  "portfolio_items",
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    section: text().$type<SectionName>().notNull(),
    content: jsonb().$type<Content>().notNull(),
    /** What the item is called, folded, to find it by. */
    name: text().notNull(),
    file: text(),
    position: integer().notNull(),
    /** The place of a skill among the top ones. */
    topPosition: integer(),
    version: integer().notNull().default(1),
    verifiedAt: moment(),
    verifiedBy: uuid(),
    /** Names the form that added it. */
    formKey: uuid(),
    /** Taken away, and still to be brought back. */
    removedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique("portfolio_items_form").on(table.studentId, table.formKey),
    index("portfolio_items_section").on(table.studentId, table.section, table.position),
    // Without those that are there: a plan made before anything is known of the table could read them all.
    index("portfolio_items_removed")
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    uniqueIndex("portfolio_items_skill")
      .on(table.studentId, table.name)
      .where(sql`${table.section} = 'skills' and ${table.removedAt} is null`),
    index("portfolio_items_name").on(table.section, table.name),
  ],
);
export type PortfolioItem = typeof portfolioItems.$inferSelect;
