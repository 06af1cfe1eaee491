import type { ApplicationState } from "@toran/contract/hiring/moves";
import type { rejectionReasons, roundResults } from "@toran/contract/schemas/application";
import type { ResumeDocument, ResumeOptions } from "@toran/contract/schemas/resume";
import { sql, type SQLWrapper } from "drizzle-orm";
import {
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
import { moment } from "../../../db/moment";
import { users } from "../../accounts/tables";
import { college, company, jobs, postings, student } from "../tables";

/** What an application was sent with; it stays as it was, whatever the portfolio becomes. */
export interface Snapshot {
  name: string;
  email: string;
  phone: string | null;
  picture: string | null;
  department: string | null;
  skills: string[];
  document: ResumeDocument;
  /** The questions that were answered, as they were asked, by their ids. */
  asked: Record<string, string>;
  resume: { id: string; name: string; template: string; options: ResumeOptions; hidden: string[] };
}

/** Written as the index has it, which serves it only then. */
export const isOpen = (state: SQLWrapper) =>
  sql`${state} not in ('REJECTED', 'WITHDRAWN', 'AUTO_WITHDRAWN')`;

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
    /** Its order on the waiting list of the posting; what it was there last, where it is there no more. */
    waitRank: integer().notNull().default(0),
    /** The application whose place it took, coming up from the waiting list. */
    placeOf: uuid(),
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
    uniqueIndex("applications_open")
      .on(table.studentId, table.postingId)
      .where(isOpen(sql`state`)),
    index("applications_stage").on(table.jobId, table.state, table.roundId, table.submittedAt),
    index("applications_student").on(table.studentId, table.submittedAt),
    index("applications_posting").on(table.postingId, table.state),
    index("applications_closed_by").on(table.closedBy),
    index("applications_place_of").on(table.placeOf),
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
