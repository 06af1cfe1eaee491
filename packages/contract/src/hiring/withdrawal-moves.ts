import { applicationMoves, type Move } from "./moves";

/** What becomes of a student's wish to withdraw once they can no longer do it themselves. */
export const withdrawalStates = ["OPEN", "GRANTED", "REFUSED", "TAKEN_BACK", "CLOSED"] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const withdrawalMoves = {
  TAKE_BACK: { from: ["OPEN"], to: "TAKEN_BACK", by: ["STUDENT"] },
  /** The application is released, by whichever way the college does it. */
  GRANT: { from: ["OPEN"], to: "GRANTED", by: ["COLLEGE"] },
  REFUSE: { from: ["OPEN"], to: "REFUSED", by: ["COLLEGE"] },
  /** The application has ended otherwise, or has come to an offer that has reached its student, who can decline it. */
  CLOSE: { from: ["OPEN"], to: "CLOSED", by: ["SYSTEM"] },
} as const satisfies Record<string, Move<WithdrawalState>>;
export type WithdrawalCommand = keyof typeof withdrawalMoves;

/** From where a student may ask to withdraw: what the college can release. An offer they can decline. */
export const withdrawable: readonly string[] = applicationMoves.RELEASE.from.filter(
  (state) => state !== "OFFERED",
);
