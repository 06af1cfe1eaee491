import type { Actor, JobState, PostingState } from "@toran/contract/hiring/moves";
import type { Pay } from "@toran/contract/hiring/pay";
import type { Rule } from "@toran/contract/hiring/rule";
import type {
  JobType,
  postingReasons,
  Question,
  Round,
  workplaces,
} from "@toran/contract/schemas/job";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";
import { colleges } from "../colleges/tables";
import { companies } from "../companies/tables";

export const company = () =>
  uuid()
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" });
export const college = () =>
  uuid()
    .notNull()
    .references(() => colleges.id, { onDelete: "cascade" });
export const student = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A job of a company; each college it is sent to has a posting of it. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: company(),
    state: text().$type<JobState>().notNull(),
    title: text().notNull(),
    type: text().$type<JobType>().notNull(),
    function: text(),
    workplace: text().$type<(typeof workplaces)[number]>(),
    locations: jsonb().$type<string[]>().notNull(),
    vacancies: integer(),
    /** Rich text. */
    description: text(),
    skills: jsonb().$type<{ name: string; must: boolean }[]>().notNull(),
    /** The pay as it was told; rupees and the year go without saying. */
    pay: jsonb().$type<Pay>().notNull(),
    /** The sum of the parts of the pay, in rupees a year. */
    ctc: integer(),
    /** Rupees a month. */
    stipend: integer(),
    bondMonths: integer(),
    bondText: text(),
    agreement: text(),
    rounds: jsonb().$type<Round[]>().notNull(),
    rule: jsonb().$type<Rule>().notNull(),
    /** Rises with each change of the rule; a receipt names it. */
    ruleVersion: integer().notNull().default(1),
    ruleReason: text(),
    questions: jsonb().$type<Question[]>().notNull(),
    opensAt: moment(),
    closesAt: moment(),
    replyDays: integer().notNull(),
    contactName: text(),
    contactEmail: text(),
    contactPhone: text(),
    formKey: uuid(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index("jobs_company").on(table.companyId, table.updatedAt, table.id),
    index("jobs_closing").on(table.state, table.closesAt),
    unique("jobs_form").on(table.companyId, table.formKey),
  ],
);
export type JobRow = typeof jobs.$inferSelect;

/** Files that were brought for jobs. One without a job was brought and not saved yet. */
export const jobFiles = pgTable(
  "job_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: company(),
    jobId: uuid().references(() => jobs.id, { onDelete: "cascade" }),
    uploaderId: uuid().references(() => users.id, { onDelete: "set null" }),
    key: text().notNull(),
    place: integer().notNull().default(0),
    at: moment().notNull(),
  },
  (table) => [
    index("job_files_job").on(table.jobId, table.place),
    index("job_files_unnamed")
      .on(table.uploaderId, table.at)
      .where(sql`job_id is null`),
  ],
);

/** A job at one college, which decides for itself. */
export const postings = pgTable(
  "postings",
  {
    id: uuid().primaryKey().defaultRandom(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    companyId: company(),
    collegeId: college(),
    state: text().$type<PostingState>().notNull(),
    question: text(),
    answer: text(),
    reason: text().$type<(typeof postingReasons)[number] | "UNSPECIFIED">(),
    reasonText: text(),
    allowResubmit: boolean().notNull().default(true),
    /** How often it was rejected; after the second time it cannot be sent again. */
    rejections: integer().notNull().default(0),
    /** Approved by the rules of the college. */
    automatic: boolean().notNull().default(false),
    submittedAt: moment(),
    answeredAt: moment(),
    dueAt: moment(),
  },
  (table) => [
    unique("postings_pair").on(table.jobId, table.collegeId),
    index("postings_college").on(table.collegeId, table.state, table.submittedAt),
    index("postings_college_newest").on(table.collegeId, table.submittedAt, table.id),
    index("postings_company").on(table.companyId, table.state),
  ],
);
export type PostingRow = typeof postings.$inferSelect;

/** Moves that were made together, and can be taken back together. */
export const hiringChanges = pgTable(
  "hiring_changes",
  {
    id: uuid().primaryKey(),
    companyId: uuid(),
    collegeId: uuid(),
    by: uuid().references(() => users.id, { onDelete: "set null" }),
    at: moment().notNull(),
    undoneAt: moment(),
  },
  (table) => [index("hiring_changes_by").on(table.by, table.at)],
);

/** Everything that happened to a job, a posting, an application or an offer; nothing is ever taken away. */
export const hiringEvents = pgTable(
  "hiring_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What it happened to. */
    subjectId: uuid().notNull(),
    companyId: company(),
    collegeId: uuid(),
    changeId: uuid().references(() => hiringChanges.id, { onDelete: "cascade" }),
    command: text().notNull(),
    from: text(),
    to: text().notNull(),
    fromRound: text(),
    toRound: text(),
    /** The event that was the last one before, and is so again when this one is taken back. */
    before: uuid(),
    side: text().$type<Actor>().notNull(),
    userId: uuid(),
    /** As the person was called then. */
    userName: text(),
    reason: text(),
    at: moment().notNull(),
    /** The order of what happened at one moment. */
    place: bigserial({ mode: "number" }).notNull(),
  },
  (table) => [
    index("hiring_events_subject").on(table.subjectId, table.place),
    index("hiring_events_change").on(table.changeId),
  ],
);
export type HiringEvent = Omit<typeof hiringEvents.$inferInsert, "place">;
