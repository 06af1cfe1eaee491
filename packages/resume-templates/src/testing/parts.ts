import type { Entry, Photo, ResumeModel, RichText, Section, Skill } from "../model/model";
import type { Options } from "../model/options";
import { richTextFrom } from "../model/rich-text";
import { samples } from "../samples";

/** A résumé that is hard to set, under the number it has in the list of such cases. */
export interface HardCase {
  title: string;
  resume: ResumeModel;
  options?: Partial<Options>;
}

const { full } = samples;

export const bare: ResumeModel = {
  locale: "en-IN",
  dir: "ltr",
  person: { name: "Asha Rao", contacts: [], links: [], facts: [] },
  sections: [],
};
export const withName = (name: string): ResumeModel => ({
  ...bare,
  person: { ...full.person, name },
});
export const withSummary = (summary: RichText, base = full): ResumeModel => ({ ...base, summary });
export const withPhoto = (photo: Photo | undefined): ResumeModel => ({
  ...full,
  person: { ...full.person, photo },
});
export const withSections = (sections: Section[], base = bare): ResumeModel => ({
  ...base,
  sections,
});

export const entry = (id: string, title: string, more: Partial<Entry> = {}): Entry => ({
  id,
  title,
  period: { to: "2025" },
  ...more,
});
export const experience = (...entries: Entry[]): Section => ({
  id: "experience",
  kind: "experience",
  title: "Experience",
  entries,
});
export const projects = (...entries: Entry[]): Section => ({
  id: "projects",
  kind: "projects",
  title: "Projects",
  entries,
});
export const skills = (...all: Skill[]): Section => ({
  id: "skills",
  kind: "skills",
  title: "Skills",
  skills: all,
});
export const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
export const bullets = (count: number, text = "Moved a service to the new cluster.") =>
  richTextFrom(
    range(count)
      .map((nth) => `- ${text} ${nth}`)
      .join("\n"),
  );
export const known = (count: number): Skill[] =>
  range(count).map((nth) => ({
    id: `known-${nth}`,
    name: `Technology ${nth}`,
    level: (nth % 6) as Skill["level"],
    ...(nth > count / 2 && { group: "Tools" }),
  }));
