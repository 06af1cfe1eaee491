import { z } from "zod/mini";
import { limits } from "../limits";
import { choice, id, longText, maybe, text } from "./fields";
import { item, saving } from "./portfolio";

const stored = z.nullable(z.string());

export const skillTypes = ["TECHNICAL", "SOFT", "LANGUAGE", "TOOL"] as const;
/** From the first steps to mastery; a graph shows them as 1 to 5. */
export const skillLevels = ["NEW", "BASIC", "GOOD", "STRONG", "EXPERT"] as const;
export const skillInput = z.object({
  type: choice(skillTypes),
  skill_name: text("Choose a skill.", 80),
  level: choice(skillLevels, "Choose how well you know it."),
  criteria: maybe(longText("Say what shows it.", 600)),
  top: z.optional(z.boolean()),
  ...saving,
});
export const skill = z.object({
  ...item,
  type: z.enum(skillTypes),
  skill_name: z.string(),
  domain: stored,
  level: z.enum(skillLevels),
  criteria: stored,
  top: z.boolean(),
});
export type Skill = z.output<typeof skill>;
export type SkillInput = z.input<typeof skillInput>;
export const skillGraph = z.array(
  z.object({
    domain: z.string(),
    average: z.number(),
    skills: z.array(z.object({ name: z.string(), level: z.number() })),
  }),
);
export type SkillGraph = z.output<typeof skillGraph>;
export const topSkillsInput = z.object({
  ids: z.array(id, { error: "Send the skills in their order." }).check(
    z.maxLength(limits.topSkills, `Choose at most ${limits.topSkills}.`),
    z.refine((given) => new Set(given).size === given.length, "Name each skill once."),
  ),
});

export const skillTypeQuery = z.object({ type: z.optional(choice(skillTypes)) });
