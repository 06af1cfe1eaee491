import { z } from "zod/mini";
import { externalOfferStates } from "../hiring/external-offer-moves";
import { choice, id, instant, joiningDay, maybe, moment, number, ownReason, text } from "./fields";
import { sheetFields } from "./list-sheet";
import { page, windowKeys, windowQuery } from "./page";

const told = z.nullable(z.string());
export const offerSources = ["ON_CAMPUS", "PPO", "OFF_CAMPUS"] as const;
/** Where an offer comes from that a student sends: not from the campus, whose offers are made here. */
export const sentSources = ["PPO", "OFF_CAMPUS"] as const;

/** What is told of an offer, one field like the other, by students and by officers. */
export const externalOfferFields = {
  company: text("Name the company.", 160),
  role: text("Name the role.", 120),
  ctc: number("Give the pay per year.", 0, 1_000_000_000),
  stipend: number("Give the stipend per month.", 0, 10_000_000),
  joiningDate: joiningDay(),
};

/** An offer that a student sends; its proof comes as a file. */
export const externalOfferInput = z
  .object({
    ...externalOfferFields,
    ctc: maybe(number("Give the pay per year.", 1, 1_000_000_000), "Give the pay per year."),
    stipend: maybe(externalOfferFields.stipend, "Give the stipend per month."),
    source: choice(sentSources, "Choose where the offer came from."),
  })
  .check(
    z.refine(({ ctc, stipend }) => ctc !== undefined || stipend !== undefined, {
      error: "Give the pay per year, or the stipend per month.",
      path: ["ctc"],
      // Told with what else is wrong, not once that is right.
      when: ({ value }) => value instanceof Object,
    }),
  );

/** An offer that was not made here: recorded by an officer, or sent by its student. */
export const externalOffer = z.object({
  id,
  company: told,
  role: told,
  /** Rupees a year. */
  ctc: z.nullable(z.number()),
  /** Rupees a month. */
  stipend: z.nullable(z.number()),
  joiningDate: told,
  source: z.nullable(z.enum(offerSources)),
  state: z.enum(externalOfferStates),
  detailsPending: z.boolean(),
  recordedAt: moment,
  recordedBy: told,
  proof: z.nullable(z.object({ key: z.string(), name: z.string(), bytes: z.number() })),
  /** When its student sent it the last time; null where an officer recorded it. */
  sentAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
  /** Why it was turned down the last time. */
  answer: told,
  endedAt: z.nullable(moment),
  endReason: told,
});
export type ExternalOffer = z.output<typeof externalOffer>;
export const externalOffers = z.array(externalOffer);

export const externalOfferCommand = z.object({
  command: choice(["VERIFY", "TURN_DOWN"]),
  /** The `sentAt` of what the officer looked at, so that nobody verifies what they have not seen. */
  sentAt: instant("Say which sending this answers."),
  reason: maybe(ownReason()),
});
/** An offer from elsewhere, with the student of the college who has it. */
export const listedExternalOffer = z.object({
  ...externalOffer.shape,
  studentId: id,
  studentName: z.string(),
  rollNumber: told,
});
export type ListedExternalOffer = z.output<typeof listedExternalOffer>;
export const externalOfferPage = page(listedExternalOffer);
/** Who told the college of an offer: the student who has it, or an officer who wrote it down. */
export const offerTellers = ["STUDENT", "OFFICER"] as const;
export const externalOfferQuery = z.object({
  ...windowQuery,
  /** Those that students have sent, where nothing is said. */
  by: z.optional(choice(offerTellers)),
  state: z.optional(choice(externalOfferStates)),
});
export const externalOfferSheetQuery = z.object({
  ...z.omit(externalOfferQuery, windowKeys).shape,
  ...sheetFields("externalOffers"),
});
