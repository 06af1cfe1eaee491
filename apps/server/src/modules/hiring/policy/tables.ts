import type { Unmet } from "@toran/contract/hiring/judge";
import type { Policy } from "@toran/contract/hiring/policy";
import type { receiptKinds } from "@toran/contract/schemas/placement-policy";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../../db/moment";
import { users } from "../../accounts/tables";
import { colleges } from "../../colleges/tables";
import { college, postings, student } from "../tables";

/** What an automatic decision about a student rested on. */
export const decisionReceipts = pgTable(
  "decision_receipts",
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: student(),
    postingId: uuid()
      .notNull()
      .references(() => postings.id, { onDelete: "cascade" }),
    applicationId: uuid(),
    kind: text().$type<(typeof receiptKinds)[number]>().notNull(),
    allowed: boolean().notNull(),
    rule: text().notNull(),
    ruleVersion: integer().notNull(),
    /** Whose policy the rule is; none of a job's rule, nor where the college had chosen no policy. */
    season: text(),
    values: jsonb().$type<Unmet[]>().notNull(),
    says: text().notNull(),
    at: moment().notNull(),
    dispute: text(),
    disputedAt: moment(),
  },
  (table) => [index("decision_receipts_student").on(table.studentId, table.at)],
);

/** What a college lets its students accept from a season on, and which postings need no officer. */
export const placementPolicies = pgTable(
  "placement_policies",
  {
    collegeId: uuid()
      .notNull()
      .references(() => colleges.id, { onDelete: "cascade" }),
    /** As it is called, "2026-27", which is also the order of seasons. */
    season: text().notNull(),
    policy: jsonb().$type<Policy>().notNull(),
    autoApprove: boolean().notNull().default(false),
    autoMinCtc: integer(),
    autoMaxBondMonths: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.collegeId, table.season] })],
);

/** Exceptions from a policy, for one student. */
export const policyOverrides = pgTable(
  "policy_overrides",
  {
    id: uuid().primaryKey().defaultRandom(),
    collegeId: college(),
    studentId: student(),
    /** One posting, or all of them. */
    postingId: uuid().references(() => postings.id, { onDelete: "cascade" }),
    allow: boolean().notNull(),
    reason: text().notNull(),
    expiresAt: moment(),
    by: uuid().references(() => users.id, { onDelete: "set null" }),
    at: moment().notNull(),
  },
  (table) => [index("policy_overrides_student").on(table.collegeId, table.studentId)],
);
