import { z } from "zod/mini";
import { jobStates, postingStates } from "../hiring/moves";
import { rule, ruleReason } from "../hiring/rule";
import { limits } from "../limits";
import {
  choice,
  email,
  flag,
  id,
  instant,
  longText,
  maybe,
  moment,
  number,
  personName,
  phone,
  whyText,
  text,
  words,
} from "./fields";
import { payInput, shownPay } from "./pay";
import { maybeRichText } from "./rich-text";

export const jobTypes = [
  "FULL_TIME",
  "INTERNSHIP",
  "INTERNSHIP_PPO",
  "APPRENTICESHIP",
  "PART_TIME",
] as const;
export type JobType = (typeof jobTypes)[number];
/** Internships are counted apart from placements. */
export const trackOf = (type: JobType) =>
  type === "INTERNSHIP" || type === "INTERNSHIP_PPO"
    ? ("INTERNSHIP" as const)
    : ("PLACEMENT" as const);
export const workplaces = ["ONSITE", "HYBRID", "REMOTE"] as const;
export const roundKinds = ["TEST", "GROUP_DISCUSSION", "INTERVIEW", "ASSIGNMENT", "OTHER"] as const;
export const roundModes = ["CAMPUS", "VIRTUAL", "HYBRID"] as const;
export const questionKinds = [
  "SHORT",
  "LONG",
  "ONE",
  "MANY",
  "YES_NO",
  "NUMBER",
  "DATE",
  "EMAIL",
  "URL",
] as const;
export const postingReasons = [
  "PAY_STRUCTURE",
  "UPFRONT_COST",
  "THIRD_PARTY",
  "NOT_RELEVANT",
  "LOCATION",
  "MORE_DETAIL",
  "OTHER",
] as const;

const { hiring } = limits;
/** The letters in which a job is described. */
export const describedIn = { shortest: 50, longest: 10_000 };
const localId = z
  .string({ error: "Check this part." })
  .check(z.regex(/^[\w-]{1,40}$/, "Check this part."));
const unique = <Item extends { id: string }>(list: Item[]) =>
  new Set(list.map((each) => each.id)).size === list.length;

const round = z.object({
  id: localId,
  kind: choice(roundKinds),
  title: text("Name the round.", 60),
  mode: choice(roundModes),
  minutes: maybe(number("Give 5 to 480 minutes.", 5, 480)),
  venue: maybe(text("Name the venue.", 120)),
});
const askedQuestion = z
  .object({
    id: localId,
    kind: choice(questionKinds),
    label: text("Write the question.", 200),
    required: flag,
    options: z.optional(words("Write the options.", 20)),
  })
  .check(
    z.refine(
      ({ kind, options }) => (kind !== "ONE" && kind !== "MANY") || (options?.length ?? 0) > 1,
      {
        error: "Give at least two options.",
        path: ["options"],
      },
    ),
  );
const attachments = z.array(id, { error: "Choose the files again." }).check(
  z.maxLength(hiring.attachments, `Keep it to ${hiring.attachments} files.`),
  z.refine((ids) => new Set(ids).size === ids.length, "Name each file once."),
);
const wantedSkill = z.object({ name: text("Name the skill.", 80), must: flag });
/** A job as its company writes it. Only a title is needed to keep it; `missingIn` (missing-in-job) says what sending needs. */
export const jobInput = z
  .object({
    title: text("Write a title of 3 letters or more.", 120).check(
      z.minLength(3, "Write a title of 3 letters or more."),
    ),
    type: choice(jobTypes, "Choose the kind of job."),
    function: maybe(text("Name the function.", 80)),
    workplace: z.optional(choice(workplaces)),
    locations: z.optional(words("Name the places.", hiring.locations)),
    vacancies: maybe(number("Give 1 to 10,000.", 1, hiring.vacancies)),
    description: maybeRichText("Describe the job.", describedIn.longest),
    skills: z.optional(
      z.array(wantedSkill).check(z.maxLength(hiring.skills, `Keep it to ${hiring.skills}.`)),
    ),
    pay: z.optional(payInput),
    bondMonths: maybe(number("Give 1 to 60 months.", 1, 60)),
    bondText: maybe(longText("Write what the bond says.", 1000)),
    agreement: maybe(longText("Write the service agreement.", 4000)),
    rounds: z.optional(
      z
        .array(round)
        .check(
          z.maxLength(hiring.rounds, `Keep it to ${hiring.rounds}.`),
          z.refine(unique, "Two rounds are the same."),
        ),
    ),
    rule: z.optional(rule),
    /** Asked where the rule asks for a gender. */
    ruleReason: maybe(ruleReason),
    questions: z.optional(
      z
        .array(askedQuestion)
        .check(
          z.maxLength(hiring.questions, `Keep it to ${hiring.questions}.`),
          z.refine(unique, "Two questions are the same."),
        ),
    ),
    opensAt: maybe(instant("Give the day and time it opens.")),
    closesAt: maybe(instant("Give the day and time it closes.")),
    replyDays: maybe(number("Give 1 to 90 days.", 1, 90)),
    contactName: maybe(personName("Write the name.")),
    contactEmail: maybe(email),
    contactPhone: maybe(phone),
    /** Files that were brought before, in their order; left out, they stay as they are. */
    attachments: z.optional(attachments),
    /** The version that was edited; without one the last word wins. */
    version: z.optional(z.number()),
    /** Made by the form, so that a job that is sent twice is one. */
    formKey: maybe(id),
  })
  .check(
    z.refine(
      ({ opensAt, closesAt }) =>
        !opensAt || !closesAt || Date.parse(closesAt) - Date.parse(opensAt) >= hiring.openFor,
      {
        error: "The deadline lies at least 24 hours after the opening.",
        path: ["closesAt"],
      },
    ),
  );
