/** A stretch of text that looks the same from end to end. */
export interface Run {
  text: string;
  strong?: boolean;
  em?: boolean;
  href?: string;
}

export interface ListItem {
  runs: Run[];
  /** One level further down, and no more. */
  items?: Run[][];
}

export type RichBlock = { kind: "paragraph"; runs: Run[] } | { kind: "list"; items: ListItem[] };
export type RichText = RichBlock[];

/** Months are written `2025-06`, years `2025`. */
export interface Period {
  from?: string;
  to?: string;
  current?: boolean;
}

export interface Photo {
  src: string;
  alt: string;
}

export interface Contact {
  kind: "email" | "phone" | "place" | "other";
  text: string;
}

export interface Link {
  label: string;
  url: string;
}

/** Something a placement office asks for: roll number, branch, CGPA. */
export interface Fact {
  label: string;
  value: string;
}

export interface Person {
  name: string;
  headline?: string;
  photo?: Photo | undefined;
  contacts: Contact[];
  links: Link[];
  facts: Fact[];
}

export interface Entry {
  id: string;
  title: string;
  org?: string;
  place?: string | undefined;
  period?: Period;
  score?: string;
  url?: string;
  stack?: string[];
  body?: RichText | undefined;
  /** Names of the skills this entry is proof of. */
  evidenceFor?: string[];
}

export type Level = 0 | 1 | 2 | 3 | 4 | 5;

export interface Skill {
  id: string;
  name: string;
  level: Level;
  /** The word the level came with, kept when it is written again. */
  levelLabel?: string;
  group?: string;
}

interface SectionFrame {
  id: string;
  title: string;
  hidden?: boolean;
  keepTogether?: boolean;
  startOnNewPage?: boolean;
}

export const entryKinds = [
  "education",
  "experience",
  "projects",
  "achievements",
  "publications",
  "additional",
] as const;
export const skillKinds = ["skills", "languages"] as const;

export type EntrySection = SectionFrame & { kind: (typeof entryKinds)[number]; entries: Entry[] };
export type SkillSection = SectionFrame & { kind: (typeof skillKinds)[number]; skills: Skill[] };
export type LinkSection = SectionFrame & { kind: "links"; links: Link[] };
export type Section = EntrySection | SkillSection | LinkSection;
export type SectionKind = Section["kind"];

/** All that a template is given of a person. */
export interface ResumeModel {
  locale: string;
  dir: "ltr" | "rtl";
  person: Person;
  summary?: RichText;
  sections: Section[];
}
