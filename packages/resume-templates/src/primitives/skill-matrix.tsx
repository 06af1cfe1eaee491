import type { Skill, SkillSection } from "../model/model";
import { levelText, wordsFor } from "../model/words";
import type { Block } from "./block";
import type { Look } from "./look";
import { LevelSteps } from "./skills";

/** Skills in rows by their level, the strongest first: what somebody knows best is read first. */
export function matrixBlocks({ id, skills }: SkillSection, look: Look): Block[] {
  const { gap } = look.metrics;
  return levelsOf(skills, look).map(({ word, members }, index) => ({
    id: `${id}:level-${index}`,
    kind: "skills",
    gap: index ? gap.item + 4 : gap.title,
    node: <MatrixRow word={word} members={members} look={look} />,
  }));
}

interface LevelGroup {
  word: string;
  members: Skill[];
}

function levelsOf(skills: Skill[], { options, locale }: Look): LevelGroup[] {
  const groups = new Map<string, Skill[]>();
  for (const skill of skills.toSorted((one, other) => other.level - one.level)) {
    const word = options.level === "hidden" ? "" : levelText(skill, locale);
    groups.set(word, [...(groups.get(word) ?? []), skill]);
  }
  return [...groups].map(([word, members]) => ({ word, members }));
}

const MatrixRow = ({ word, members, look }: LevelGroup & { look: Look }) => (
  <div className="tr-matrix">
    <div className="tr-matrix-level">
      {word && <p className="tr-level-word">{word}: </p>}
      {members[0] && <LevelSteps level={members[0].level} drawn={look.options.level} />}
    </div>
    <p className="tr-matrix-names">
      {members.map(({ id, name, group }, index) => (
        <span key={id}>
          {index > 0 && wordsFor(look.locale).comma}
          {name}
          {group && <span className="tr-level-word"> ({group})</span>}
        </span>
      ))}
    </p>
  </div>
);
