import type { Mode, OfficerRank, Role } from "@toran/contract";
import { isNotNull } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";

/** Everyone who has an account, in each role. */
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    role: text().$type<Role>().notNull(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull().default(""),
    phone: text(),
    designation: text(),
    picture: text(),
    /** Absent until the first password is chosen. */
    passwordHash: text(),
    passwordChangedAt: moment(),
    mustChangePassword: boolean().notNull().default(false),
    twoStep: boolean().notNull().default(false),
    mode: text().$type<Mode>().notNull(),
    /** The furthest step of onboarding; going back to an earlier one does not lower it. */
    furthest: text().$type<Mode>().notNull(),
    collegeId: uuid(),
    companyId: uuid(),
    /** What an officer or an HR user may do in their college or company. */
    rank: text().$type<OfficerRank>().notNull().default("LEAD"),
    disabledAt: moment(),
    /** Access tokens issued before this are dead. */
    validFrom: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique("users_role_email").on(table.role, table.email),
    // Of most people, who are students, neither says anything.
    index("users_college").on(table.collegeId).where(isNotNull(table.collegeId)),
    index("users_company").on(table.companyId).where(isNotNull(table.companyId)),
  ],
);
export type User = typeof users.$inferSelect;

/** One sign-in on one device, alive until it is ended or runs out. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text().notNull(),
    address: text().notNull(),
    startedAt: moment().notNull(),
    usedAt: moment().notNull(),
    endedAt: moment(),
    /** Access tokens of this session issued before this ask for a refresh. */
    tokensFrom: moment(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** Every refresh secret a session has had, hashed, so that an old one is recognised when it comes back. */
export const refreshSecrets = pgTable(
  "refresh_secrets",
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    usedAt: moment(),
  },
  (table) => [index("refresh_secrets_session").on(table.sessionId)],
);

export const codePurposes = ["sign-up", "log-in", "two-step", "two-step-switch", "reset"] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Sign-ups whose address is not proven yet; they become users when their code comes back. */
export const registrations = pgTable(
  "registrations",
  {
    id: uuid().primaryKey().defaultRandom(),
    role: text().$type<Role>().notNull(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull().default(""),
    phone: text(),
    passwordHash: text(),
    /** The address has an account already: no code will ever fit. */
    taken: boolean().notNull(),
    at: moment().notNull(),
  },
  (table) => [index("registrations_email").on(table.role, table.email)],
);

/** The one live code of each address, role and purpose. */
export const codes = pgTable(
  "codes",
  {
    id: uuid().primaryKey().defaultRandom(),
    role: text().$type<Role>().notNull(),
    email: text().notNull(),
    purpose: text({ enum: codePurposes }).notNull(),
    /** What the code is bound to: a registration, or the wish to switch something. */
    subject: text().notNull().default(""),
    hash: text().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    tries: integer().notNull().default(0),
    usedAt: moment(),
  },
  (table) => [unique("codes_one_live").on(table.role, table.email, table.purpose)],
);

/** The codes that stand in for a lost mailbox; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** How often something was done within a window; shared by every node. */
export const counters = pgTable("counters", {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetAt: moment().notNull(),
});