export type JobInput = z.output<typeof jobInput>;

const told = z.nullable(z.string());
const amount = z.nullable(z.number());
const shownRound = z.object({
  id: z.string(),
  kind: z.enum(roundKinds),
  title: z.string(),
  mode: z.enum(roundModes),
  minutes: amount,
  venue: told,
});
export type Round = z.output<typeof shownRound>;
const shownQuestion = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  label: z.string(),
  required: z.boolean(),
  options: z.array(z.string()),
});
export type Question = z.output<typeof shownQuestion>;

/** A file of a job, which everybody who may see the job can save. */
export const jobFile = z.object({ id, name: z.string(), bytes: z.number() });
export type JobFile = z.output<typeof jobFile>;

/** What everybody who may see a job is told of it. */
export const jobFacts = {
  id,
  title: z.string(),
  type: z.enum(jobTypes),
  function: told,
  workplace: z.nullable(z.enum(workplaces)),
  locations: z.array(z.string()),
  vacancies: amount,
  /** Rich text, as `cleanRichText` (rich-text) writes it. */
  description: told,
  skills: z.array(z.object({ name: z.string(), must: z.boolean() })),
  pay: shownPay,
  bondMonths: amount,
  bondText: told,
  agreement: told,
  rounds: z.array(shownRound),
  rule: z.custom<z.output<typeof rule>>(() => true),
  ruleWords: z.string(),
  ruleReason: told,
  questions: z.array(shownQuestion),
  opensAt: z.nullable(moment),
  closesAt: z.nullable(moment),
  replyDays: z.number(),
  contactName: told,
  contactEmail: told,
  contactPhone: told,
  attachments: z.array(jobFile),
};
export const hiringSide = z.object({ id, name: z.string(), city: told, picture: told });
export const hiringEvent = z.object({
  id,
  from: told,
  to: z.string(),
  command: z.string(),
  /** The round it led into, by its title. */
  round: told,
  /** In the story of a job: the college at which it happened. */
  college: z.optional(told),
  who: told,
  side: z.string(),
  reason: told,
  at: moment,
});
export const postingFacts = {
  id,
  jobId: id,
  college: hiringSide,
  state: z.enum(postingStates),
  question: told,
  answer: told,
  reason: z.nullable(z.enum([...postingReasons, "UNSPECIFIED"])),
  reasonText: told,
  allowResubmit: z.boolean(),
  automatic: z.boolean(),
  submittedAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
  dueAt: z.nullable(moment),
  applications: z.number(),
};
export const posting = z.object({
  ...postingFacts,
  /** Applications that still wait for a decision, or for the answer to an offer. */
  open: z.number(),
  /** Whether the college lets the company post jobs; as long as it does not, nobody can apply. */
  mayPost: z.boolean(),
  /** Whether it takes the company's bookings. */
  mayBook: z.optional(z.boolean()),
});
export type Posting = z.output<typeof posting>;

export const job = z.object({
  ...jobFacts,
  state: z.enum(jobStates),
  version: z.number(),
  postings: z.array(posting),
  /** Vacancies that are filled, by the offers that were accepted. */
  accepted: z.number(),
  timeline: z.array(hiringEvent),
  /** What is missing before it can be sent, by field. */
  missing: z.record(z.string(), z.string()),
  updatedAt: moment,
});
export type Job = z.output<typeof job>;

/** What a company does with its job. */
export const jobCommand = z.object({
  command: choice(["CLOSE", "COMPLETE", "CANCEL"]),
  reason: maybe(whyText()),
});
