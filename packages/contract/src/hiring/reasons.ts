import type { rejectionReasons } from "../schemas/application";
import type { bookingReasons } from "../schemas/booking";
import type { postingReasons } from "../schemas/job";

/** Why somebody was not taken on. */
export const rejectionWords: Partial<Record<(typeof rejectionReasons)[number], string>> = {
  SKILLS: "Other skills are asked for",
  MARKS: "Marks",
  ROUND_FAILED: "Did not pass the round",
  ABSENT: "Was not there",
  POSITION_FILLED: "All places are filled",
  OTHER: "Something else",
};
/** Why a college does not want a job. */
export const postingReasonWords: Partial<Record<(typeof postingReasons)[number], string>> = {
  PAY_STRUCTURE: "How the pay is made up",
  UPFRONT_COST: "Students would have to pay first",
  THIRD_PARTY: "Hires for somebody else",
  NOT_RELEVANT: "Not relevant for our students",
  LOCATION: "The place",
  MORE_DETAIL: "Too little is told",
  OTHER: "Something else",
};
/** Why a visit does not take place. */
export const bookingReasonWords: Record<(typeof bookingReasons)[number], string> = {
  DATE_TAKEN: "The day is taken",
  EXAMS: "Examinations",
  NO_PLACE: "No place is free",
  NOT_RELEVANT: "Not relevant for our students",
  FEW_STUDENTS: "Too few students",
  TRAVEL: "Travel",
  OTHER: "Something else",
};

const words: Record<string, string> = {
  ...rejectionWords,
  ...postingReasonWords,
  ...bookingReasonWords,
};

/** What stories and notices say of a reason: the words of a chosen one, or what somebody wrote themselves. */
export const reasonSaid = (reason: string | null | undefined) =>
  reason && reason !== "UNSPECIFIED" ? (words[reason] ?? reason) : undefined;
