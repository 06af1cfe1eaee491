import { z } from "zod/mini";
import { flag, id, maybe, moment, number, several } from "./fields";
import { sheetFields } from "./list-sheet";
import { page, windowKeys, windowQuery } from "./page";
import { publishedProfile } from "./profile";

const word = z.string().check(z.maxLength(160));

/** Which students of its colleges a company looks for. */
export const candidateQuery = z.object({
  ...windowQuery,
  collegeId: maybe(id),
  department: maybe(several(word)),
  skills: maybe(several(word)),
  domain: maybe(several(word)),
  graduationYear: maybe(number("Give a year.", 1990, 2040)),
  /** Only of those who show their marks. */
  minCgpa: maybe(number("Give a CGPA from 0 to 10.", 0, 10, "decimal")),
  /** Only those whom the company has bookmarked, or only the others. */
  bookmarked: maybe(flag),
});
export const candidateSheetQuery = z.object({
  ...z.omit(candidateQuery, windowKeys).shape,
  ...sheetFields("candidates"),
});
export type CandidateQuery = z.output<typeof candidateQuery>;

/** That a company has marked a student to come back to: which of its people did, where they are still there, and when. */
export const bookmark = z.object({ by: z.nullable(z.string()), at: moment });
export type Bookmark = z.output<typeof bookmark>;

/** What the people of a company are told when one of them bookmarks a student, or takes the bookmark away. */
export interface BookmarkChanged {
  studentId: string;
  bookmark: Bookmark | null;
}

/** A student as a company finds one: nothing that they have not opened to companies. */
export const candidate = z.object({
  id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  college: z.object({ id, name: z.string() }),
  degree: z.nullable(z.string()),
  department: z.nullable(z.string()),
  graduationYear: z.nullable(z.number()),
  cgpa: z.nullable(z.number()),
  skills: z.array(z.string()),
  bookmark: z.nullable(bookmark),
});
export type Candidate = z.output<typeof candidate>;
export const candidates = page(candidate);
/** The page of a student, and the college it is seen through. */
export const candidatePage = z.object({
  college: z.object({ id, name: z.string() }),
  page: publishedProfile,
  bookmark: z.nullable(bookmark),
});
