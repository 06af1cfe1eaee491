import type { Level, Skill } from "../model/model";
import type { Options } from "../model/options";
import { levelText, wordsFor } from "../model/words";
import type { Look } from "./look";
import type { SkillGroup } from "./skill-groups";

/** "Web: React (Advanced), Figma (Basic)". */
export function SkillLine({
  group,
  look,
  levels,
}: {
  group: SkillGroup;
  look: Look;
  levels: boolean;
}) {
  return (
    <p className="tr-skill-line">
      {group.name && <strong className="tr-skill-group">{group.name}: </strong>}
      {group.members.map((skill, index) => {
        const level =
          levels && look.options.level !== "hidden" ? levelText(skill, look.locale) : "";
        return (
          <span key={skill.id}>
            {index > 0 && wordsFor(look.locale).comma}
            {skill.name}
            {level && <span className="tr-level-word"> ({level})</span>}
          </span>
        );
      })}
    </p>
  );
}

/** One skill to a row: its name, its level in words, and the level drawn if that is wanted. */
export function SkillRow({ skill, look }: { skill: Skill; look: Look }) {
  const drawn = look.options.level;
  const level = drawn === "hidden" ? "" : levelText(skill, look.locale);
  return (
    <div className="tr-skill">
      <div className="tr-row">
        <p className="tr-skill-name">{skill.name}</p>
        {level && <span className="tr-level-word">{level}</span>}
      </div>
      <LevelSteps level={skill.level} drawn={drawn} />
    </div>
  );
}

/** A level as five steps, for the eye alone: the word beside it says the same. */
export const LevelSteps = ({ level, drawn }: { level: Level; drawn: Options["level"] }) =>
  drawn !== "words" &&
  drawn !== "hidden" &&
  level > 0 && (
    <div aria-hidden="true" className={`tr-level tr-level-${drawn}`}>
      {[1, 2, 3, 4, 5].map((step) => (
        <span key={step} className={step <= level ? "tr-step tr-step-on" : "tr-step"} />
      ))}
    </div>
  );
