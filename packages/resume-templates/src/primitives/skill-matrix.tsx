import type { Level, Skill, SkillSection } from "../model/model";
import { levelText } from "../model/words";
import type { Block } from "./block";
import type { Look } from "./look";
import { LevelSteps, namesInRow, SkillText } from "./skills";

/** Skills in rows by their level, the strongest first: what somebody knows best is read first. */
export function matrixBlocks({ id, skills }: SkillSection, look: Look): Block[] {
  const { gap } = look.metrics;
  return levelsOf(skills, look).map(({ word, members }, index) => ({
    id: `${id}:level-${index}`,
    kind: "skills",
    gap: index ? gap.item + 4 : gap.title,
    text: {
      runs: namesInRow(members, ({ group }) => group ?? "", look),
      draw: (runs, { first }) => (
        <div className="tr-matrix">
          <div className="tr-matrix-level">
            {first && <LevelSaid word={word} level={members[0]?.level} look={look} />}
          </div>
          <p className="tr-matrix-names" data-lines="">
            <SkillText runs={runs} />
          </p>
        </div>
      ),
    },
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

const LevelSaid = ({ word, level, look }: { word: string; level?: Level; look: Look }) => (
  <>
    {word && <p className="tr-level-word">{word}: </p>}
    {level !== undefined && <LevelSteps level={level} drawn={look.options.level} />}
  </>
);
