import type {
  Actor,
  ApplicationState,
  JobState,
  OfferState,
  PostingState,
} from "@toran/contract/hiring/moves";
import type { Rule } from "@toran/contract/hiring/rule";
import type { rejectionReasons, roundResults } from "@toran/contract/schemas/application";
import type {
  JobInput,
  JobType,
  postingReasons,
  Question,
  Round,
  workplaces,
} from "@toran/contract/schemas/job";
import type { ResumeDocument, ResumeOptions } from "@toran/contract/schemas/resume";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";
import { colleges } from "../colleges/tables";
import { companies } from "../companies/tables";

const company = () =>
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

type Pay = NonNullable<JobInput["pay"]>;

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
    description: text(),
    skills: jsonb().$type<{ name: string; must: boolean }[]>().notNull(),
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
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index("jobs_company").on(table.companyId, table.updatedAt, table.id),
    index("jobs_closing").on(table.state, table.closesAt),
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

/** What an application was sent with; it stays as it was, whatever the portfolio becomes. */
export interface Snapshot {
  name: string;
  email: string;
  phone: string | null;
  picture: string | null;
  department: string | null;
  skills: string[];
  document: ResumeDocument;
  resume: { id: string; name: string; template: string; options: ResumeOptions; hidden: string[] };
}

const open = sql`state not in ('REJECTED', 'WITHDRAWN', 'AUTO_WITHDRAWN')`;

export const applications = pgTable(
  "applications",
  {
    id: uuid().primaryKey().defaultRandom(),
    postingId: uuid()
      .notNull()
      .references(() => postings.id, { onDelete: "cascade" }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    companyId: company(),
    collegeId: college(),
    studentId: student(),
    state: text().$type<ApplicationState>().notNull(),
    /** The round it is in, or was in last. */
    roundId: text(),
    /** Where it stood before it was closed, to be brought back there. */
    heldState: text().$type<ApplicationState>(),
    /** The offer whose acceptance closed it. */
    closedBy: uuid(),
    reason: text().$type<(typeof rejectionReasons)[number]>(),
    reasonText: text(),
    answers: jsonb().$type<Record<string, string | string[]>>().notNull(),
    snapshot: jsonb().$type<Snapshot>().notNull(),
    /** Of the snapshot again, to be searched and sorted by. */
    name: text().notNull(),
    cgpa: numeric({ precision: 4, scale: 2, mode: "number" }),
    skillsHad: integer().notNull(),
    version: integer().notNull().default(1),
    /** The event that was the last one; a change that came later has set another. */
    lastEvent: uuid(),
    submittedAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("applications_open").on(table.studentId, table.postingId).where(open),
    index("applications_stage").on(table.jobId, table.state, table.roundId, table.submittedAt),
    index("applications_student").on(table.studentId, table.submittedAt),
    index("applications_posting").on(table.postingId, table.state),
    index("applications_closed_by").on(table.closedBy),
  ],
);
export type ApplicationRow = typeof applications.$inferSelect;

/** How each round went for a candidate. */
export const applicationRounds = pgTable(
  "application_rounds",
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    roundId: text().notNull(),
    result: text().$type<(typeof roundResults)[number]>().notNull(),
    excused: boolean().notNull().default(false),
    at: moment().notNull(),
  },
  (table) => [
    unique("application_rounds_one").on(table.applicationId, table.roundId),
    index("application_rounds_absent")
      .on(table.at)
      .where(sql`result = 'ABSENT'`),
  ],
);

/** What a company notes of a candidate, for itself. */
export const applicationNotes = pgTable(
  "application_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    authorName: text().notNull(),
    text: text(),
    rating: integer(),
    at: moment().notNull(),
  },
  (table) => [index("application_notes_application").on(table.applicationId, table.at)],
);

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
    ctc: integer(),
    stipend: integer(),
    joiningDate: text(),
    note: text(),
    replyDays: integer().notNull(),
    replyBy: moment(),
    extendedAt: moment(),
    answeredAt: moment(),
    reason: text(),
    /** The offer whose acceptance declined this one. */
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
