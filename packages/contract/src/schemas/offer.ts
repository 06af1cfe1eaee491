import { z } from "zod/mini";
import { offerStates } from "../hiring/moves";
import {
  choice,
  flag,
  id,
  joiningDay,
  longText,
  maybe,
  moment,
  number,
  whyText,
  text,
} from "./fields";
import { hiringSide } from "./job";
import { sheetFields } from "./list-sheet";
import { page, windowKeys, windowQuery } from "./page";
import { payInput, toldPay } from "./pay";

const told = z.nullable(z.string());
const amount = z.nullable(z.number());

const offerFacts = {
  id,
  state: z.enum(offerStates),
  role: z.string(),
  ctc: amount,
  stipend: amount,
  told: toldPay,
  joiningDate: told,
  /** How often the joining was put off. */
  deferrals: z.number(),
  note: told,
  /** Whether the company has added its letter, which is a call of its own. */
  letter: z.boolean(),
  replyBy: z.nullable(moment),
  extendedAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
  reason: told,
};
export const shownOffer = z.object(offerFacts);
export type ShownOffer = z.output<typeof shownOffer>;

export const offerInput = z
  .object({
    applicationId: id,
    role: text("Name the role.", 120),
    /** Rupees a year. */
    ctc: maybe(number("Give the pay per year.", 1, 1_000_000_000)),
    /** Rupees a month. */
    stipend: maybe(number("Give the stipend per month.", 0, 10_000_000)),
    /** Instead of these two: part by part, as a job tells it, in any currency and by the year or the month. */
    pay: z.optional(payInput),
    joiningDate: maybe(joiningDay()),
    note: maybe(longText("Write a note.", 1000)),
    /** Days to answer; those of the job where it is left out. */
    replyDays: maybe(number("Give 1 to 90 days.", 1, 90)),
  })
  .check(
    z.refine(({ pay, ctc, stipend }) => !pay || (ctc === undefined && stipend === undefined), {
      error: "Give the pay once: in rupees, or part by part.",
      path: ["pay"],
    }),
  );
export const companyOfferCommand = z.object({
  command: choice(["REVOKE", "JOIN", "DEFER"]),
  reason: maybe(whyText()),
  joiningDate: maybe(joiningDay()),
});
export const collegeOfferCommand = z.object({
  command: choice(["CONSENT", "JOIN", "RENEGE"]),
  reason: maybe(whyText()),
  dryRun: z.optional(flag),
});
export const studentOfferCommand = z.object({
  command: choice(["ACCEPT", "DECLINE"]),
  reason: maybe(whyText()),
  dryRun: z.optional(flag),
});
/** What answering an offer brings with it. */
export const offerOutcome = z.object({
  offer: shownOffer,
  declined: z.array(z.object({ id, title: z.string(), company: z.string() })),
  withdrawn: z.array(z.object({ id, title: z.string(), company: z.string() })),
  restored: z.array(z.object({ id, title: z.string(), company: z.string() })),
});
export type OfferOutcome = z.output<typeof offerOutcome>;
export const listedOffer = z.object({
  ...offerFacts,
  applicationId: id,
  /** Where the application stands: on the board of the company's job, or of the college's posting. */
  jobId: id,
  postingId: id,
  title: z.string(),
  company: hiringSide,
  college: hiringSide,
  studentId: id,
  studentName: z.string(),
  /** As it was sent with the application. */
  picture: told,
});
export type ListedOffer = z.output<typeof listedOffer>;
export const offerPage = page(listedOffer);
export const offerQuery = z.object({ ...windowQuery, state: z.optional(choice(offerStates)) });
export const offerSheetQuery = z.object({
  ...z.omit(offerQuery, windowKeys).shape,
  ...sheetFields("offers"),
});
