import { z } from "zod/mini";
import { limits } from "../limits";
import { choice, id, maybe, moment, number, text, version } from "./fields";

// The document, as the templates read it. It is made of the portfolio each time, and never kept.

const told = z.optional(z.string());
const run = z.object({ text: z.string() });
/** Paragraphs, and lists of one level. */
const richText = z.array(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("paragraph"), runs: z.array(run) }),
    z.object({ kind: z.literal("list"), items: z.array(z.object({ runs: z.array(run) })) }),
  ]),
);
/** Months are written `2025-06`, years `2025`. */
const period = z.object({ from: told, to: told, current: z.optional(z.boolean()) });
const entry = z.object({
  id: z.string(),
  title: z.string(),
  org: told,
  place: told,
  period: z.optional(period),
  score: told,
  url: told,
  stack: z.optional(z.array(z.string())),
  body: z.optional(richText),
  evidenceFor: z.optional(z.array(z.string())),
});
const skill = z.object({
  id: z.string(),
  name: z.string(),
  level: z.number(),
  levelLabel: told,
  group: told,
});
const entryKinds = ["education", "experience", "projects", "achievements", "additional"] as const;
const skillKinds = ["skills", "languages"] as const;
const frame = { id: z.string(), title: z.string() };
const section = z.discriminatedUnion("kind", [
  z.object({ ...frame, kind: z.enum(entryKinds), entries: z.array(entry) }),
  z.object({ ...frame, kind: z.enum(skillKinds), skills: z.array(skill) }),
]);
export const resumeDocument = z.object({
  locale: z.string(),
  dir: z.enum(["ltr", "rtl"]),
  person: z.object({
    name: z.string(),
    headline: told,
    contacts: z.array(z.object({ kind: z.enum(["email", "phone", "place"]), text: z.string() })),
    links: z.array(z.object({ label: z.string(), url: z.string() })),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  summary: z.optional(richText),
  sections: z.array(section),
});
export type ResumeDocument = z.output<typeof resumeDocument>;

// The looks.

/** The name of a template, a pair of faces or a section: what it means, the templates know. */
const name = (ask: string) =>
  z.string({ error: ask }).check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, ask));
const sectionIds = (ask: string) =>
  z.array(name(ask), { error: ask }).check(
    z.maxLength(limits.resume.sections, `Send at most ${limits.resume.sections}.`),
    z.refine((ids) => new Set(ids).size === ids.length, "Name each section once."),
  );
/** What was chosen about the looks; the rest is as the template has it. */
const options = z.object(
  {
    paper: z.optional(choice(["a4", "letter"])),
    margin: z.optional(choice(["narrow", "normal", "wide"])),
    density: z.optional(number("Choose a spacing from 1 to 5.", 1, 5)),
    fit: z.optional(choice(["flow", "one-page"])),
    accent: z.optional(
      z.string({ error: "Choose a colour." }).check(z.regex(/^#[\da-f]{6}$/i, "Choose a colour.")),
    ),
    fontPair: z.optional(name("Choose a pair of typefaces.")),
    baseSize: z.optional(number("Choose a size from 9 to 12 points.", 9, 12, "decimal")),
    lineHeight: z.optional(number("Choose a line height from 1.15 to 1.7.", 1.15, 1.7, "decimal")),
    headingCase: z.optional(choice(["as-typed", "upper"])),
    level: z.optional(choice(["words", "dots", "bar", "segments", "hidden"])),
    photo: z.optional(choice(["auto", "hidden", "square", "round"])),
    links: z.optional(choice(["label", "label+address"])),
    dates: z.optional(choice(["month", "short", "year"])),
    pageNumbers: z.optional(z.boolean({ error: "Choose yes or no." })),
    order: z.optional(sectionIds("Send the sections in their order.")),
  },
  { error: "Send what was chosen." },
);
const looks = {
  template: name("Choose a template."),
  options,
  /** Sections that this version leaves out; `summary` is one of them. */
  hidden: sectionIds("Send the sections to leave out."),
};
export type ResumeOptions = z.output<typeof options>;

/** A résumé of a student as they keep it: a name, and how it looks. */
export const resumeVersion = z.object({
  id,
  name: z.string(),
  isDefault: z.boolean(),
  ...looks,
  /** Rises with each change of the looks; sent back, it keeps two tabs from undoing each other. */
  version: z.number(),
  updatedAt: z.nullable(moment),
});
export type ResumeVersion = z.output<typeof resumeVersion>;

export const resumeQuery = z.object({ id: maybe(id, "Choose one from the list.") });
export const resume = z.object({
  resume: resumeVersion,
  /** The key of the picture, which is fetched apart from the document. */
  picture: z.nullable(z.string()),
  document: resumeDocument,
});
export type Resume = z.output<typeof resume>;

export const resumeLooks = z.object({
  ...looks,
  version: z.optional(version),
});
export const resumeName = z.object({ name: text("Name it after a role.", limits.resume.name) });
export const newResume = z.object({
  name: text("Name it after a role.", limits.resume.name),
  /** The version whose looks it begins with. */
  from: maybe(id, "Choose one from the list."),
  /** Made by the form, so that a form that is sent twice makes one. */
  formKey: maybe(id),
});

/** The résumé that a student publishes: what their page shows, in the looks of their default. */
export const publishedResume = z.object({
  ...looks,
  /** The key of the picture, a file of the published profile. */
  picture: z.nullable(z.string()),
  document: resumeDocument,
  /** Who is reading, where that is known. */
  reader: z.nullable(z.string()),
});
export type PublishedResume = z.output<typeof publishedResume>;
