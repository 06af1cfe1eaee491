import type { Section } from "../../model/model";
import type { Block } from "../../primitives/block";
import { ContactLine, FactLine, Photo } from "../../primitives/person";
import {
  entryBlocks,
  type Recipe,
  sectionBlocks,
  summaryBlocks,
  titleBlock,
} from "../../primitives/section-blocks";
import { Headline, Name } from "../../primitives/text";
import { wrapBlock } from "../../primitives/wrap-block";
import { oneColumn } from "../one-column";
import type { Assignment, Template } from "../template";
import { streamOf } from "./stream";
import "./timeline.css";

const recipe: Recipe = { head: "spine", skills: "line" };

/** Years down the margin: school, work and prizes in one stream, the newest first. */
export const timeline: Template = {
  id: "timeline",
  version: 2,
  fontPairs: ["public", "round"],
  defaults: { accent: "#1d5c63", baseSize: 10 },
  scale: { name: 2.5, headline: 1.15, title: 1.15, entry: 1.03, small: 0.92 },
  layout: (given) => {
    const { metrics, resume } = given;
    const { titles, entries, others } = streamOf(resume.sections);
    const stream = entries.flatMap((entry) => entryBlocks(entry, recipe, given, metrics.gap.entry));
    const title = titles.length
      ? [titleBlock("stream", titles.join(given.words.comma), given)]
      : [];
    return oneColumn(
      [
        masthead(given),
        ...summaryBlocks(resume, metrics.gap.entry),
        ...title,
        ...onSpine(stream),
        ...others.flatMap((section) => bySubject(section, given)),
      ],
      metrics,
    );
  },
};

const bySubject = (section: Section, given: Assignment) => {
  const blocks = sectionBlocks(section, recipe, given);
  if (!("entries" in section)) return blocks;
  const [title, ...items] = blocks;
  return title ? [title, ...onSpine(items)] : [];
};

/** The gap goes inside the block, so that the spine beside it is not broken. */
const onSpine = (blocks: Block[]): Block[] =>
  blocks.map((block) =>
    wrapBlock({ ...block, gap: 0 }, (inner) => (
      <div className="tr-spine" style={{ paddingTop: block.gap }}>
        {inner}
      </div>
    )),
  );

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
      <Photo person={person} options={options} shape="round" />
    </header>
  ),
});
