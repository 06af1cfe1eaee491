import { contactTarget } from "../model/contact-target";
import type { Entry, ResumeModel, RichText, Section, SkillSection } from "../model/model";
import { bareAddress } from "../model/normalise";
import type { Options } from "../model/options";
import { levelText, periodText, wordsFor } from "../model/words";
import { groupsOf } from "../primitives/skill-groups";
import type { Piece, Writer } from "./paragraphs";

interface Given {
  resume: ResumeModel;
  options: Options;
  writer: Writer;
}

/** A résumé from top to bottom in one column: a title, headings, lines and lists. */
export function bodyOf(given: Given): string {
  const { resume, writer } = given;
  const { person, summary, sections } = resume;
  const contacts = [
    ...person.contacts.map((contact) => [{ text: contact.text, href: contactTarget(contact) }]),
    ...person.links.map(({ label, url }) => linkPieces(label, url, given)),
  ];
  const facts = person.facts.map(({ label, value }) => [`${label}: ${value}`]);
  return [
    writer.paragraph([person.name], { style: "Title" }),
    writer.paragraph([person.headline], { style: "Subtitle" }),
    writer.paragraph(inRow(contacts)),
    writer.paragraph(inRow(facts)),
    ...richParagraphs(summary, writer),
    ...sections.flatMap((section) => sectionParagraphs(section, given)),
  ].join("");
}

const inRow = (parts: Piece[][], mark = " | ") =>
  parts.flatMap((part, index) => (index ? [mark, ...part] : part));

function linkPieces(label: string, url: string, { options }: Given): Piece[] {
  const bare = bareAddress(url);
  const link = { text: label, href: url };
  return options.links === "label" || bare === label ? [link] : [link, ` (${bare})`];
}

function sectionParagraphs(section: Section, given: Given): string[] {
  const { writer } = given;
  const title = writer.paragraph([section.title], {
    style: "Heading1",
    keepWithNext: true,
    breakBefore: section.startOnNewPage,
  });
  if ("entries" in section)
    return [title, ...section.entries.flatMap((entry) => entryParagraphs(entry, given))];
  if ("links" in section)
    return [
      title,
      ...section.links.map(({ label, url }) =>
        writer.paragraph(linkPieces(label, url, given), { depth: 0 }),
      ),
    ];
  return [title, ...skillParagraphs(section, given)];
}

function skillParagraphs({ skills }: SkillSection, given: Given): string[] {
  const { resume, options, writer } = given;
  const { comma } = wordsFor(resume.locale);
  return groupsOf(skills).map(({ name, members }) => {
    const all = members.map((skill) => {
      const level = options.level === "hidden" ? "" : levelText(skill, resume.locale);
      return level ? `${skill.name} (${level})` : skill.name;
    });
    return writer.paragraph([name && { text: `${name}: `, strong: true }, all.join(comma)]);
  });
}

function entryParagraphs(entry: Entry, { resume, options, writer }: Given): string[] {
  const { comma } = wordsFor(resume.locale);
  const { title, org, place, score, stack, url, body } = entry;
  const where = [org, place].filter(Boolean).join(comma);
  const when = periodText(entry.period, resume.locale, options.dates);
  const facts = [where, when, score].filter((fact) => fact !== undefined && fact !== "");
  const link = url ? [{ text: bareAddress(url), href: url }] : [];
  return [
    writer.paragraph([title], { style: "Heading2", keepWithNext: true }),
    writer.paragraph([facts.join(" | ")], { style: "Details", keepWithNext: Boolean(body) }),
    writer.paragraph([stack?.join(comma)], { style: "Details", keepWithNext: Boolean(body) }),
    writer.paragraph(link, { style: "Details", keepWithNext: Boolean(body) }),
    ...richParagraphs(body, writer),
  ];
}

const richParagraphs = (text: RichText | undefined, writer: Writer): string[] =>
  (text ?? []).flatMap((block) =>
    block.kind === "paragraph"
      ? [writer.paragraph(block.runs)]
      : block.items.flatMap(({ runs, items = [] }) => [
          writer.paragraph(runs, { depth: 0 }),
          ...items.map((below) => writer.paragraph(below, { depth: 1 })),
        ]),
  );
