import type { Block } from "../../primitives/block";
import { ContactLine, FactLine } from "../../primitives/person";
import { type Recipe, sectionBlocks, summaryBlocks } from "../../primitives/section-blocks";
import { Headline, Name } from "../../primitives/text";
import { oneColumn } from "../one-column";
import type { Assignment, Template } from "../template";
import "./engineer.css";

const recipe: Recipe = { head: "ledger", skills: "line", levels: true };

/** The typeset look that software teams know: a centred name, hairlines, two rows to an entry. */
export const engineer: Template = {
  id: "engineer",
  version: 1,
  fontPairs: ["serif", "sans"],
  defaults: {
    accent: "#1b1d22",
    photo: "hidden",
    baseSize: 10,
    lineHeight: 1.35,
    density: 2,
    headingCase: "upper",
  },
  scale: { name: 2.3, headline: 1.05, title: 0.98, entry: 1.02, small: 0.92 },
  layout: (given) => {
    const { metrics, resume } = given;
    const sections = resume.sections.flatMap((section) => sectionBlocks(section, recipe, given));
    const summary = summaryBlocks(resume, metrics.gap.section * 0.75);
    return oneColumn([masthead(given), ...summary, ...sections], metrics);
  },
};

const masthead = ({ resume: { person }, options }: Assignment): Block => ({
  id: "masthead",
  kind: "masthead",
  gap: 0,
  node: (
    <header className="tr-masthead">
      <Name>{person.name}</Name>
      <Headline>{person.headline}</Headline>
      <ContactLine person={person} options={options} mark="|" />
      <FactLine facts={person.facts} mark="|" />
    </header>
  ),
});
