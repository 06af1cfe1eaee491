import { z } from "zod/mini";
import { id, maybe, number, several } from "./fields";
import { actionHits } from "./officer-student";
import { page, windowQuery } from "./page";
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
});
export type CandidateQuery = z.output<typeof candidateQuery>;

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
});
export type Candidate = z.output<typeof candidate>;
export const candidates = page(candidate);
/** The page of a student, and the college it is seen through. */
export const candidatePage = z.object({
  college: z.object({ id, name: z.string() }),
  page: publishedProfile,
});

export const companyHits = z.object({
  colleges: actionHits,
  students: actionHits,
  actions: actionHits,
});
