import type { SectionName } from "@toran/contract/schemas/portfolio";
import type { documentKinds, genders } from "@toran/contract/schemas/student";
import type {
  AccountStatus,
  invitationStates,
  PlacementStatus,
} from "@toran/contract/schemas/officer-student";
import type { OutcomeTag } from "@toran/contract/schemas/outcome";
import type { ExternalOfferState } from "@toran/contract/hiring/external-offer-moves";
import type { offerSources } from "@toran/contract/schemas/external-offer";
import type { studentEvents } from "@toran/contract/schemas/student-sheet";
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type SQL, sql } from "drizzle-orm";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";

/** Text in the order of its bytes, which is the same on every machine and the fastest to compare. */
const sorted = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const lexemes = customType<{ data: string }>({ dataType: () => "tsvector" });

const college = sql`${sql.identifier("college_id")}::text || ':'`;

/** What a list tells of a portfolio: how many items each section has, and the first four skills. */
export interface Outline {
  many: Partial<Record<SectionName, number>>;
  skills: string[];
}

export const emptyOutline: Outline = { many: {}, skills: [] };

/** What a student tells about themselves, and where they study. */
export const students = pgTable(
  "students",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The college whose officers look after the student. */
    collegeId: uuid(),
    /** The student has named it; where not, its office has brought the student. */
    choseCollege: boolean().notNull().default(false),
    /** What the account says, again, so that a list needs no other table; the database copies it, unless a new row brings it. */
    firstName: text().notNull().default(""),
    lastName: text().notNull().default(""),
    email: text().notNull().default(""),
    picture: text(),
    accountStatus: text().$type<AccountStatus>().notNull().default("REGISTERED"),
    /** The event that set the status; a change that came later has set another. */
    statusEvent: uuid(),
    /** Follows the offers, with the figures below it; `restateOffers` alone writes it. */
    placementStatus: text().$type<PlacementStatus>().notNull().default("NOT_PLACED"),
    placementEvent: uuid(),
    offers: integer().notNull().default(0),
    bestPackage: integer(),
    detailsPending: boolean().notNull().default(false),
    outcomeTag: text().$type<OutcomeTag>().notNull().default("SEEKING"),
    /** In a list of the archive, and so outside of every other. */
    archived: boolean().notNull().default(false),
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
    totalBacklogs: integer(),
    currentSemester: integer(),
    tenthPercent: numeric({ precision: 5, scale: 2, mode: "number" }),
    tenthYear: integer(),
    twelfthPercent: numeric({ precision: 5, scale: 2, mode: "number" }),
    twelfthYear: integer(),
    diplomaPercent: numeric({ precision: 5, scale: 2, mode: "number" }),
    /** Whole years without study since the 10th, as the student, the office or its class list says. */
    gapYears: integer(),
    /** These two are the college's own business: no company sees them. */
    disability: text({ enum: ["YES", "NO", "UNDISCLOSED"] }),
    category: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What the portfolio holds; the database copies it too, unless a new row brings it. */
    outline: jsonb()
      .$type<Outline>()
      .notNull()
      .default(sql`null`),
    /** What the list is sorted by. */
    name: sorted().generatedAlwaysAs(
      (): SQL => sql`lower(btrim(${students.firstName} || ' ' || ${students.lastName}))`,
    ),
    /** The words to find a student by, each behind the college's id, so that one index serves all colleges apart. */
    search: lexemes().generatedAlwaysAs(
      (): SQL =>
        sql`array_to_tsvector(string_to_array(${college} || regexp_replace(btrim(lower(${students.firstName} || ' ' || ${students.lastName} || ' ' || ${students.email} || ' ' || coalesce(${students.rollNumber}, ''))), '\\s+', ' ' || ${college}, 'g'), ' '))`,
    ),
  },
  (table) => [
    uniqueIndex("students_roll").on(table.collegeId, sql`upper(${table.rollNumber})`),
    // One for each way to sort the list, whose walk brings a window of it without sorting.
    index("students_by_name").on(table.collegeId, table.name, table.userId).where(listed(table)),
    index("students_by_roll")
      .on(table.collegeId, sql`(${table.rollNumber} collate "C")`, table.userId)
      .where(listed(table)),
    index("students_by_department")
      .on(table.collegeId, sql`(${table.department} collate "C")`, table.name, table.userId)
      .where(listed(table)),
    index("students_by_cgpa")
      .on(table.collegeId, table.cgpa, table.name, table.userId)
      .where(listed(table)),
    index("students_by_update")
      .on(table.collegeId, table.updatedAt, table.userId)
      .where(listed(table)),
    index("students_status").on(table.collegeId, table.accountStatus),
    index("students_placement").on(table.collegeId, table.placementStatus),
    index("students_year").on(table.collegeId, table.graduationYear),
    index("students_outcome").on(table.collegeId, table.outcomeTag),
    index("students_backlogs").on(table.collegeId, table.activeBacklogs),
    // Without the list of pending entries, which every search would have to read through.
    index("students_search").using("gin", table.search).with({ fastupdate: false }),
  ],
);
export type Student = Omit<typeof students.$inferSelect, "name" | "search">;

