import type { ResumeModel, RichText } from "../model/model";
import { textOf } from "../model/rich-text";

const linesOf = (text: RichText | undefined) =>
  (text ?? []).flatMap((block) =>
    block.kind === "paragraph"
      ? [textOf(block.runs)]
      : block.items.flatMap(({ runs, items = [] }) => [runs, ...items].map(textOf)),
  );

/** Every text of a résumé that a template must show. */
export const valuesOf = ({ person, summary, sections }: ResumeModel): string[] => [
  person.name,
  ...(person.headline ? [person.headline] : []),
  ...person.contacts.map(({ text }) => text),
  ...person.links.map(({ label }) => label),
  ...person.facts.map(({ value }) => value),
  ...linesOf(summary),
  ...sections.flatMap((section) => [
    section.title,
    ...("entries" in section
      ? section.entries.flatMap(({ title, org, place, score, stack = [], body }) =>
          [title, org, place, score, ...stack, ...linesOf(body)].flatMap((part) => part ?? []),
        )
      : "skills" in section
        ? section.skills.map(({ name }) => name)
        : section.links.map(({ label }) => label)),
  ]),
];
