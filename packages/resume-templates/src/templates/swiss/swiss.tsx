import type { Block } from "../../primitives/block";
import type { Metrics } from "../../primitives/metrics";
import { ContactLine, FactLine } from "../../primitives/person";
import { type Recipe, sectionBlocks, summaryBlocks } from "../../primitives/section-blocks";
import { Headline, Name } from "../../primitives/text";
import { wrapBlock } from "../../primitives/wrap-block";
import { oneColumn } from "../one-column";
import type { Assignment, Template } from "../template";
import "./swiss.css";

const recipe: Recipe = { head: "row", skills: "line" };

/** Twelve columns: titles hang in the first three, the text has the rest; size and white space do everything. */
export const swiss: Template = {
  id: "swiss",
  version: 3,
  fontPairs: ["swiss", "public"],
  defaults: { accent: "#c0271d", photo: "hidden", baseSize: 9.5, density: 3, lineHeight: 1.35 },
  scale: { name: 4.2, headline: 1.25, title: 1, entry: 1, small: 0.92 },
  layout: (given) => {
    const { resume, metrics } = given;
    const summary = summaryBlocks(resume, metrics.gap.section).map(indented);
    const sections = resume.sections.flatMap((section) =>
      hung(sectionBlocks(section, recipe, given), metrics),
    );
    return oneColumn([...masthead(given), ...summary, ...sections], metrics);
  },
};

const indented = (block: Block) =>
  wrapBlock(block, (inner) => <div className="tr-indent">{inner}</div>);

/**
 * The title stands in the white line between two sections: in a line of its own, for beside the
 * first item other programs would take it for a part of that.
 */
function hung([title, first, ...rest]: Block[], { gap }: Metrics): Block[] {
  if (!title || !first) return [];
  return [{ ...title, gap: gap.section * 0.7 }, ...[{ ...first, gap: 0 }, ...rest].map(indented)];
}

function masthead({ resume: { person }, options, metrics }: Assignment): Block[] {
  const name: Block = {
    id: "masthead",
    kind: "masthead",
    gap: 0,
    keepWithNext: true,
    node: <Name>{person.name}</Name>,
  };
  const known = person.headline ?? person.contacts[0] ?? person.links[0] ?? person.facts[0];
  if (!known) return [name];
  const node = (
    <div className="tr-indent">
      <Headline>{person.headline}</Headline>
      <ContactLine person={person} options={options} mark="/" />
      <FactLine facts={person.facts} mark="/" />
    </div>
  );
  return [name, { id: "person", kind: "masthead", gap: metrics.gap.section * 0.7, node }];
}
