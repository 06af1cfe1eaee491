import type { StudentFilter } from "@toran/contract/schemas/officer-student";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";
import { colleges } from "../colleges/tables";

/** Lists of students under a name: of the archive, which hides them elsewhere, and bookmarks. */
export const collections = pgTable(
  "collections",
  {
    id: uuid().primaryKey().defaultRandom(),
    collegeId: uuid()
      .notNull()
      .references(() => colleges.id, { onDelete: "cascade" }),
    kind: text({ enum: ["ARCHIVE", "BOOKMARK"] }).notNull(),
    name: text().notNull(),
    description: text(),
    colour: text(),
    ownerId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Whether the other officers of the college see it. */
    shared: boolean().notNull().default(true),
    /** Holds whoever matches, in the place of members. */
    query: jsonb().$type<StudentFilter>(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("collections_name").on(table.collegeId, table.kind, sql`lower(${table.name})`),
  ],
);
export type Collection = typeof collections.$inferSelect;

/** Who is in a list. */
export const collectionMembers = pgTable(
  "collection_members",
  {
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: "cascade" }),
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    addedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.studentId] }),
    index("collection_members_student").on(table.studentId),
  ],
);

/** Filters of the students' list that an officer keeps under a name. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    query: jsonb().$type<StudentFilter>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex("saved_views_name").on(table.ownerId, sql`lower(${table.name})`)],
);
