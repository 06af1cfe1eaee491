import type { ResumeOptions } from "@toran/contract/schemas/resume";
import { sql } from "drizzle-orm";
import {
  boolean,
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

/** How each version of a résumé looks; what it says is made of the portfolio whenever it is read. */
export const resumes = pgTable(
  "resumes",
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The name, folded: no two of one student are called alike. */
    folded: text().notNull(),
    isDefault: boolean().notNull(),
    template: text().notNull(),
    options: jsonb().$type<ResumeOptions>().notNull(),
    hidden: jsonb().$type<string[]>().notNull(),
    version: integer().notNull().default(1),
    /** Names the form that made it. */
    formKey: uuid(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique("resumes_name").on(table.studentId, table.folded),
    unique("resumes_form").on(table.studentId, table.formKey),
    uniqueIndex("resumes_default")
      .on(table.studentId)
      .where(sql`${table.isDefault}`),
  ],
);
