import type { EntrySection, Section } from "../../model/model";
import { textOf } from "../../model/rich-text";
import { periodText } from "../../model/words";
import type { Block } from "../../primitives/block";
import { inHalves } from "../../primitives/halves";
import { ContactLine, FactLine, Photo } from "../../primitives/person";
import {
  type Recipe,
  sectionBlocks,
  summaryBlocks,
  titleBlock,
} from "../../primitives/section-blocks";
import { Headline, Name, Runs } from "../../primitives/text";
import { wrapBlock } from "../../primitives/wrap-block";
import type { Assignment, Layout, Template } from "../template";
import "./editorial.css";
import { type Figure, figuresOf } from "./figures";

const recipe: Recipe = { head: "row", skills: "line" };

/** A page from a magazine: a coloured masthead, a lead, three figures, short points in two columns. */
export const editorial: Template = {
  id: "editorial",
  version: 2,
  fontPairs: ["fraunces-heads", "serif-heads"],
  defaults: { accent: "#8a2c1d", photo: "square", baseSize: 10, density: 3, lineHeight: 1.4 },
  scale: { name: 3.7, headline: 1.45, title: 1.5, entry: 1.06, small: 0.92 },
  layout: (given) => {
    const { resume } = given;
    const opening = figuresOf(resume.sections);
    const sections = resume.sections.flatMap((section) =>
      section.kind === "achievements" && opening
        ? []
        : inHalves(sectionBlocks(section, recipe, given)),
    );
    const blocks = [
      masthead(given),
      ...lead(given),
      ...(opening ? figureBlocks(opening, given) : []),
      ...sections,
    ];
    return withBand(blocks, given);
  },
};

const longestLead = 360;

/** The summary in large type, as long as it is short enough to open a page. */
function lead({ resume, metrics }: Assignment): Block[] {
  const blocks = summaryBlocks(resume, metrics.gap.section);
  const length = blocks.reduce((sum, { text }) => sum + textOf(text?.runs ?? []).length, 0);
  if (length > longestLead) return blocks;
  return blocks.map((block) => wrapBlock(block, (inner) => <div className="tr-lead">{inner}</div>));
}

/** The flow is as wide as the paper, so that the masthead reaches its edges; the rest is drawn in. */
function withBand(blocks: Block[], { metrics: { page, margin } }: Assignment): Layout {
  return {
    main: { blocks, width: page.width, height: page.height - 2 * margin },
    frame: ({ main, number }) => (
      <div className="tr-paper" style={{ paddingTop: margin }}>
        {number === 1 && (
          // One px over the masthead's edge, or a hairline of paper might show between the two.
          <div aria-hidden="true" className="tr-band" style={{ height: margin + 1 }} />
        )}
        {main}
      </div>
    ),
  };
}

const masthead = ({ resume: { person }, options }: Assignment): Block => ({
  id: "masthead",
  kind: "masthead",
  gap: 0,
  node: (
    <header className="tr-masthead">
      <div className="tr-identity">
        <Name>{person.name}</Name>
        <Headline>{person.headline}</Headline>
        <ContactLine person={person} options={options} />
        <FactLine facts={person.facts} />
      </div>
      <Photo person={person} options={options} shape="square" />
    </header>
  ),
});

interface Opening {
  section: EntrySection;
  figures: Figure[];
}

/** The row of figures under the section's title, and the achievements that are no figures below it. */
function figureBlocks({ section, figures }: Opening, given: Assignment): Block[] {
  const [, ...rest] = sectionBlocks(section, recipe, given);
  const row: Block = {
    id: `${section.id}:figures`,
    kind: "figures",
    gap: given.metrics.gap.title,
    ...together(section),
    node: (
      <div className="tr-figures">
        {figures.map((figure) => (
          <FigureCell key={figure.entry.id} figure={figure} given={given} />
        ))}
      </div>
    ),
  };
  const title = { ...titleBlock(section.id, section.title, given), ...together(section) };
  return [title, row, ...inHalves(rest)];
}

const together = ({ id, keepTogether }: Section) => (keepTogether ? { together: id } : {});

function FigureCell({ figure, given }: { figure: Figure; given: Assignment }) {
  const { entry, number, from, text } = figure;
  const when = from === "year" ? "" : periodText(entry.period, given.locale, given.options.dates);
  return (
    <div className="tr-cell" data-entry={entry.id}>
      {from === "start" ? (
        <h3 className="tr-entry">
          <span className="tr-figure">{number} </span>
          {text}
        </h3>
      ) : (
        <>
          <p aria-hidden={from === "sentence"} className="tr-figure">
            {number}
          </p>
          <h3 className="tr-entry">{text}</h3>
        </>
      )}
      {entry.body?.map((block, index) =>
        block.kind === "paragraph" ? (
          <p key={index} className="tr-text">
            <Runs runs={block.runs} />
          </p>
        ) : null,
      )}
      {when && <p className="tr-when">{when}</p>}
    </div>
  );
}
