import type { ReactNode } from "react";
import type { Section } from "../../model/model";
import type { Block } from "../../primitives/block";
import { Qr } from "../../primitives/qr";
import {
  type Recipe,
  sectionBlocks,
  summaryBlocks,
  titleBlock,
} from "../../primitives/section-blocks";
import { matrixBlocks } from "../../primitives/skill-matrix";
import { ContactText, LinkText, Name, Own } from "../../primitives/text";
import { oneColumn } from "../one-column";
import type { Assignment, Template } from "../template";
import { cardBlocks } from "./cards";
import "./maker.css";

const recipe: Recipe = { head: "row", skills: "line" };

/** What somebody built, on cards; who they are above it, key by key, as in a file of settings. */
export const maker: Template = {
  id: "maker",
  version: 1,
  fontPairs: ["mono-heads", "condensed"],
  defaults: {
    accent: "#0b6b4f",
    photo: "hidden",
    baseSize: 9.5,
    lineHeight: 1.3,
    density: 2,
    margin: "narrow",
    level: "segments",
  },
  scale: { name: 2.5, headline: 1.1, title: 1.15, entry: 1.02, small: 0.92 },
  layout: (given) => {
    const { resume, metrics, options } = given;
    // Whoever put the sections in order knows better.
    const sections = options.order.length ? resume.sections : projectsFirst(resume.sections);
    const blocks = sections.flatMap((section) => blocksOf(section, given));
    const summary = summaryBlocks(resume, metrics.gap.section * 0.75);
    return oneColumn([masthead(given), ...summary, ...blocks], metrics);
  },
};

const projectsFirst = (sections: Section[]) => [
  ...sections.filter(({ kind }) => kind === "projects"),
  ...sections.filter(({ kind }) => kind !== "projects"),
];

function blocksOf(section: Section, given: Assignment): Block[] {
  const own = ownBlocks(section, given);
  if (!own) return sectionBlocks(section, recipe, given);
  const { id, kind, title, startOnNewPage, keepTogether } = section;
  const first = { ...titleBlock(id, title, given, kind), breakBefore: startOnNewPage };
  return [first, ...own].map((block) => (keepTogether ? { ...block, together: id } : block));
}

function ownBlocks(section: Section, given: Assignment) {
  if (section.kind === "projects") return cardBlocks(section.entries, recipe, given);
  if (section.kind === "skills") return matrixBlocks(section, given);
  return undefined;
}

/** The front matter: a key, and what stands for it. */
function masthead({ resume: { person }, options, words: { fields } }: Assignment): Block {
  const rows: [string, ReactNode][] = [
    ...(person.headline
      ? [[fields.headline, <Own key="headline" text={person.headline} />] as [string, ReactNode]]
      : []),
    ...person.contacts.map((contact): [string, ReactNode] => [
      fields[contact.kind],
      <ContactText key={contact.text} contact={contact} />,
    ]),
    ...person.links.map((link): [string, ReactNode] => [
      fields.link,
      <LinkText key={link.url} link={link} address={options.links === "label+address"} />,
    ]),
    ...person.facts.map(({ label, value }): [string, ReactNode] => [
      label,
      <bdi key={label}>{value}</bdi>,
    ]),
  ];
  const [portfolio] = person.links;
  return {
    id: "masthead",
    kind: "masthead",
    gap: 0,
    node: (
      <header className="tr-masthead">
        <div className="tr-identity">
          <Name>{person.name}</Name>
          <div className="tr-matter">
            {rows.map(([key, value], index) => (
              <p key={index} className="tr-pair">
                <span className="tr-key">
                  <Own text={key} />:{" "}
                </span>
                <span>{value}</span>
              </p>
            ))}
          </div>
        </div>
        {portfolio && <Qr address={portfolio.url} label={portfolio.url} />}
      </header>
    ),
  };
}