/** The column, by itself: a parameter would keep the index from being used. */
function listed({ archived }: { archived: AnyPgColumn }): SQL {
  return sql`not ${archived}`;
}

/** A change of one student or of many at once, which can be taken back as one. */
export const studentChanges = pgTable(
  "student_changes",
  {
    id: uuid().primaryKey(),
    collegeId: uuid().notNull(),
    what: text().$type<(typeof studentEvents)[number]>().notNull(),
    by: uuid().references(() => users.id, { onDelete: "set null" }),
    at: moment().notNull(),
    undoneAt: moment(),
  },
  (table) => [index("student_changes_college").on(table.collegeId, table.at)],
);

/** What happened to a student; never changed, never removed while there is the student. */
export const studentHistory = pgTable(
  "student_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    changeId: uuid()
      .notNull()
      .references(() => studentChanges.id, { onDelete: "cascade" }),
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    what: text().$type<(typeof studentEvents)[number]>().notNull(),
    from: text().$type<AccountStatus | PlacementStatus>().notNull(),
    to: text().$type<AccountStatus | PlacementStatus>().notNull(),
    reason: text(),
    /** The event that was the last one before, and is so again when this one is taken back. */
    before: uuid(),
    /** The offers that were changed, for taking the change back. */
    offers: jsonb("offer").$type<ChangedOffer[]>(),
    /** When a suspension ends by itself. */
    until: moment(),
    at: moment().notNull(),
  },
  (table) => [
    index("student_events_student").on(table.studentId, table.at),
    index("student_events_change").on(table.changeId),
    index("student_events_until")
      .on(table.until)
      .where(sql`${table.until} is not null`),
  ],
);

/** Offers that were not made here: recorded by an officer, or sent by their student with a proof. */
export const externalOffers = pgTable(
  "external_offers",
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    company: text(),
    role: text(),
    ctc: integer(),
    stipend: integer(),
    joiningDate: text(),
    source: text().$type<(typeof offerSources)[number]>(),
    state: text().$type<ExternalOfferState>().notNull(),
    recordedAt: moment().notNull(),
    recordedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The key of the file that proves it. */
    proof: text(),
    /** When its student sent it the last time. */
    sentAt: moment(),
    answeredAt: moment(),
    answer: text(),
    endedAt: moment(),
    endReason: text(),
  },
  (table) => [
    index("external_offers_student").on(table.studentId),
    index("external_offers_sent")
      .on(table.sentAt, table.id)
      .where(sql`${table.sentAt} is not null`),
    index("external_offers_recorded")
      .on(table.recordedAt, table.id)
      .where(sql`${table.sentAt} is null`),
    index("external_offers_waiting")
      .on(table.sentAt, table.id)
      .where(sql`${table.state} = 'WAITING'`),
  ],
);
export type ExternalOffer = typeof externalOffers.$inferSelect;

/** An offer as it was before a change; one that the change made was not. */
export interface ChangedOffer {
  id: string;
  before: Pick<
    ExternalOffer,
    "company" | "role" | "ctc" | "stipend" | "joiningDate" | "source" | "state"
  > | null;
  /** The file that the change added to an offer without one. */
  proof?: string;
}

/** Invitations to students who have not joined yet. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid().primaryKey().defaultRandom(),
    collegeId: uuid().notNull(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    email: text().notNull(),
    name: text(),
    state: text().$type<(typeof invitationStates)[number]>().notNull(),
    sentAt: moment().notNull(),
    /** Of the secret in the link of its newest mail; emptied once the link was opened. */
    secretHash: text(),
    /** Its newest mail, in the outbox. */
    mailId: uuid(),
  },
  (table) => [
    uniqueIndex("invitations_secret").on(table.secretHash),
    index("invitations_mail").on(table.mailId),
    index("invitations_college").on(table.collegeId, table.sentAt, table.id),
    uniqueIndex("invitations_email").on(table.collegeId, table.email),
    index("invitations_student").on(table.userId),
  ],
);
