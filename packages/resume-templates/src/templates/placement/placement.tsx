import type { EntrySection, Section } from "../../model/model";
import type { Block } from "../../primitives/block";
import { AcademicTable } from "../../primitives/fact-table";
import { ContactLine, FactLine, Photo } from "../../primitives/person";
import {
  entryBlocks,
  type Recipe,
  sectionBlocks,
  summaryBlocks,
} from "../../primitives/section-blocks";
import { Headline, Name } from "../../primitives/text";
import { oneColumn } from "../one-column";
import type { Assignment, Template } from "../template";
import "./placement.css";

const recipe: Recipe = { head: "row", skills: "line" };

/** Facts first, marks in a table, everything on one page: what placement offices ask for. */
export const placement: Template = {
  id: "placement",
  version: 1,
  fontPairs: ["condensed", "sans"],
  defaults: {
    fit: "one-page",
    baseSize: 10,
    lineHeight: 1.3,
    density: 2,
    margin: "narrow",
    headingCase: "upper",
  },
  scale: { name: 2, headline: 1.1, title: 1, entry: 1.02, small: 0.96 },
  layout: (given) => {
    const { metrics, resume } = given;
    const sections = resume.sections.flatMap((section) => blocksOf(section, given));
    const summary = summaryBlocks(resume, metrics.gap.entry);
    return oneColumn([masthead(given), ...summary, ...sections], metrics);
  },
};

function blocksOf(section: Section, given: Assignment): Block[] {
  const blocks = sectionBlocks(section, recipe, given);
  const [title] = blocks;
  if (section.kind !== "education" || !title) return blocks;
  return [title, tableBlock(section, given), ...described(section, given)];
}

const tableBlock = ({ id, entries, keepTogether }: EntrySection, given: Assignment): Block => ({
  id: `${id}:table`,
  kind: "table",
  gap: given.metrics.gap.title,
  ...(keepTogether && { together: id }),
  node: <AcademicTable entries={entries} look={given} words={given.words} />,
});

/** What a table cannot hold comes below it: the texts of those entries that have one. */
const described = ({ entries }: EntrySection, given: Assignment) =>
  entries
    .filter(({ body }) => body)
    .flatMap((entry) => entryBlocks(entry, recipe, given, given.metrics.gap.entry).slice(1));

const masthead = (given: Assignment): Block => {
  const { person } = given.resume;
  return {
    id: "masthead",
    kind: "masthead",
    gap: 0,
    node: (
      <header className="tr-masthead">
        <div className="tr-identity">
          <Name>{person.name}</Name>
          <Headline>{person.headline}</Headline>
          <FactLine facts={person.facts} mark="|" />
          <ContactLine person={person} options={given.options} mark="|" />
        </div>
        <Photo person={person} options={given.options} shape="square" />
      </header>
    ),
  };
};
