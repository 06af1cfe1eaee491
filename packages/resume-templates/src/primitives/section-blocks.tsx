import type { ReactNode } from "react";
import type { Entry, ResumeModel, RichText, Section } from "../model/model";
import type { Block, DrawnRun } from "./block";
import { EntryHead, type HeadKind } from "./entry-head";
import type { Look } from "./look";
import { groupsOf } from "./skill-groups";
import { SkillRow, skillRuns, SkillText } from "./skills";
import { LinkText, Own, Runs } from "./text";

/** What one template does differently with a section. */
export interface Recipe {
  head: HeadKind;
  skills: "line" | "rows";
  /** Whether levels are said beside the skills of a line. */
  levels?: boolean;
}

/** A section as blocks: its title, then its items. */
export function sectionBlocks(section: Section, recipe: Recipe, look: Look): Block[] {
  const title = titleBlock(section.id, section.title, look, section.kind);
  const all = [title, ...itemBlocks(section, recipe, look)].map((block): Block => {
    return section.keepTogether ? { ...block, together: section.id } : block;
  });
  if (section.startOnNewPage && all[0]) all[0].breakBefore = true;
  return all;
}

export const titleBlock = (
  id: string,
  title: string,
  look: Look,
  kind?: Section["kind"],
): Block => ({
  id: `${id}:title`,
  kind: "title",
  gap: look.metrics.gap.section,
  keepWithNext: true,
  node: (
    <h2 className="tr-title" data-kind={kind}>
      <Own text={title} />
    </h2>
  ),
});

function itemBlocks(section: Section, recipe: Recipe, look: Look): Block[] {
  const { gap } = look.metrics;
  if ("entries" in section)
    return section.entries.flatMap((entry, index) =>
      entryBlocks(entry, recipe, look, index ? gap.entry : gap.title),
    );
  if ("links" in section)
    return section.links.map((link, index) => ({
      id: `${section.id}:link-${index}`,
      kind: "links",
      gap: index ? gap.item : gap.title,
      node: (
        <p className="tr-link">
          <LinkText link={link} address={look.options.links === "label+address"} />
        </p>
      ),
    }));
  if (recipe.skills === "rows")
    return section.skills.map((skill, index) => ({
      id: skill.id,
      kind: "skills",
      gap: index ? gap.item + 2 : gap.title,
      node: <SkillRow skill={skill} look={look} />,
    }));
  return groupsOf(section.skills).map((group, index) => ({
    id: `${section.id}:group-${index}`,
    kind: "skills",
    gap: index ? gap.item : gap.title,
    text: {
      runs: skillRuns(group, look, recipe.levels ?? true),
      draw: (part) => (
        <p className="tr-skill-line" data-lines="">
          <SkillText runs={part} />
        </p>
      ),
    },
  }));
}

export function entryBlocks(entry: Entry, { head }: Recipe, look: Look, gap: number): Block[] {
  const body = textBlocks(entry.id, entry.body, look.metrics.gap.item);
  const first: Block = {
    id: `${entry.id}:head`,
    kind: "head",
    gap,
    keepWithNext: body.length > 0,
    node: <EntryHead kind={head} entry={entry} look={look} />,
  };
  return [first, ...body].map((block) => ({ ...block, entry: entry.id }));
}

/** Paragraphs and bullets, each a block of its own. */
function textBlocks(id: string, text: RichText | undefined, gap: number): Block[] {
  return (text ?? []).flatMap((block, index): Block[] => {
    const own = `${id}:${index}`;
    if (block.kind === "paragraph") return [paragraph(own, block.runs, gap)];
    return block.items.flatMap(({ runs, items = [] }, nth): Block[] => [
      bullet(`${own}.${nth}`, "bullet", runs, { gap, list: own }),
      ...items.map((below, deep) =>
        bullet(`${own}.${nth}.${deep}`, "nested", below, { gap, list: `${own}.${nth}` }),
      ),
    ]);
  });
}

const paragraph = (id: string, runs: DrawnRun[], gap: number): Block => ({
  id,
  kind: "paragraph",
  gap,
  splits: true,
  text: {
    runs,
    draw: (part) => (
      <p className="tr-text" data-lines="">
        <Runs runs={part} />
      </p>
    ),
  },
});

const bullet = (
  id: string,
  kind: "bullet" | "nested",
  all: DrawnRun[],
  rest: { gap: number; list: string },
): Block => ({ id, kind, ...rest, text: { runs: all, draw: drawBullet } });

const drawBullet = (runs: DrawnRun[], { first }: { first: boolean }): ReactNode => (
  <div className="tr-item">
    <span aria-hidden="true" className="tr-bullet">
      {first ? "•" : ""}
    </span>
    <div className="tr-text" data-lines="">
      <Runs runs={runs} />
    </div>
  </div>
);

/** The opening paragraph, if there is one. */
export const summaryBlocks = ({ summary }: ResumeModel, gap: number): Block[] =>
  textBlocks("summary", summary, gap);
