import type { documentKinds, genders } from "@toran/contract/schemas/student";
import type { accountStatuses, placementStatuses } from "@toran/contract/schemas/officer-student";
import {
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { users } from "../accounts/tables";

/** What a student tells about themselves, and where they study. */
export const students = pgTable(
  "students",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The college whose officers look after the student. */
    collegeId: uuid(),
    accountStatus: text().$type<(typeof accountStatuses)[number]>().notNull().default("REGISTERED"),
    placementStatus: text()
      .$type<(typeof placementStatuses)[number]>()
      .notNull()
      .default("NOT_PLACED"),
    dateOfBirth: text(),
    gender: text().$type<(typeof genders)[number]>(),
    city: text(),
    state: text(),
    country: text(),
    headline: text(),
    about: text(),
    linkedinUrl: text(),
    githubUrl: text(),
    portfolioUrl: text(),
    documentKind: text().$type<(typeof documentKinds)[number]>(),
    /** The last four characters; the rest of the number is not kept. */
    documentEnding: text(),
    documentFile: text(),
    universityId: uuid(),
    college: text(),
    degree: text(),
    department: text(),
    major: text(),
    rollNumber: text(),
    graduationYear: integer(),
    cgpa: numeric({ precision: 4, scale: 2, mode: "number" }),
    activeBacklogs: integer(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("students_college").on(table.collegeId, table.department),
    index("students_college_name").on(table.collegeId, table.graduationYear),
    uniqueIndex("students_roll").on(table.collegeId, sql`upper(${table.rollNumber})`),
  ],
);
export type Student = typeof students.$inferSelect;
