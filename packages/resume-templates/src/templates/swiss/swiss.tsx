import type { Block } from "../../primitives/block";
import { ContactLine, FactLine } from "../../primitives/person";
import { type Recipe, sectionBlocks, summaryBlocks } from "../../primitives/section-blocks";
import { Name } from "../../primitives/text";
import { wrapBlock } from "../../primitives/wrap-block";
import { oneColumn } from "../one-column";
import type { Assignment, Template } from "../template";
import "./swiss.css";

const recipe: Recipe = { head: "row", skills: "line" };

/** Twelve columns: titles hang in the first three, the text has the rest; size and white space do everything. */
export const swiss: Template = {
  id: "swiss",
  version: 1,
  fontPairs: ["swiss", "public"],
  defaults: { accent: "#c0271d", photo: "hidden", baseSize: 9.5, density: 3, lineHeight: 1.4 },
  scale: { name: 4.2, headline: 1.25, title: 1, entry: 1, small: 0.92 },
  layout: (given) => {
    const { resume, metrics } = given;
    const summary = summaryBlocks(resume, metrics.gap.section).map(indented);
    const sections = resume.sections.flatMap((section) =>
      hung(sectionBlocks(section, recipe, given)),
    );
    return oneColumn([...masthead(given), ...summary, ...sections], metrics);
  },
};

const indented = (block: Block) =>
  wrapBlock(block, (inner) => <div className="tr-indent">{inner}</div>);

/** The title beside the first item, so that the two can never be parted. */
function hung([title, first, ...rest]: Block[]): Block[] {
  if (!title || !first) return [];
  const { id, gap, breakBefore } = title;
  const beside = wrapBlock({ ...first, id, gap, breakBefore }, (inner, begins) => (
    <div className="tr-hang">
      <div>{begins && title.node}</div>
      <div>{inner}</div>
    </div>
  ));
  return [beside, ...rest.map(indented)];
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
      {person.headline && <p className="tr-headline">{person.headline}</p>}
      <ContactLine person={person} options={options} mark="/" />
      <FactLine facts={person.facts} mark="/" />
    </div>
  );
  return [name, { id: "person", kind: "masthead", gap: metrics.gap.section * 0.7, node }];
}
