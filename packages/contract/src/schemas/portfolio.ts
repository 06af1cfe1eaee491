import { z } from "zod/mini";
import { limits } from "../limits";
import { scoreScales } from "../scales";
import {
  choice,
  flag,
  id,
  longText,
  maybe,
  moment,
  number,
  ownReason,
  text,
  url,
  words,
  version,
} from "./fields";

/** How far an item of a portfolio is backed. It falls back when the item is edited. */
export const evidenceLevels = ["SELF_DECLARED", "DOCUMENT_ATTACHED", "OFFICER_VERIFIED"] as const;
export const evidence = z.enum(evidenceLevels);

/** The sections of a portfolio, in the order a public profile begins with. */
export const sectionNames = [
  "projects",
  "experiences",
  "education",
  "achievements",
  "skills",
  "additional",
] as const;
export type SectionName = (typeof sectionNames)[number];

/** A file as its owner sees it; its bytes are asked for by the key. */
export const storedFile = z.object({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
});
export type StoredFile = z.output<typeof storedFile>;

export const item = {
  id,
  position: z.number(),
  evidence,
  verifiedAt: z.nullable(moment),
  /** Rises with each change; sent back, it keeps two tabs from undoing each other. */
  version: z.number(),
  updatedAt: moment,
};
const withFile = { ...item, file: z.nullable(storedFile) };
/** Why an office sent a document back; it is there until the item is changed, or vouched for. */
export const sentBack = z.object({ reason: z.string(), at: moment });
/** The file of these sections backs what the item says. */
const backed = { ...withFile, sentBack: z.optional(sentBack) };
/** What goes with the fields of an item when it is added or changed. */
export const saving = {
  /** Made by the form, so that a form that is sent twice adds one item. */
  formKey: maybe(id),
  version: maybe(version),
};
const savingFile = { ...saving, removeFile: z.optional(flag) };

const month = (ask: string) =>
  text(ask, 7).check(
    z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: ask, abort: true }),
    z.regex(/^(19[7-9]|20[0-4])/, "Give a month of a year from 1970 to 2049."),
  );
const inOrder = (value: { startMonth?: string; endMonth?: string | undefined }) =>
  !value.startMonth || !value.endMonth || value.endMonth >= value.startMonth;
const endsAfterStart = z.refine<Parameters<typeof inOrder>[0]>(inOrder, {
  error: "The end comes before the start.",
  path: ["endMonth"],
});
const thisMonth = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 7);
const stored = z.nullable(z.string());
const usedSkills = maybe(
  words("Choose skills from the list, or write their names.", limits.portfolio.skillsOfItem),
);

export const educationKinds = ["SCHOOL", "DIPLOMA", "DEGREE", "SEMESTER"] as const;
const year = maybe(number("Give a year, like 2024.", 1970, 2040), "Give a year, like 2024.");
interface Studied {
  kind: string;
  semester?: number | undefined;
  score?: number | undefined;
  scoreScale?: number | undefined;
  startYear?: number | undefined;
  endYear?: number | undefined;
}
export const educationInput = z
  .object({
    kind: choice(educationKinds),
    institution: text("Write the name of the school or college.", 160),
    board: maybe(text("Write the board or university.", 160)),
    course: maybe(text("Write the course.", 120)),
    semester: maybe(
      number("Give a semester from 1 to 12.", 1, 12),
      "Give a semester from 1 to 12.",
    ),
    score: maybe(
      number("Give the score as a number.", 0, 100, "decimal"),
      "Give the score as a number.",
    ),
    scoreScale: maybe(
      number("Give a scale of 4, 5, 7, 10 or 100.", 4, 100).check(
        z.refine(
          (scale) => scoreScales.some((each) => each === scale),
          "Give a scale of 4, 5, 7, 10 or 100.",
        ),
      ),
      "Give a scale of 4, 5, 7, 10 or 100.",
    ),
    startYear: year,
    endYear: year,
    ...savingFile,
  })
  .check(
    z.refine<Studied>(({ startYear, endYear }) => !startYear || !endYear || endYear >= startYear, {
      error: "The end comes before the start.",
      path: ["endYear"],
    }),
    z.refine<Studied>(({ score, scoreScale = 100 }) => score === undefined || score <= scoreScale, {
      error: "The score is higher than its scale.",
      path: ["score"],
    }),
    z.refine<Studied>(({ kind, semester }) => kind !== "SEMESTER" || semester !== undefined, {
      error: "Give the semester, from 1 to 12.",
      path: ["semester"],
    }),
  );
