import { z } from "zod/mini";
import { applicationStates, offerStates } from "../hiring/moves";
import { limits } from "../limits";
import { bookmark } from "./candidate";
import { choice, flag, id, ids, longText, maybe, moment, number, text } from "./fields";
import { hiringEvent, hiringSide, jobFacts, jobTypes, workplaces } from "./job";
import { shownOffer } from "./offer";
import { sheetFields } from "./list-sheet";
import { page, windowKeys, windowQuery } from "./page";
import { toldPay } from "./pay";
import { shownWithdrawal } from "./withdrawal";
import { resumeDocument, resumeVersion } from "./resume";

const told = z.nullable(z.string());
const amount = z.nullable(z.number());
const { hiring } = limits;

/** An answer to a question of the job: text, or the chosen options. */
const answers = z.record(
  z.string().check(z.maxLength(40)),
  z.union([
    z.string().check(z.maxLength(4000)),
    z.array(z.string().check(z.maxLength(80))).check(z.maxLength(20)),
  ]),
);
export const applyInput = z.object({ resumeId: maybe(id), answers: z.optional(answers) });
/** What a student has changed of an application before the deadline. */
export const applicationEdit = z.object({ ...applyInput.shape, version: z.optional(z.number()) });

export const rejectionReasons = [
  "SKILLS",
  "MARKS",
  "ROUND_FAILED",
  "ABSENT",
  "POSITION_FILLED",
  "OTHER",
  "UNSPECIFIED",
] as const;
export const roundResults = ["PENDING", "PASSED", "FAILED", "ON_HOLD", "ABSENT"] as const;

export const unmet = z.object({
  field: z.string(),
  asked: z.string(),
  has: told,
  /** Of those with the same number any one is enough. */
  either: z.optional(z.number()),
});
/** A posting as a student of its college sees it, with the exact reasons where it is not open to them. */
const studentPostingFacts = {
  id,
  title: z.string(),
  type: z.enum(jobTypes),
  company: hiringSide,
  locations: z.array(z.string()),
  workplace: jobFacts.workplace,
  ctc: amount,
  stipend: amount,
  told: toldPay,
  state: z.enum(["APPROVED", "OPEN", "PAUSED", "CLOSED", "COMPLETED", "CANCELLED"]),
  opensAt: z.nullable(moment),
  closesAt: z.nullable(moment),
  eligible: z.boolean(),
  unmet: z.array(unmet),
  /** One change would open it: the condition that is not met is the only one. */
  oneAway: z.boolean(),
  /** What the policy of the college says against it, or why nobody may apply now. */
  obstacle: told,
  application: z.nullable(z.object({ id, state: z.enum(applicationStates) })),
};
export const studentPosting = z.object(studentPostingFacts);
export type StudentPosting = z.output<typeof studentPosting>;
export const studentPostingPage = page(studentPosting);
export const studentPostingQuery = z.object({
  ...windowQuery,
  /** Those to which the student can apply now, or all others. */
  eligible: z.optional(flag),
  type: z.optional(choice(jobTypes)),
  workplace: z.optional(choice(workplaces)),
});
export const studentPostingDetail = z.object({ ...studentPostingFacts, job: z.object(jobFacts) });
export type StudentPostingDetail = z.output<typeof studentPostingDetail>;

/** Where somebody stands on the waiting list of a job at their college. */
const waiting = z.optional(z.nullable(z.object({ place: z.number(), of: z.number() })));
const shownAnswer = z.object({
  id: z.string(),
  label: z.string(),
  answer: z.union([z.string(), z.array(z.string())]),
});
const listed = {
  id,
  postingId: id,
  jobId: id,
  title: z.string(),
  type: z.enum(jobTypes),
  company: hiringSide,
  state: z.enum(applicationStates),
  round: z.nullable(z.object({ id: z.string(), title: z.string() })),
  offer: z.nullable(shownOffer),
  waiting,
  submittedAt: moment,
  updatedAt: moment,
  closesAt: z.nullable(moment),
};
export const studentApplication = z.object(listed);
export type StudentApplication = z.output<typeof studentApplication>;
export const studentApplications = z.array(studentApplication);
export const studentApplicationDetail = z.object({
  ...listed,
  version: z.number(),
  answers: z.array(shownAnswer),
  resume: z.nullable(z.object({ id: z.nullable(id), name: z.string() })),
  timeline: z.array(hiringEvent),
  mayEdit: z.boolean(),
  mayWithdraw: z.boolean(),
  /** Whether the college can be asked for it instead. */
  mayAskToWithdraw: z.optional(z.boolean()),
  withdrawal: z.optional(z.nullable(shownWithdrawal)),
});
export type StudentApplicationDetail = z.output<typeof studentApplicationDetail>;

