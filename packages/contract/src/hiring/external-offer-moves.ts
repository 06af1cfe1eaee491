import type { Move } from "./moves";

/**
 * An offer from outside of the product. What a student sends waits until an officer has verified its proof;
 * EXTENDED, ACCEPTED and ENDED are what officers record by hand, and what a verified one becomes.
 */
export const externalOfferStates = [
  "WAITING",
  "TURNED_DOWN",
  "WITHDRAWN",
  "EXTENDED",
  "ACCEPTED",
  "ENDED",
] as const;
export type ExternalOfferState = (typeof externalOfferStates)[number];

/** Those that count for the placed flag and the policy of the college. */
export const standingExternalOffers = [
  "EXTENDED",
  "ACCEPTED",
] as const satisfies ExternalOfferState[];

/** What becomes of an offer that a student sends. That it is accepted and ends follows the placed flag. */
export const externalOfferMoves = {
  /** Once more, with what was put right. */
  SEND: { from: ["TURNED_DOWN", "WITHDRAWN"], to: "WAITING", by: ["STUDENT"] },
  WITHDRAW: { from: ["WAITING"], to: "WITHDRAWN", by: ["STUDENT"] },
  VERIFY: { from: ["WAITING"], to: "ACCEPTED", by: ["COLLEGE"] },
  TURN_DOWN: { from: ["WAITING"], to: "TURNED_DOWN", by: ["COLLEGE"] },
} as const satisfies Record<string, Move<ExternalOfferState>>;

export type ExternalOfferCommand = keyof typeof externalOfferMoves;
