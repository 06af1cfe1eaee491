import type { ResumeDocument, ResumeOptions } from "@toran/contract/schemas/resume";
import {
  type Options,
  type Photo,
  readResume,
  type ResumeModel,
} from "@toran/resume-templates/model";

/** The document of the server as the templates want it, with the picture that was fetched apart. */
export function modelOf(document: ResumeDocument, photo?: string | null): ResumeModel {
  const model = readResume(document);
  const { person } = model;
  const shown: Photo | undefined = photo ? { src: photo, alt: person.name } : undefined;
  return shown ? { ...model, person: { ...person, photo: shown } } : model;
}

/** What a version leaves out by this name is no section, but the text at the top. */
export const summaryId = "summary";

/** The résumé without what a version leaves out. */
export function withoutHidden(model: ResumeModel, hidden: readonly string[]): ResumeModel {
  const { summary, sections, ...rest } = model;
  return {
    ...rest,
    ...(summary && !hidden.includes(summaryId) && { summary }),
    sections: sections.map((section) => ({ ...section, hidden: hidden.includes(section.id) })),
  };
}

/** Options of a version for the templates, which keep them within their limits. */
export const optionsOf = ({ density, ...rest }: ResumeOptions): Partial<Options> =>
  Object.fromEntries(
    Object.entries({ ...rest, density: density as Options["density"] | undefined }).filter(
      ([, value]) => value !== undefined,
    ),
  );
