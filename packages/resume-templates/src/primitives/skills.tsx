import type { Level, Run, Skill } from "../model/model";
import type { Options } from "../model/options";
import { levelText, wordsFor } from "../model/words";
import type { Look } from "./look";
import type { SkillGroup } from "./skill-groups";

/** "Web: React (Advanced), Figma (Basic)": the group is marked as strong, what is said beside a skill as emphasis. */
export function skillRuns(group: SkillGroup, look: Look, levels: boolean): Run[] {
  const said = (skill: Skill) =>
    levels && look.options.level !== "hidden" ? levelText(skill, look.locale) : "";
  return [
    ...(group.name ? [{ text: `${group.name}: `, strong: true }] : []),
    ...namesInRow(group.members, said, look),
  ];
}

/** Names with a comma between them, each with what is said beside it in brackets. */
export const namesInRow = (skills: Skill[], beside: (skill: Skill) => string, { locale }: Look) =>
  skills.flatMap((skill, index): Run[] => {
    const said = beside(skill);
    const name = { text: `${index ? wordsFor(locale).comma : ""}${skill.name}` };
    return said ? [name, { text: ` (${said})`, em: true }] : [name];
  });

/** Such a text, or the part of it that lies on one page. */
export const SkillText = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ text, strong, em }, index) =>
    strong ? (
      <strong key={index} className="tr-skill-group">
        {text}
      </strong>
    ) : (
      <span key={index} className={em ? "tr-level-word" : undefined}>
        {text}
      </span>
    ),
  );

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
