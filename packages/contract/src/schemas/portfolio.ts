import { z } from "zod/mini";
import { choice, id, longText, maybe, moment, number, text, url } from "./fields";

/** How far an item of a portfolio is backed. It falls back when the item is edited. */
export const evidence = z.enum(["SELF_DECLARED", "DOCUMENT_ATTACHED", "OFFICER_VERIFIED"]);
const item = { id, position: z.number(), evidence, updatedAt: moment };
const month = (ask: string) =>
  text(ask, 7).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Give a month and a year."));
const inOrder = (value: { startMonth?: string; endMonth?: string | undefined }) =>
  !value.startMonth || !value.endMonth || value.endMonth >= value.startMonth;
const endsAfterStart = z.refine<Parameters<typeof inOrder>[0]>(inOrder, {
  error: "The end comes before the start.",
  path: ["endMonth"],
});
const stored = z.nullable(z.string());

export const educationKinds = ["SCHOOL", "DIPLOMA", "DEGREE", "SEMESTER"] as const;
export const educationInput = z.object({
  kind: choice(educationKinds),
  institution: text("Write the name of the school or college.", 160),
  board: maybe(text("Write the board or university.", 160)),
  course: maybe(text("Write the course.", 120)),
  semester: maybe(number("Give a semester from 1 to 12.", 1, 12)),
  score: maybe(number("Give the score as a number.", 0, 100, "decimal")),
  scoreScale: maybe(number("Give a scale of 4, 5, 7, 10 or 100.", 4, 100)),
  startYear: maybe(number("Give a year.", 1970, 2040)),
  endYear: maybe(number("Give a year.", 1970, 2040)),
});
export const education = z.object({
  ...item,
  kind: z.enum(educationKinds),
  institution: z.string(),
  board: stored,
  course: stored,
  semester: z.nullable(z.number()),
  score: z.nullable(z.number()),
  scoreScale: z.nullable(z.number()),
  startYear: z.nullable(z.number()),
  endYear: z.nullable(z.number()),
  file: stored,
});

export const projectInput = z
  .object({
    title: text("Name the project."),
    role: maybe(text("Write your part in it.", 80)),
    description: maybe(longText("Describe it.", 2000)),
    link: maybe(url),
    startMonth: month("Give the month it began."),
    endMonth: maybe(month("Give the month it ended.")),
  })
  .check(endsAfterStart);
export const project = z.object({
  ...item,
  title: z.string(),
  role: stored,
  description: stored,
  link: stored,
  startMonth: z.string(),
  endMonth: stored,
  file: stored,
});

export const achievementInput = z.object({
  title: text("Name the achievement."),
  issuer: maybe(text("Say who gave it.", 120)),
  description: maybe(longText("Describe it.", 2000)),
  month: month("Give the month you received it."),
  link: maybe(url),
});
export const achievement = z.object({
  ...item,
  title: z.string(),
  issuer: stored,
  description: stored,
  month: z.string(),
  link: stored,
  file: stored,
});

export const experienceInput = z
  .object({
    title: text("Write what you worked as."),
    organisation: text("Write where you worked.", 160),
    city: maybe(text("Choose a city.", 80)),
    description: maybe(longText("Describe the work.", 2000)),
    startMonth: month("Give the month it began."),
    endMonth: maybe(month("Give the month it ended.")),
  })
  .check(endsAfterStart);
export const experience = z.object({
  ...item,
  title: z.string(),
  organisation: z.string(),
  city: stored,
  description: stored,
  startMonth: z.string(),
  endMonth: stored,
  file: stored,
});

export const additionalInput = z.object({
  title: text("Give it a title."),
  description: maybe(longText("Describe it.", 2000)),
  link: maybe(url),
});
export const additional = z.object({
  ...item,
  title: z.string(),
  description: stored,
  link: stored,
});

export const skillTypes = ["TECHNICAL", "SOFT", "LANGUAGE", "TOOL"] as const;
export const skillLevels = ["NEW", "BASIC", "GOOD", "STRONG", "EXPERT"] as const;
export const skillInput = z.object({
  type: choice(skillTypes),
  skill_name: text("Choose a skill.", 80),
  level: choice(skillLevels, "Choose how well you know it."),
  criteria: maybe(longText("Say what shows it.", 600)),
  top: z.optional(z.boolean()),
});
export const skill = z.object({
  id,
  type: z.enum(skillTypes),
  skill_name: z.string(),
  domain: stored,
  level: z.enum(skillLevels),
  criteria: stored,
  top: z.boolean(),
  position: z.number(),
  evidence,
});
export const skillGraph = z.array(
  z.object({
    domain: z.string(),
    average: z.number(),
    skills: z.array(z.object({ name: z.string(), level: z.number() })),
  }),
);
/** The file that goes with a removed row, so that nothing but that file is taken away. */
export const removedFile = z.object({ fileName: maybe(z.string().check(z.maxLength(300))) });
export const skillTypeQuery = z.object({ type: z.optional(choice(skillTypes)) });
export const slug = z.object({ slug: z.nullable(z.string()) });
export const lastUpdated = z.object({ updatedAt: moment });
/** How much of a profile is there, and what to do next. */
export const progress = z.object({
  percent: z.number(),
  sections: z.array(
    z.object({ name: z.string(), done: z.boolean(), next: z.nullable(z.string()) }),
  ),
});
/** The résumé document: the portfolio in the model of the templates, with template and options. */
export const resume = z.object({
  template: z.string(),
  options: z.record(z.string(), z.unknown()),
  version: z.number(),
  document: z.record(z.string(), z.unknown()),
});
export const picture = z.object({ key: z.nullable(z.string()) });
