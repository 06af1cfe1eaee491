import { z } from "zod/mini";
import { policyKinds } from "../hiring/policy";
import { isSeason } from "../hiring/season";
import { unmet } from "./application";
import { choice, emailOf, id, longText, maybe, moment, number, ownReason, text } from "./fields";

const told = z.nullable(z.string());
const amount = z.nullable(z.number());

export const receiptKinds = ["APPLY", "ACCEPT", "DROP", "DECLINE"] as const;
/** What an automatic decision rested on. */
export const receipt = z.object({
  id,
  kind: z.enum(receiptKinds),
  allowed: z.boolean(),
  title: z.string(),
  company: z.string(),
  rule: z.string(),
  ruleVersion: z.number(),
  /** Whose policy the rule is; null where it is the rule of a job, or no policy had been chosen. */
  season: told,
  values: z.array(unmet),
  says: z.string(),
  at: moment,
  dispute: told,
  disputedAt: z.nullable(moment),
});
export type Receipt = z.output<typeof receipt>;
export const receipts = z.array(receipt);
export const disputeInput = z.object({ text: longText("Say what is wrong.", 1000, 10) });

const nameSeason = "Name a season, like 2026-27.";
/** The season that is meant; the one in force where none is named. */
const season = maybe(z.string({ error: nameSeason }).check(z.refine(isSeason, nameSeason)));

export const policyQuery = z.object({ season });
export const policyInput = z.object({
  season,
  kind: choice(policyKinds),
  maxOffers: z._default(number("Give 1 to 10.", 1, 10), 1),
  upgrade: z._default(number("Give the step.", 0, 100_000_000, "decimal"), 1.5),
  categories: z._default(
    z
      .array(
        z.object({
          name: text("Name the category.", 40),
          from: number("Give rupees a year.", 0, 1_000_000_000),
        }),
      )
      .check(z.maxLength(8)),
    [],
  ),
  exemptPublicSector: z._default(z.boolean(), false),
  /** Absences without an excuse in a season that bar from applying; 0 bars nobody. */
  strikes: z._default(number("Give 0 to 10.", 0, 10), 0),
  /** Postings that keep to `autoApprove` need no officer, after the first of a company. */
  autoApprove: z._default(z.boolean(), false),
  autoMinCtc: maybe(number("Give rupees a year.", 0, 1_000_000_000)),
  autoMaxBondMonths: maybe(number("Give 0 to 60 months.", 0, 60)),
  version: z.optional(z.number()),
});
/** The policy that holds in a season, its own or the latest one before. */
export const policy = z.object({
  season: z.string(),
  inForce: z.string(),
  /** The season whose policy it is, where that of an earlier one goes on; null before any was chosen. */
  of: told,
  kind: z.enum(policyKinds),
  maxOffers: z.number(),
  upgrade: z.number(),
  categories: z.array(z.object({ name: z.string(), from: z.number() })),
  exemptPublicSector: z.boolean(),
  strikes: z.number(),
  autoApprove: z.boolean(),
  autoMinCtc: amount,
  autoMaxBondMonths: amount,
  words: z.string(),
  /** What a change has to name; 0 where the season has no policy of its own yet. */
  version: z.number(),
});
export type ShownPolicy = z.output<typeof policy>;
/** Those with a policy of their own, beside the one in force and the next; the latest first. */
export const policySeasons = z.object({
  inForce: z.string(),
  all: z.array(z.object({ season: z.string(), own: z.boolean() })),
});
export type PolicySeasons = z.output<typeof policySeasons>;
export const overrideInput = z.object({
  /** An address, as the officer knows the student. */
  email: emailOf("Write the email address of the student."),
  postingId: maybe(id),
  allow: z.boolean(),
  reason: ownReason(),
  days: maybe(number("Give 1 to 365 days.", 1, 365)),
});
export const override = z.object({
  id,
  studentName: z.string(),
  postingTitle: told,
  allow: z.boolean(),
  reason: z.string(),
  expiresAt: z.nullable(moment),
  by: told,
  at: moment,
});
export const overrides = z.array(override);
