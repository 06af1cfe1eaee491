import type { Level, Skill } from "../model/model";
import type { Options } from "../model/options";
import { levelText, wordsFor } from "../model/words";
import type { DrawnRun } from "./block";
import type { Look } from "./look";
import type { SkillGroup } from "./skill-groups";
import { Own } from "./text";

/** "Web: React (Advanced), Figma (Basic)": the group is marked as strong, what is said beside a skill as emphasis. */
export function skillRuns(group: SkillGroup, look: Look, levels: boolean): DrawnRun[] {
  const said = (skill: Skill) =>
    levels && look.options.level !== "hidden" ? levelText(skill, look.locale) : "";
  return [
    ...(group.name
      ? [
          { text: group.name, strong: true, own: true as const },
          { text: ": ", strong: true },
        ]
      : []),
    ...namesInRow(group.members, said, look),
  ];
}

/** Names with a comma between them, each with what is said beside it in brackets. */
export const namesInRow = (skills: Skill[], beside: (skill: Skill) => string, { locale }: Look) =>
  skills.flatMap((skill, index): DrawnRun[] => {
    const said = beside(skill);
    return [
      ...(index ? [{ text: wordsFor(locale).comma }] : []),
      { text: skill.name, own: true },
      ...(said ? [{ text: ` (${said})`, em: true }] : []),
    ];
  });

/** Such a text, or the part of it that lies on one page. */
export const SkillText = ({ runs }: { runs: readonly DrawnRun[] }) =>
  runs.map(({ text, strong, em, own }, index) => {
    const said = own ? <Own text={text} /> : text;
    if (strong)
      return (
        <strong key={index} className="tr-skill-group">
          {said}
        </strong>
      );
    return (
      <span key={index} className={em ? "tr-level-word" : undefined}>
        {said}
      </span>
    );
  });

/** One skill to a row: its name, its level in words, and the level drawn if that is wanted. */
export function SkillRow({ skill, look }: { skill: Skill; look: Look }) {
  const drawn = look.options.level;
  const level = drawn === "hidden" ? "" : levelText(skill, look.locale);
  return (
    <div className="tr-skill">
      <div className="tr-row">
        <p className="tr-skill-name">
          <Own text={skill.name} />
        </p>
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
