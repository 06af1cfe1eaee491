import type { Role } from "@toran/contract";
import type { OpenedThing, Visibility, VisibilityLevel } from "@toran/contract/schemas/profile";
import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";

/** Every address a public profile has, or had in the last 90 days. */
export const slugs = pgTable(
  "slugs",
  {
    slug: text().primaryKey(),
    /** The address with what looks alike made the same. */
    look: text().notNull(),
    /** Absent once the student is gone: for a while nobody else is found there. */
    studentId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Since when it only leads on to another. */
    retiredAt: moment(),
  },
  (table) => [
    uniqueIndex("slugs_look").on(table.look),
    uniqueIndex("slugs_student")
      .on(table.studentId)
      .where(sql`${table.retiredAt} is null`),
  ],
);

/** Who sees a profile, and what of it; a student without a row has published nothing. */
export const visibilities = pgTable("visibilities", {
  studentId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  level: text().$type<VisibilityLevel>().notNull(),
  indexed: boolean().notNull(),
  fields: jsonb().$type<Visibility["fields"]>().notNull(),
  sections: jsonb().$type<Visibility["sections"]>().notNull(),
  updatedAt: moment().notNull(),
});

/** Who opened what of a student. */
export const openings = pgTable(
  "openings",
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    what: text().$type<OpenedThing>().notNull(),
    at: moment().notNull(),
    /** Tells two visits of one visitor on one day, and nothing else. */
    visitor: text().notNull(),
    viewerId: uuid(),
    viewerName: text(),
    viewerRole: text().$type<Role>(),
    viewerOrganisation: text(),
  },
  (table) => [
    index("openings_student").on(table.studentId, table.at),
    index("openings_visitor").on(table.studentId, table.visitor, table.at),
  ],
);