export const education = z.object({
  ...backed,
  kind: z.enum(educationKinds),
  institution: z.string(),
  board: stored,
  course: stored,
  semester: z.nullable(z.number()),
  score: z.nullable(z.number()),
  scoreScale: z.nullable(z.number()),
  startYear: z.nullable(z.number()),
  endYear: z.nullable(z.number()),
});
export type Education = z.output<typeof education>;
export type EducationInput = z.input<typeof educationInput>;

export const projectInput = z
  .object({
    title: text("Name the project."),
    role: maybe(text("Write your part in it.", 80)),
    description: maybe(longText("Describe it.", 2000)),
    link: maybe(url),
    startMonth: month("Give the month it began."),
    endMonth: maybe(month("Give the month it ended.")),
    skills: usedSkills,
    ...savingFile,
  })
  .check(endsAfterStart);
export const project = z.object({
  ...withFile,
  title: z.string(),
  role: stored,
  description: stored,
  link: stored,
  startMonth: z.string(),
  endMonth: stored,
  skills: z.array(z.string()),
});
export type Project = z.output<typeof project>;
export type ProjectInput = z.input<typeof projectInput>;

export const achievementInput = z.object({
  title: text("Name the achievement."),
  issuer: maybe(text("Say who gave it.", 120)),
  description: maybe(longText("Describe it.", 2000)),
  month: month("Give the month you received it.").check(
    z.refine((given) => given <= thisMonth(), "That month is still to come."),
  ),
  link: maybe(url),
  ...savingFile,
});
export const achievement = z.object({
  ...backed,
  title: z.string(),
  issuer: stored,
  description: stored,
  month: z.string(),
  link: stored,
});
export type Achievement = z.output<typeof achievement>;
export type AchievementInput = z.input<typeof achievementInput>;

export const experienceInput = z
  .object({
    title: text("Write what you worked as."),
    organisation: text("Write where you worked.", 160),
    city: maybe(text("Choose a city.", limits.names.city)),
    description: maybe(longText("Describe the work.", 2000)),
    startMonth: month("Give the month it began."),
    endMonth: maybe(month("Give the month it ended.")),
    skills: usedSkills,
    ...savingFile,
  })
  .check(endsAfterStart);
export const experience = z.object({
  ...withFile,
  title: z.string(),
  organisation: z.string(),
  city: stored,
  description: stored,
  startMonth: z.string(),
  endMonth: stored,
  skills: z.array(z.string()),
});
export type Experience = z.output<typeof experience>;
export type ExperienceInput = z.input<typeof experienceInput>;

export const additionalInput = z.object({
  title: text("Give it a title."),
  description: maybe(longText("Describe it.", 2000)),
  link: maybe(url),
  ...saving,
});
export const additional = z.object({
  ...item,
  title: z.string(),
  description: stored,
  link: stored,
});
export type Additional = z.output<typeof additional>;
export type AdditionalInput = z.input<typeof additionalInput>;

/** The file that goes with a removed row, so that nothing but that file is taken away. */
export const removedFile = z.object({ fileName: maybe(z.string().check(z.maxLength(300))) });

const section = choice(sectionNames, "Name a section.");
export const sectionOrder = z.object({
  section,
  ids: z.array(id, { error: "Send the items in their order." }).check(
    z.maxLength(limits.portfolio.items, `Send at most ${limits.portfolio.items}.`),
    z.refine((given) => new Set(given).size === given.length, "Name each item once."),
  ),
});
export const ordered = z.array(z.object({ id, position: z.number() }));
export const removedItem = z.object({ section, id });
/** An officer vouches for an item, or takes that back. */
export const vouching = z.object({
  section,
  verified: z.boolean({ error: "Say whether you have verified it." }),
  /** The version that was looked at, so that nobody vouches for what was changed since. */
  version: saving.version,
});
/** An officer sends the document of an item back. */
export const sendingBack = z.object({
  section,
  reason: ownReason(),
  /** The version that was looked at. */
  version,
});
export const vouched = z.object({
  evidence,
  verifiedAt: z.nullable(moment),
  sentBack: z.optional(sentBack),
});

export const lastUpdated = z.object({ updatedAt: moment });
export const picture = z.object({ key: z.nullable(z.string()) });
