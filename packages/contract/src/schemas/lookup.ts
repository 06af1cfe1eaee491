import { z } from "zod/mini";
import { limits } from "../limits";
import { id, maybe, number } from "./fields";
import { cursor, option, options, search } from "./page";

const word = maybe(z.string().check(z.trim(), z.maxLength(120, "Keep it to 120 characters.")));

/** A picker's list: by page under the name of what is looked for, or by `search` and `cursor`. */
export const pagedQuery = <const Name extends string>(name: Name) =>
  z.object({
    [name]: word,
    limit: z.optional(number("Ask for 1 to 50.", 1, limits.lookup.maxPageSize)),
    page: z.optional(number("Pages start at 1.", limits.lookup.firstPage, 100_000)),
    search,
    cursor,
  } as Record<Name, typeof word> & {
    limit: z.ZodMiniOptional<ReturnType<typeof number>>;
    page: z.ZodMiniOptional<ReturnType<typeof number>>;
    search: typeof search;
    cursor: typeof cursor;
  });

export const universityQuery = z.object({ university_name: word, next: cursor });
export const serviceQuery = z.object({ service: word, next: cursor });
export const collegeQuery = z.object({ college_name: word, next: cursor });
/** With a college, its own departments. */
export const departmentQuery = z.object({ department: word, collegeId: maybe(id), next: cursor });
export const majorInDepartmentQuery = z.object({ major: word, department: word, next: cursor });
export const majorQuery = z.object({ majors: word, next: cursor });
export const skillQuery = z.object({ skill_name: word, next: cursor });
export const studentSkillQuery = z.object({ skills: word });
export const cityQuery = z.object({ city: word, next: cursor });
export const placeQuery = z.object({ search, country: word, state: word, next: cursor });

export const universities = options("universities");
export const colleges = z.object({
  colleges: z.array(z.object({ id: z.string(), name: z.string(), city: z.string() })),
  next: z.nullable(z.string()),
});
export const sectors = options("sectors");
export const companySizes = options("companySizes");
export const companyServices = options("companyServices");
export const departments = options("departments");
export const majors = options("majors");
export const skills = z.object({
  skills: z.array(z.object({ id: z.string(), name: z.string(), domain: z.string() })),
  next: z.nullable(z.string()),
});
export const cities = z.object({
  cities: z.array(
    z.object({ id: z.string(), name: z.string(), state: z.string(), country: z.string() }),
  ),
  next: z.nullable(z.string()),
});
export const countries = options("countries");
export const states = options("states");
export const named = z.array(option);
