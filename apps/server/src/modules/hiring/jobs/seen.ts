import { and, eq, inArray, notInArray } from "drizzle-orm";
import { postings } from "../tables";

/** The postings of a college that its officers may see: what a company has not sent, or has taken back, is its own. */
export const seenByCollege = (collegeId: string) =>
  and(eq(postings.collegeId, collegeId), notInArray(postings.state, ["DRAFT", "WITHDRAWN"]));

/** The postings of a college that its students may see. */
const shownStates = ["APPROVED", "OPEN", "PAUSED", "CLOSED", "COMPLETED", "CANCELLED"] as const;
export const shownToStudents = (collegeId: string) =>
  and(eq(postings.collegeId, collegeId), inArray(postings.state, [...shownStates]));
