import type { collegeTypes, naacGrades } from "@toran/contract/schemas/college";
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** A college: the tenant of its officers and students. */
export const colleges = pgTable(
  "colleges",
  {
    id: uuid().primaryKey().defaultRandom(),
    universityId: uuid(),
    university: text(),
    /** Absent until the officer who founded it has named it. */
    name: text(),
    type: text().$type<(typeof collegeTypes)[number]>(),
    established: integer(),
    naacGrade: text().$type<(typeof naacGrades)[number]>(),
    aisheCode: text(),
    website: text(),
    about: text(),
    crest: text(),
    contactName: text(),
    contactDesignation: text(),
    contactEmail: text(),
    contactPhone: text(),
    contactAlternatePhone: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("colleges_listed").on(sql`lower(${table.name})`, table.id)],
);
export type College = typeof colleges.$inferSelect;

export const departments = pgTable(
  "departments",
  {
    id: uuid().primaryKey().defaultRandom(),
    collegeId: uuid()
      .notNull()
      .references(() => colleges.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** What it was called before, in small letters: rules of jobs name it so still. */
    formerNames: jsonb().$type<string[]>().notNull().default([]),
    code: text(),
    finalYearStudents: integer(),
    position: integer().notNull().default(0),
  },
  (table) => [uniqueIndex("departments_name").on(table.collegeId, sql`lower(${table.name})`)],
);

export const majors = pgTable(
  "majors",
  {
    id: uuid().primaryKey().defaultRandom(),
    departmentId: uuid()
      .notNull()
      .references(() => departments.id, { onDelete: "cascade" }),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index("majors_department").on(table.departmentId)],
);
