import { z } from "zod/mini";
import { choice } from "./fields";

/** What a student is looking for after the studies; those who do not seek are not counted as unplaced. */
export const outcomeTags = [
  "SEEKING",
  "NOT_SEEKING",
  "HIGHER_STUDIES",
  "ENTREPRENEURSHIP",
  "FAMILY_BUSINESS",
  "SERVICE",
] as const;
export type OutcomeTag = (typeof outcomeTags)[number];
export const outcomeInput = z.object({ outcomeTag: choice(outcomeTags, "Choose what is sought.") });
export const outcome = z.object({ outcomeTag: z.enum(outcomeTags) });
