import type { Entry, Section, Skill, SkillSection } from "../../model/model";
import { levelText } from "../../model/words";
import type { Block } from "../../primitives/block";
import { ContactLine, FactLine } from "../../primitives/person";
import {
  entryBlocks,
  type Recipe,
  sectionBlocks,
  summaryBlocks,
  titleBlock,
} from "../../primitives/section-blocks";
import { Headline, Name, Own } from "../../primitives/text";
import { oneColumn } from "../one-column";
import type { Assignment, Template } from "../template";
import "./evidence.css";
import { proofOf } from "./proof";

const recipe: Recipe = { head: "row", skills: "line" };

/** Skills with what backs each of them; where and when comes at the end. */
export const evidence: Template = {
  id: "evidence",
  version: 1,
  fontPairs: ["spectral-heads", "public"],
  defaults: { accent: "#6b2d5c", photo: "hidden", baseSize: 10, density: 3 },
  scale: { name: 2.4, headline: 1.15, title: 1.3, entry: 1.02, small: 0.92 },
  layout: (given) => {
    const { resume, metrics } = given;
    const proof = proofOf(resume);
    const sections = [...resume.sections].sort((one, other) => place(one) - place(other));
    const blocks = sections.flatMap((section) =>
      section.kind === "skills"
        ? skillBlocks(section, proof, given)
        : sectionBlocks(withoutProof(section, proof), recipe, given),
    );
    const summary = summaryBlocks(resume, metrics.gap.entry);
    return oneColumn([masthead(given), ...summary, ...blocks], metrics);
  },
};

type Proof = ReturnType<typeof proofOf>;

const place = ({ kind }: Section) => (kind === "skills" ? 0 : 1);

/** What was told under a skill is not told again. */
const withoutProof = (section: Section, proof: Proof): Section =>
  "entries" in section
    ? {
        ...section,
        entries: section.entries.map((entry) =>
          proof.told.has(entry.id) ? { ...entry, body: undefined } : entry,
        ),
      }
    : section;

function skillBlocks(section: SkillSection, proof: Proof, given: Assignment): Block[] {
  const proven = section.skills
    .filter(({ id }) => proof.bySkill.has(id))
    .toSorted((one, other) => other.level - one.level);
  const others = section.skills.filter(({ id }) => !proof.bySkill.has(id));
  const rest = sectionBlocks({ ...section, skills: others }, recipe, given);
  const first = rest[0] ?? titleBlock(section.id, section.title, given);
  return [
    first,
    ...proven.flatMap((skill) => provenBlocks(skill, proof.bySkill.get(skill.id) ?? [], given)),
    ...rest
      .slice(1)
      .map((block, index) => (index ? block : { ...block, gap: given.metrics.gap.entry })),
  ];
}

function provenBlocks(skill: Skill, entries: Entry[], given: Assignment): Block[] {
  const { gap } = given.metrics;
  const level = given.options.level === "hidden" ? "" : levelText(skill, given.locale);
  const head: Block = {
    id: skill.id,
    kind: "head",
    gap: gap.entry,
    keepWithNext: true,
    node: (
      <div className="tr-row tr-skill-head">
        <h3 className="tr-entry">
          <Own text={skill.name} />
        </h3>
        {level && <span className="tr-level-word">{level}</span>}
      </div>
    ),
  };
  return [head, ...entries.flatMap((entry) => proofBlocks(entry, given))];
}

/** The texts of an entry, and after the last of them where it was. */
function proofBlocks(entry: Entry, given: Assignment): Block[] {
  const texts = entryBlocks(entry, recipe, given, 0).slice(1);
  return texts.map((block, index) => {
    const last = index === texts.length - 1;
    const own = { ...block, entry: undefined };
    if (!last || !own.text) return own;
    const source = [
      { text: " – ", em: true },
      { text: entry.title, em: true, own: true as const },
    ];
    return { ...own, text: { ...own.text, runs: [...own.text.runs, ...source] } };
  });
}

const masthead = ({ resume: { person }, options }: Assignment): Block => ({
  id: "masthead",
  kind: "masthead",
  gap: 0,
  node: (
    <header>
      <Name>{person.name}</Name>
      <Headline>{person.headline}</Headline>
      <ContactLine person={person} options={options} />
      <FactLine facts={person.facts} />
    </header>
  ),
});
