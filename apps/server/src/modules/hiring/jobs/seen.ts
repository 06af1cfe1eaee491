import { and, eq, inArray, isNotNull, ne, notInArray, or } from "drizzle-orm";
import { postings } from "../tables";

/** The postings of a college that its officers may see: what a company has not sent, or has taken back, is its own. */
export const seenByCollege = (collegeId: string) =>
  and(eq(postings.collegeId, collegeId), notInArray(postings.state, ["DRAFT", "WITHDRAWN"]));

const shownStates = ["APPROVED", "OPEN", "PAUSED", "CLOSED", "COMPLETED", "CANCELLED"] as const;
/** The postings of a college that its students may see. What was cancelled unanswered, the college never let in. */
export const shownToStudents = (collegeId: string) =>
  and(
    eq(postings.collegeId, collegeId),
    inArray(postings.state, [...shownStates]),
    or(ne(postings.state, "CANCELLED"), isNotNull(postings.answeredAt)),
  );
