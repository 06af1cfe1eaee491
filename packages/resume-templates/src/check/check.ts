import type { Entry, EntrySection, ResumeModel, RichText } from "../model/model";
import { normalise } from "../model/normalise";
import type { Options } from "../model/options";
import { textOf } from "../model/rich-text";
import { hasMissingGlyphs } from "../fonts/missing-glyphs";
import { canBeRead } from "../primitives/colour";
import type { TemplateFacts } from "../registry";

/** One thing a machine or a hurried reader looks for. */
export interface Finding {
  rule: string;
  passed: boolean;
  /** What was found, and why it matters. */
  reason: string;
  /** Ids of the entries it is about. */
  about: string[];
}

export interface Checked {
  /** Rules that hold, of a hundred. */
  score: number;
  findings: Finding[];
}

interface Case {
  resume: ResumeModel;
  template: Pick<TemplateFacts, "ats" | "columns">;
  options: Pick<Options, "accent">;
}

type Rule = (given: Case) => Omit<Finding, "rule">;

const longBullet = 220;
const longSummary = 600;

const found = (passed: boolean, well: string, ill: string, about: string[] = []) => ({
  passed,
  reason: passed ? well : ill,
  about: passed ? [] : about,
});

const sectionsOf = (resume: ResumeModel) =>
  resume.sections.filter((section): section is EntrySection => "entries" in section);
const entriesOf = (resume: ResumeModel) => sectionsOf(resume).flatMap(({ entries }) => entries);
const idsOf = (entries: Entry[]) => entries.map(({ id }) => id);

const textsOf = (body: RichText | undefined) =>
  (body ?? []).flatMap((block) =>
    block.kind === "paragraph" ? [] : block.items.map(({ runs }) => textOf(runs)),
  );
const lengthOf = (body: RichText | undefined) =>
  (body ?? []).reduce(
    (sum, block) => sum + (block.kind === "paragraph" ? textOf(block.runs).length : 0),
    0,
  );

const rules: Record<string, Rule> = {
  name: ({ resume }) =>
    found(
      Boolean(resume.person.name),
      "Your name stands at the top.",
      "There is no name. Write yours, for nothing can be filed without it.",
    ),
  email: ({ resume: { person } }) =>
    found(
      person.contacts.some(({ kind, text }) => kind === "email" && /^\S+@\S+\.\S+$/u.test(text)),
      "Your e-mail address can be read.",
      "No e-mail address can be read. Add one, so that you can be answered.",
    ),
  phone: ({ resume: { person } }) =>
    found(
      person.contacts.some(
        ({ kind, text }) => kind === "phone" && text.replaceAll(/\D/gu, "").length >= 8,
      ),
      "Your phone number can be read.",
      "No phone number can be read. Add one with its country code.",
    ),
  education: ({ resume }) =>
    found(
      resume.sections.some(({ kind }) => kind === "education"),
      "Your education is there.",
      "Education is missing or hidden. Most filters for campus jobs ask for it.",
    ),
  work: ({ resume }) =>
    found(
      resume.sections.some(({ kind }) => kind === "experience" || kind === "projects"),
      "There is experience or a project.",
      "There is neither experience nor a project. One project you did for a course will do.",
    ),
  skills: ({ resume }) =>
    found(
      resume.sections.some(({ kind }) => kind === "skills"),
      "Skills are named, so a search can find them.",
      "Skills are missing or hidden. A search for a skill will not find you.",
    ),
  dates: ({ resume }) => {
    const dated = new Set(["education", "experience", "projects"]);
    const undated = sectionsOf(resume)
      .filter(({ kind }) => dated.has(kind))
      .flatMap(({ entries }) => entries.filter(({ period }) => !period));
    return found(
      undated.length === 0,
      "Education, experience and projects have dates.",
      `${namesOf(undated)} ${undated.length === 1 ? "has" : "have"} no dates. A machine cannot place what has none.`,
      idsOf(undated),
    );
  },
  bullets: ({ resume }) => {
    const long = entriesOf(resume).filter(({ body }) =>
      textsOf(body).some((text) => text.length > longBullet),
    );
    return found(
      long.length === 0,
      "Each point is short enough to be read at a glance.",
      `A point of ${namesOf(long)} is longer than ${longBullet} characters. Part it, or keep what counts.`,
      idsOf(long),
    );
  },
  summary: ({ resume }) =>
    found(
      lengthOf(resume.summary) <= longSummary,
      "The summary is short, or left out.",
      `The summary is longer than ${longSummary} characters. Two or three sentences are read.`,
    ),
  layout: ({ template }) =>
    found(
      template.ats !== "visual",
      "Machines follow this layout from top to bottom.",
      template.columns === 2
        ? "Some older machines read two columns as one. Plain, Engineer and Placement are safer where a portal reads your file."
        : "Some older machines lose their way in this layout. Plain, Engineer and Placement are safer where a portal reads your file.",
    ),
  colour: ({ options }) =>
    found(
      canBeRead(options.accent),
      "The colour can be read on paper.",
      "The colour is too light to be read, so it is printed darker. Choose a darker one to see it as you want it.",
    ),
  letters: ({ resume }) =>
    found(
      !hasMissingGlyphs(JSON.stringify(resume)),
      "All letters have a typeface.",
      "Some letters have no typeface here yet and may look different on paper.",
    ),
};

const namesOf = (entries: Entry[]) => {
  const [first, second] = entries.map(({ title }) => `“${title}”`);
  if (!second) return first ?? "";
  return entries.length === 2
    ? `${first} and ${second}`
    : `${first} and ${entries.length - 1} more`;
};

/** What a machine will find in a résumé, with the reason for each finding. */
export function checkResume({ resume, ...rest }: Case): Checked {
  const given = { ...rest, resume: normalise(resume).resume };
  const findings = Object.entries(rules).map(([rule, look]) => ({ rule, ...look(given) }));
  const passed = findings.filter((finding) => finding.passed).length;
  return { score: Math.round((passed / findings.length) * 100), findings };
}
