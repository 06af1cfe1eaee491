import type { Section } from "../../model/model";
import type { Block } from "../../primitives/block";
import { FactText, contactParts, Photo } from "../../primitives/person";
import {
  type Recipe,
  sectionBlocks,
  summaryBlocks,
  titleBlock,
} from "../../primitives/section-blocks";
import { Headline, Name } from "../../primitives/text";
import type { Assignment, Layout, Template } from "../template";
import "./sidebar.css";

const mainRecipe: Recipe = { head: "row", skills: "line" };
const sideRecipe: Recipe = { head: "row", skills: "rows" };
const share = 0.32;
const sideKinds = new Set<Section["kind"]>(["skills", "languages", "links"]);
const inSide = ({ kind }: Section) => sideKinds.has(kind);

/** A tinted column of facts down every page, and the story beside it. */
export const sidebar: Template = {
  id: "sidebar",
  version: 2,
  fontPairs: ["round", "public"],
  defaults: { level: "segments", photo: "round", baseSize: 10, density: 3 },
  scale: { name: 2.4, headline: 1.15, title: 1.18, entry: 1.04, small: 0.92 },
  layout: (given) => {
    const { resume, metrics } = given;
    const main = resume.sections.filter((section) => !inSide(section));
    const side = resume.sections.filter(inSide);
    return twoColumns(given, {
      main: [
        masthead(given),
        ...summaryBlocks(resume, metrics.gap.entry),
        ...main.flatMap((section) => sectionBlocks(section, mainRecipe, given)),
      ],
      side: [
        ...portrait(given),
        ...contacts(given),
        ...side.flatMap((section) => sectionBlocks(section, sideRecipe, given)),
      ],
    });
  },
};

function twoColumns(given: Assignment, blocks: { main: Block[]; side: Block[] }): Layout {
  const { page, margin } = given.metrics;
  const inner = margin * 0.62;
  const side = page.width * share;
  const height = page.height - 2 * margin;
  return {
    main: { blocks: blocks.main, width: page.width - side - inner * 1.15 - margin, height },
    side: { blocks: blocks.side, width: side - 2 * inner, height },
    frame: (flows) => (
      <div className="tr-columns" style={{ gridTemplateColumns: `${side}px 1fr` }}>
        <div
          className="tr-main"
          style={{ paddingBlock: margin, paddingInline: `${inner * 1.15}px ${margin}px` }}
        >
          {flows.main}
        </div>
        <div className="tr-side" style={{ paddingBlock: margin, paddingInline: inner }}>
          {flows.side}
        </div>
      </div>
    ),
  };
}

const masthead = ({ resume: { person } }: Assignment): Block => ({
  id: "masthead",
  kind: "masthead",
  gap: 0,
  node: (
    <header>
      <Name>{person.name}</Name>
      <Headline>{person.headline}</Headline>
    </header>
  ),
});

function portrait({ resume: { person }, options }: Assignment): Block[] {
  if (!person.photo || options.photo === "hidden") return [];
  const node = <Photo person={person} options={options} shape="round" />;
  return [{ id: "portrait", kind: "masthead", gap: 0, node }];
}

/** Address and facts, one under the other, for the column is narrow. */
function contacts(given: Assignment): Block[] {
  const { resume, options, metrics, words } = given;
  const { person } = resume;
  const found = contactParts({ person, options });
  const facts = person.facts.map((fact) => (
    <span key={fact.label}>
      <FactText fact={fact} />
    </span>
  ));
  const lines = [...found, ...facts];
  if (!lines.length) return [];
  return [
    titleBlock("contact", words.contact, given),
    ...lines.map((line, index): Block => ({
      id: `contact:${index}`,
      kind: "links",
      gap: index ? metrics.gap.item : metrics.gap.title,
      node: <p className="tr-line">{line}</p>,
    })),
  ];
}
