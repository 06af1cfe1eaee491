import type { SectionName } from "@toran/contract/schemas/portfolio";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
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
    /** The college of its student, again; the database copies it. */
    collegeId: uuid(),
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
    /** When an officer sent it back, and why; it waits again once it was changed. */
    sentBackAt: moment(),
    sentBackBy: uuid(),
    sentBackReason: text(),
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
    // What waits at an office, the oldest first.
    index("portfolio_items_waiting")
      .on(table.collegeId, table.updatedAt, table.id)
      .where(waits(table)),
  ],
);

interface Waiting {
  section: AnyPgColumn;
  file: AnyPgColumn;
  verifiedAt: AnyPgColumn;
  sentBackAt: AnyPgColumn;
  removedAt: AnyPgColumn;
}
/** A document that no officer has answered, without a parameter, which would keep the index from being used. */
export function waits({ section, file, verifiedAt, sentBackAt, removedAt }: Waiting): SQL {
  return sql`${section} in ('education', 'achievements') and ${file} is not null and ${verifiedAt} is null and ${sentBackAt} is null and ${removedAt} is null`;
}

export type PortfolioItem = typeof portfolioItems.$inferSelect;

/** What no officer has answered. */
export const unanswered = {
  verifiedAt: null,
  verifiedBy: null,
  sentBackAt: null,
  sentBackBy: null,
  sentBackReason: null,
};
