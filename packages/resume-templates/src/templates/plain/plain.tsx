import type { Block } from "../../primitives/block";
import { ContactLine, FactLine } from "../../primitives/person";
import { sectionBlocks, summaryBlocks, type Recipe } from "../../primitives/section-blocks";
import { Headline, Name } from "../../primitives/text";
import { oneColumn } from "../one-column";
import type { Assignment, Template } from "../template";
import "./plain.css";

const recipe: Recipe = { head: "inline", skills: "line" };

/** One column of text without a rule, an icon or a colour: what every machine reads. */
export const plain: Template = {
  id: "plain",
  version: 1,
  fontPairs: ["sans", "public", "serif"],
  defaults: { level: "words", photo: "hidden", accent: "#1b1d22", links: "label+address" },
  scale: { name: 1.9, headline: 1.1, title: 1.2, entry: 1, small: 0.95 },
  layout: (given) => {
    const { metrics, resume } = given;
    const sections = resume.sections.flatMap((section) => sectionBlocks(section, recipe, given));
    const summary = summaryBlocks(resume, metrics.gap.entry);
    return oneColumn([masthead(given), ...summary, ...sections], metrics);
  },
};

const masthead = ({ resume: { person }, options }: Assignment): Block => ({
  id: "masthead",
  kind: "masthead",
  gap: 0,
  node: (
    <header>
      <Name>{person.name}</Name>
      <Headline>{person.headline}</Headline>
      <ContactLine person={person} options={options} mark="|" />
      <FactLine facts={person.facts} mark="|" />
    </header>
  ),
});
