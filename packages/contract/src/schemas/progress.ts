import { z } from "zod/mini";

/** The parts of a profile whose progress is told. */
export const progressParts = [
  "personal",
  "documents",
  "education",
  "skills",
  "projects",
  "experiences",
  "achievements",
  "additional",
  "video",
] as const;
/** How much of a profile is there, and what to do next. */
export const progress = z.object({
  percent: z.number(),
  next: z.nullable(z.object({ name: z.enum(progressParts), text: z.string() })),
  sections: z.array(
    z.object({
      name: z.enum(progressParts),
      count: z.number(),
      /** What it adds to the whole, in percent. */
      weight: z.number(),
      /** What is still to be added of it, in percent. */
      left: z.number(),
      done: z.boolean(),
      next: z.nullable(z.string()),
    }),
  ),
});
export type Progress = z.output<typeof progress>;

/** The parts of a college's profile whose progress is told. */
export const collegeProgressParts = [
  "info",
  "crest",
  "about",
  "accreditation",
  "address",
  "contact",
  "departments",
  "majors",
  "infrastructure",
  "pictures",
] as const;
/** How much of the profile of a college is there, and what to do next. */
export const collegeProgress = z.object({
  percent: z.number(),
  next: z.nullable(z.object({ name: z.enum(collegeProgressParts), text: z.string() })),
  sections: z.array(
    z.object({ name: z.enum(collegeProgressParts), text: z.string(), done: z.boolean() }),
  ),
});
