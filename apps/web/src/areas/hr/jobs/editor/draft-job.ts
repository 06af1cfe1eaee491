import { collegeDay, collegeZone, dayStart, momentAt } from "@toran/contract/calendar/zones";
import { everybody, isLeaf, type Rule, type RuleLeaf } from "@toran/contract/hiring/rule";
import {
  type Job,
  type JobFile,
  type jobInput,
  type Question,
  type Round,
  trackOf,
} from "@toran/contract/schemas/job";
import type { z } from "zod/mini";
import { sentPay, unwrittenPay, type WrittenPay, writtenFrom } from "@/features/hiring/written-pay";

/** A job while it is written. Dates are days; a deadline that is set here is their last minute in India. */
export interface DraftJob extends WrittenPay {
  title: string;
  type: Job["type"] | "";
  function: string;
  workplace: NonNullable<Job["workplace"]> | "";
  locations: string[];
  vacancies: number | null;
  /** Rich text. */
  description: string;
  skills: { name: string; must: boolean }[];
  bondMonths: number | null;
  bondText: string;
  agreement: string;
  rounds: Round[];
  /** The conditions as a list; a rule of another shape stays as it is. */
  conditions: RuleLeaf[];
  match: "all" | "any";
  otherRule: Rule | null;
  ruleReason: string;
  questions: Question[];
  opens: string | null;
  closes: string | null;
  replyDays: number | null;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  attachments: JobFile[];
}

export const emptyJob: DraftJob = {
  title: "",
  type: "",
  function: "",
  workplace: "",
  locations: [],
  vacancies: null,
  description: "",
  skills: [],
  ...unwrittenPay,
  bondMonths: null,
  bondText: "",
  agreement: "",
  rounds: [],
  conditions: [],
  match: "all",
  otherRule: null,
  ruleReason: "",
  questions: [],
  opens: null,
  closes: null,
  replyDays: 14,
  contactName: "",
  contactEmail: "",
  contactPhone: "",
  attachments: [],
};

const dayOf = (moment: string | null) => (moment ? collegeDay(new Date(moment)) : null);

function conditionsOf(rule: Rule): Pick<DraftJob, "conditions" | "match" | "otherRule"> {
  const parts =
    "all" in rule ? rule.all : "any" in rule ? rule.any : isLeaf(rule) ? [rule] : undefined;
  if (!parts?.every(isLeaf)) return { conditions: [], match: "all", otherRule: rule };
  return { conditions: parts, match: "any" in rule ? "any" : "all", otherRule: null };
}

/** The conditions as the rule that is sent. */
export function ruleOf({
  conditions,
  match,
  otherRule,
}: Pick<DraftJob, "conditions" | "match" | "otherRule">): Rule {
  if (otherRule) return otherRule;
  if (!conditions.length) return everybody;
  return match === "any" ? { any: conditions } : { all: conditions };
}

export const draftFrom = (job: Job): DraftJob => ({
  title: job.title,
  type: job.type,
  function: job.function ?? "",
  workplace: job.workplace ?? "",
  locations: job.locations,
  vacancies: job.vacancies,
  description: job.description ?? "",
  skills: job.skills,
  ...writtenFrom(job.pay),
  bondMonths: job.bondMonths,
  bondText: job.bondText ?? "",
  agreement: job.agreement ?? "",
  rounds: job.rounds,
  ...conditionsOf(job.rule),
  ruleReason: job.ruleReason ?? "",
  questions: job.questions,
  opens: dayOf(job.opensAt),
  closes: dayOf(job.closesAt),
  replyDays: job.replyDays,
  contactName: job.contactName ?? "",
  contactEmail: job.contactEmail ?? "",
  contactPhone: job.contactPhone ?? "",
  attachments: job.attachments,
});

const told = <Value>(value: Value | null | "") =>
  value === null || value === "" ? undefined : value;

/** When somebody can apply until, by the day that is chosen: the hour that a job has by now stays with its day. */
export const closingOf = (day: string, job?: Pick<Job, "closesAt">) =>
  kept(day, job?.closesAt) ?? momentAt({ day, time: "23:59" }, collegeZone).toISOString();
const kept = (day: string, moment: string | null | undefined) =>
  moment && dayOf(moment) === day ? moment : undefined;

type Known = Pick<Job, "version" | "opensAt" | "closesAt"> & { pay?: Pick<Job["pay"], "stipend"> };

/** Whether a stipend is asked for: of an internship, and of a job that tells one by now. */
export const asksStipend = ({ type }: Pick<DraftJob, "type">, job?: Pick<Known, "pay">) =>
  (type !== "" && trackOf(type) === "INTERNSHIP") || typeof job?.pay?.stipend === "number";
/** What is paid by a draft, as far as it is asked for: a stipend that was typed for another kind of job waits for it. */
export const paidBy = (draft: DraftJob, job?: Pick<Known, "pay">): DraftJob =>
  asksStipend(draft, job) ? draft : { ...draft, pay: { ...draft.pay, stipend: null } };

/** What is sent of a draft, over the job as it is. */
export function bodyOf(draft: DraftJob, job?: Known): z.input<typeof jobInput> {
  const { opens, closes, rounds, questions } = draft;
  return {
    title: draft.title,
    type: draft.type as Job["type"],
    function: told(draft.function),
    workplace: told(draft.workplace),
    locations: draft.locations,
    vacancies: told(draft.vacancies),
    description: told(draft.description),
    skills: draft.skills,
    pay: sentPay(paidBy(draft, job)),
    bondMonths: told(draft.bondMonths),
    bondText: told(draft.bondText),
    agreement: told(draft.agreement),
    rounds: rounds.map(({ minutes, venue, ...round }) => ({
      ...round,
      minutes: told(minutes),
      venue: told(venue),
    })),
    rule: ruleOf(draft),
    ruleReason: told(draft.ruleReason),
    questions,
    opensAt: opens ? (kept(opens, job?.opensAt) ?? dayStart(opens).toISOString()) : undefined,
    closesAt: closes ? closingOf(closes, job) : undefined,
    replyDays: told(draft.replyDays),
    contactName: told(draft.contactName),
    contactEmail: told(draft.contactEmail),
    contactPhone: told(draft.contactPhone),
    attachments: draft.attachments.map(({ id }) => id),
    version: job?.version,
  };
}