/** Where an application lies on the board: a state, or the round it is in. */
export const stageKinds = [
  "APPLIED",
  "SHORTLISTED",
  "ROUND",
  "WAITLISTED",
  "OFFER",
  "ACCEPTED",
  "CLOSED",
] as const;
export const stage = z.object({
  id: z.string(),
  kind: z.enum(stageKinds),
  title: z.string(),
  count: z.number(),
  reached: z.number(),
});
export type Stage = z.output<typeof stage>;
export const boardQuery = z.object({ collegeId: maybe(id), search: windowQuery.search });
export const applicantSorts = ["name", "cgpa", "applied"] as const;
export const applicantQuery = z.object({
  ...windowQuery,
  stage: maybe(text("Name the stage.", 60)),
  collegeId: maybe(id),
  minCgpa: maybe(number("Give a CGPA from 0 to 10.", 0, 10, "decimal")),
  /** As the board has them where it is left out: the newest first, and who waits in their line. */
  sort: z.optional(choice([...applicantSorts, "-name", "-cgpa", "-applied"])),
});
export const applicantExportQuery = z.object({
  ...z.omit(applicantQuery, windowKeys).shape,
  ...sheetFields("applicants"),
});

export const candidate = z.object({
  id,
  studentName: z.string(),
  picture: told,
  college: hiringSide,
  department: told,
  /** What the college calls the department for short. */
  departmentCode: told,
  cgpa: amount,
  /** Of the skills that the job asks for, how many the candidate has. */
  skillsHad: z.number(),
  skillsAsked: z.number(),
  state: z.enum(applicationStates),
  stage: z.string(),
  /** The round the candidate is in, or was in last. */
  roundId: told,
  waiting,
  unread: z.boolean(),
  offer: z.nullable(
    z.object({ id, state: z.enum(offerStates), ctc: amount, stipend: amount, told: toldPay }),
  ),
  rating: amount,
  version: z.number(),
  submittedAt: moment,
  updatedAt: moment,
  /** The student as the company finds them; nothing where they are not found by companies, and for colleges. */
  student: z.nullable(z.object({ id, bookmark: z.nullable(bookmark) })),
});
export type Candidate = z.output<typeof candidate>;
export const candidatePage = page(candidate);

/** A move of the board that the reader has made and can still take back. */
const undoableMove = z.object({
  undoId: id,
  /** The stage it led to. */
  stage: z.string(),
  /** How many it moved, and how many of them have not been moved again since. */
  moved: z.number(),
  still: z.number(),
  /** Whom it moved, where that was one. */
  studentName: told,
  at: moment,
});
export type UndoableMove = z.output<typeof undoableMove>;
/** A place that nobody has any more, and who is first for it on the waiting list. */
const freePlace = z.object({
  college: hiringSide,
  many: z.number(),
  next: z.object({ id, studentName: z.string() }),
});
export type FreePlace = z.output<typeof freePlace>;
export const board = z.object({
  stages: z.array(stage),
  /** The first candidates of each stage where anybody is. */
  first: z.array(z.object({ stage: z.string(), ...page(candidate).shape })),
  colleges: z.array(z.object({ college: hiringSide, count: z.number() })),
  /** The newest first. */
  undoable: z.array(undoableMove),
  /** For whom somebody has to be asked; nobody moves up alone. */
  freePlaces: z.optional(z.array(freePlace)),
  /** Rises with each change of an application of the job. */
  at: moment,
});
export type Board = z.output<typeof board>;

const note = z.object({ id, text: told, rating: amount, who: told, own: z.boolean(), at: moment });
/** An application as the company and the college read it; notes are the company's alone. */
export const applicationSheet = z.object({
  ...candidate.shape,
  jobId: id,
  title: z.string(),
  email: told,
  phone: told,
  rounds: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      result: z.nullable(z.enum(roundResults)),
      at: z.nullable(moment),
    }),
  ),
  answers: z.array(shownAnswer),
  resume: z.object({
    name: z.string(),
    template: resumeVersion.shape.template,
    options: resumeVersion.shape.options,
    hidden: resumeVersion.shape.hidden,
    picture: told,
    document: resumeDocument,
  }),
  offers: z.array(shownOffer),
  /** What the student has asked the college last; companies read none of it. */
  withdrawal: z.optional(z.nullable(shownWithdrawal)),
  notes: z.array(note),
  timeline: z.array(hiringEvent),
});
export type ApplicationSheet = z.output<typeof applicationSheet>;

export const noteInput = z.object({
  text: maybe(longText("Write a note.", 2000)),
  rating: maybe(number("Rate from 1 to 4.", 1, 4)),
});
export const compareQuery = z.object({ ids: ids(hiring.compared) });
