import { z } from "zod/mini";
import { limits } from "../limits";
import { choice, id, longText, maybe, moment, seen, text, url, version } from "./fields";
import * as portfolio from "./portfolio";
import { skillInput } from "./skill";

/** The wish to be deleted is confirmed by the password. */
export const deletionInput = z.object({
  password: z
    .string({ error: "Write your password." })
    .check(
      z.minLength(1, "Write your password."),
      z.maxLength(limits.password.max, "That password is too long."),
    ),
  reason: maybe(longText("Say why.", 500)),
});
/** A deletion that is waiting, or nothing; and what would stay, and why. */
export const deletion = z.object({
  requestedAt: z.nullable(moment),
  erasesAt: z.nullable(moment),
  stays: z.array(z.object({ what: z.string(), why: z.string() })),
  /** Why it cannot be asked for now. */
  hindered: z.optional(z.nullable(z.string())),
});

const replaces = maybe(z.object({ id, version }));
const chosen = <const Name extends portfolio.SectionName, Item extends z.core.$ZodType>(
  section: Name,
  item: Item,
) => z.object({ section: z.literal(section), item, replaces });
/** An item to be taken in: a new one, or in place of one that is named. */
export const importedItem = z.discriminatedUnion("section", [
  chosen("education", portfolio.educationInput),
  chosen("projects", portfolio.projectInput),
  chosen("experiences", portfolio.experienceInput),
  chosen("achievements", portfolio.achievementInput),
  chosen("skills", skillInput),
  chosen("additional", portfolio.additionalInput),
]);
export type ImportedItem = z.input<typeof importedItem>;

/** The lines about a person that an import may bring. */
export const importedPersonal = z.object({
  headline: maybe(text("Write one line about you.", 120)),
  about: maybe(longText("Write a few sentences.", 600)),
  linkedinUrl: maybe(url),
  githubUrl: maybe(url),
  portfolioUrl: maybe(url),
});
const stored = z.optional(z.nullable(z.string()));
/** What stands in the place of lines that are taken in, as it is read: of those alone. */
export const importedOver = z.object({
  headline: stored,
  about: stored,
  linkedinUrl: stored,
  githubUrl: stored,
  portfolioUrl: stored,
});
export const importInput = z.object({
  items: z
    .array(importedItem, { error: "Choose what to take in." })
    .check(z.maxLength(limits.importedItems, `Take in at most ${limits.importedItems} at a time.`)),
  personal: z.optional(importedPersonal),
  seen,
});
export const importSources = ["JSON_RESUME", "LINKEDIN"] as const;
export const importPreview = z.object({
  source: z.enum(importSources),
  items: z.array(
    z.object({
      section: z.enum(portfolio.sectionNames),
      /** What it is called in a list. */
      title: z.string(),
      /** The fields, as the call that adds such an item takes them. */
      item: z.record(z.string(), z.unknown()),
      /** What has to be put right before it can be taken in, by field. */
      problems: z.record(z.string(), z.string()),
      /** An item that is there already and seems to be the same. */
      same: z.nullable(z.object({ id, version: z.number(), title: z.string() })),
      /** The account itself holds it, so that it is no item to take in. */
      held: z.optional(z.boolean()),
    }),
  ),
  personal: z.array(
    z.object({
      field: choice(["headline", "about", "linkedinUrl", "githubUrl", "portfolioUrl"]),
      current: z.nullable(z.string()),
      incoming: z.string(),
      /** What has to be put right before it can be taken in. */
      problem: z.optional(z.nullable(z.string())),
    }),
  ),
  /** Parts of the file that have no place here, and what the account says otherwise. */
  ignored: z.array(z.string()),
});
export type ImportPreview = z.output<typeof importPreview>;
export const imported = z.object({ added: z.number(), replaced: z.number() });
