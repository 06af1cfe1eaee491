import type { Section } from "../../model/model";
import type { Block } from "../../primitives/block";
import { ContactLine, FactLine } from "../../primitives/person";
import { type Recipe, sectionBlocks, summaryBlocks } from "../../primitives/section-blocks";
import { Headline, Name, Own } from "../../primitives/text";
import { wrapBlock } from "../../primitives/wrap-block";
import { lettersOf } from "../../text/letters";
import { oneColumn } from "../one-column";
import type { Assignment, Layout, Template } from "../template";
import "./scholar.css";

const recipe: Recipe = { head: "gutter", skills: "line" };
const firstKinds: Section["kind"][] = ["education", "publications"];
const numberedKinds = new Set<Section["kind"]>(["publications", "projects"]);

/** Years in the margin, numbered papers, a running head: made for many pages. */
export const scholar: Template = {
  id: "scholar",
  version: 1,
  fontPairs: ["garamond", "serif"],
  defaults: { accent: "#1b1d22", photo: "hidden", baseSize: 11, dates: "year", lineHeight: 1.3 },
  scale: { name: 2, headline: 1.1, title: 1.15, entry: 1, small: 0.94 },
  layout: (given) => {
    const { resume, metrics, options } = given;
    // Whoever put the sections in order knows better.
    const sections = options.order.length ? resume.sections : studiesFirst(resume.sections);
    const blocks = sections.flatMap((section) =>
      numbered(section, sectionBlocks(section, recipe, given)),
    );
    const summary = summaryBlocks(resume, metrics.gap.entry);
    return withRunningHead(given, oneColumn([masthead(given), ...summary, ...blocks], metrics));
  },
};

const placeOf = ({ kind }: Section) => firstKinds.indexOf(kind) + 1 || firstKinds.length + 1;

function studiesFirst(sections: Section[]) {
  return sections.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function numbered(section: Section, blocks: Block[]) {
  if (!numberedKinds.has(section.kind)) return blocks;
  let count = 0;
  return blocks.map((block) => {
    if (block.kind !== "head") return block;
    count += 1;
    const number = `${count}.`;
    return wrapBlock(block, (inner) => (
      <div className="tr-numbered">
        <span aria-hidden="true" className="tr-number">
          {number}
        </span>
        {inner}
      </div>
    ));
  });
}

const longest = 64;

/** Beside the number of the page there is room for so much of a name, and no more. */
function inOneLine(name: string) {
  const letters = lettersOf(name);
  return letters.length > longest ? `${letters.slice(0, longest).join("").trim()}…` : name;
}

const withRunningHead = ({ resume: { person }, options }: Assignment, layout: Layout): Layout => ({
  ...layout,
  numberedFrom: 2,
  frame: (page) => (
    <>
      {page.number > 1 && options.pageNumbers && (
        <p aria-hidden="true" className="tr-running">
          <Own text={inOneLine(person.name)} />
        </p>
      )}
      {layout.frame(page)}
    </>
  ),
});

const masthead = ({ resume: { person }, options }: Assignment): Block => ({
  id: "masthead",
  kind: "masthead",
  gap: 0,
  node: (
    <header className="tr-masthead">
      <Name>{person.name}</Name>
      <Headline>{person.headline}</Headline>
      <ContactLine person={person} options={options} />
      <FactLine facts={person.facts} />
    </header>
  ),
});
