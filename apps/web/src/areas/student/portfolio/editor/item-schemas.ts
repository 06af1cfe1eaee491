import {
  achievementInput,
  additionalInput,
  educationInput,
  experienceInput,
  projectInput,
  type SectionName,
} from "@toran/contract/schemas/portfolio";
import { skillInput } from "@toran/contract/schemas/skill";
import type { FieldValues } from "react-hook-form";
import { z } from "zod/mini";

/** The file that goes along with the fields of an item. */
const chosenFile = { file: z.optional(z.instanceof(File)) };

/** What the form of an item checks, by section. It comes with the form: the list does without it. */
export const itemSchemas: Record<SectionName, z.core.$ZodType<object, FieldValues>> = {
  projects: z.safeExtend(projectInput, chosenFile),
  experiences: z.safeExtend(experienceInput, chosenFile),
  education: z.safeExtend(educationInput, chosenFile),
  achievements: z.safeExtend(achievementInput, chosenFile),
  skills: skillInput,
  additional: additionalInput,
};
