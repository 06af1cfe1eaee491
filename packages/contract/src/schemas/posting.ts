import { z } from "zod/mini";
import { postingStates } from "../hiring/moves";
import { asksGender, rule, ruleReason, wantsRuleReason } from "../hiring/rule";
import { choice, id, ids, longText, maybe, moment, whyText, saysOther, lookedAt } from "./fields";
import { hiringEvent, hiringSide, jobFacts, jobTypes, postingFacts, postingReasons } from "./job";
import { sheetFields } from "./list-sheet";
import { page, windowKeys, windowQuery } from "./page";
import { toldPay } from "./pay";

const amount = z.nullable(z.number());

export const sendInput = z.extend(lookedAt, { collegeIds: ids(100) });
export const sendResults = z.object({
  results: z.array(
    z.object({
      collegeId: z.string(),
      ok: z.boolean(),
      state: z.nullable(z.enum(postingStates)),
      message: z.optional(z.string()),
    }),
  ),
});
export const reachInput = z
  .object({
    rule,
    /** Asked where the rule asks for a gender, as of a job. */
    ruleReason: maybe(ruleReason),
    collegeIds: z.optional(ids(100)),
  })
  .check(
    z.refine((given) => !asksGender(given.rule) || !!given.ruleReason, {
      error: wantsRuleReason,
      path: ["ruleReason"],
    }),
  );
/** How many could apply, in steps (`limits.hiring.reachStep`) once anything is asked; null below the first of them. */
const eligible = amount;
export const reach = z.object({
  colleges: z.array(z.object({ college: hiringSide, eligible, students: z.number() })),
  eligible,
  students: z.number(),
});
export type Reach = z.output<typeof reach>;

/** What a company does with a posting. */
export const companyPostingCommand = z.object({
  command: choice([
    "RESUBMIT",
    "ANSWER",
    "PAUSE",
    "RESUME",
    "CLOSE",
    "REOPEN",
    "COMPLETE",
    "WITHDRAW",
    "CANCEL",
  ]),
  answer: maybe(longText("Write the answer.", 2000)),
  /** Of ANSWER: the question as it was read, so that no other one is answered; without it the last one is. */
  question: z.optional(z.string().check(z.maxLength(2000))),
  reason: maybe(whyText()),
});
/** What a college does with a posting. */
export const collegePostingCommand = z
  .object({
    command: choice(["QUESTION", "APPROVE", "REJECT", "PAUSE", "RESUME", "CANCEL"]),
    question: maybe(longText("Write the question.", 2000)),
    /** Asked by the screen; a call without it is stored as unspecified. */
    reason: z.optional(choice([...postingReasons, "UNSPECIFIED"])),
    reasonText: maybe(whyText()),
    allowResubmit: z.optional(z.boolean()),
    /** Of APPROVE and REJECT: the version of the job that was read; without one today's is meant. */
    version: z.optional(z.number()),
  })
  .check(
    z.refine(({ command, question }) => command !== "QUESTION" || !!question, {
      error: "Write the question.",
      path: ["question"],
    }),
    saysOther,
  );

const listedPosting = z.object({
  ...postingFacts,
  company: hiringSide,
  /** Whether the college lets the company post jobs, as it can while the two are connected. */
  mayPost: z.boolean(),
  title: z.string(),
  type: z.enum(jobTypes),
  locations: z.array(z.string()),
  ctc: amount,
  stipend: amount,
  told: toldPay,
  closesAt: z.nullable(moment),
});
export type ListedPosting = z.output<typeof listedPosting>;
export const postingPage = page(listedPosting);
export const postingQuery = z.object({
  ...windowQuery,
  state: z.optional(choice(postingStates)),
  companyId: maybe(id),
  type: z.optional(choice(jobTypes)),
});
export const postingSheetQuery = z.object({
  ...z.omit(postingQuery, windowKeys).shape,
  ...sheetFields("postings"),
});
/** A posting as an officer reviews it. */
export const postingReview = z.object({
  ...listedPosting.shape,
  job: z.object(jobFacts),
  /** Of the job: its company may change it while it is looked at. */
  version: z.number(),
  timeline: z.array(hiringEvent),
  eligible: z.number(),
  students: z.number(),
});
export type PostingReview = z.output<typeof postingReview>;
