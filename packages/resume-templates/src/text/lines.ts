import type { Entry, ResumeModel, RichText, Run, Section, Skill } from "../model/model";
import { bareAddress, inShape } from "../model/normalise";
import { type Options, settle } from "../model/options";
import { textOf } from "../model/rich-text";
import { levelText, periodText } from "../model/words";
import { groupsOf } from "../primitives/skill-groups";

/** How a kind of text writes its headings, items and marks. */
export interface Style {
  name: (text: string) => string;
  title: (text: string) => string;
  entry: (text: string) => string;
  /** Words of a person that stand in a line with others. */
  words: (text: string) => string;
  bullet: (text: string, depth: number) => string;
  runs: (runs: readonly Run[]) => string;
  link: (label: string, url: string) => string;
  /** Closes a line that is not to be joined with the next. */
  lineEnd: string;
}

/** What a person chose that a text without looks keeps to. */
export type Said = Partial<Pick<Options, "order" | "dates" | "level">>;

/** A résumé in lines, an empty one between its parts. */
export function writeLines(given: ResumeModel, style: Style, said: Said = {}) {
  const { order, dates, level } = settle({}, said);
  const resume = inShape(given, order);
  const { person, summary, locale } = resume;
  const contacts = [
    // An email address is copied as it stands; its letters mark nothing.
    ...person.contacts.map(({ kind, text }) => (kind === "email" ? text : style.words(text))),
    ...person.links.map(({ label, url }) => style.link(label, url)),
  ];
  const facts = person.facts.map(({ label, value }) => style.words(`${label}: ${value}`));
  const headline = person.headline && style.words(person.headline);
  const head = [style.name(person.name), headline, ...contacts, ...facts];
  const parts = [
    lines(head, style),
    ...richParts(summary, style),
    ...resume.sections.flatMap((section) => [
      style.title(section.title),
      ...sectionParts(section, { style, locale, dates, level }),
    ]),
  ];
  return `${parts.join("\n\n")}\n`;
}

interface Manner {
  style: Style;
  locale: string;
  dates: Options["dates"];
  level: Options["level"];
}

const lines = (all: (string | undefined)[], { lineEnd }: Style) =>
  all.filter(Boolean).join(`${lineEnd}\n`);

function sectionParts(section: Section, manner: Manner): string[] {
  if ("entries" in section) return section.entries.flatMap((entry) => entryParts(entry, manner));
  const { style, locale, level } = manner;
  if ("links" in section)
    return [
      section.links.map(({ label, url }) => style.bullet(style.link(label, url), 0)).join("\n"),
    ];
  return [
    groupsOf(section.skills)
      .map(({ name, members }) => {
        const skills = members
          .map((skill) => (level === "hidden" ? skill.name : withLevel(skill, locale)))
          .join(", ");
        return style.bullet(style.words(name ? `${name}: ${skills}` : skills), 0);
      })
      .join("\n"),
  ];
}

const withLevel = (skill: Skill, locale: string) => {
  const level = levelText(skill, locale);
  return level ? `${skill.name} (${level})` : skill.name;
};

function entryParts(entry: Entry, { style, locale, dates }: Manner): string[] {
  const where = [entry.org, entry.place].filter(Boolean).join(", ");
  const when = periodText(entry.period, locale, dates);
  const head = [
    style.entry(entry.title),
    style.words([where, when, entry.score].filter(Boolean).join(" · ")),
    entry.stack && style.words(entry.stack.join(", ")),
    entry.url && style.link(bareAddress(entry.url), entry.url),
  ];
  return [lines(head, style), ...richParts(entry.body, style)];
}

const richParts = (text: RichText | undefined, style: Style) =>
  (text ?? []).map((block) =>
    block.kind === "paragraph"
      ? style.runs(block.runs)
      : block.items
          .flatMap(({ runs, items = [] }) => [
            style.bullet(style.runs(runs), 0),
            ...items.map((below) => style.bullet(style.runs(below), 1)),
          ])
          .join("\n"),
  );

/** Without marks; a link whose address is not its own label says it in brackets. */
export const plainRuns = (runs: readonly Run[]) =>
  runs
    .map(({ text, href }) =>
      href && bareAddress(href) !== text ? `${text} (${bareAddress(href)})` : textOf([{ text }]),
    )
    .join("");
