import type { Skill, skillLevels, skillTypes } from "@toran/contract/schemas/skill";
import type { SectionKind } from "../editor/section-kind";

const typeWords: Record<(typeof skillTypes)[number], string> = {
  TECHNICAL: "Technical",
  SOFT: "Working with others",
  LANGUAGE: "Language",
  TOOL: "Tool",
};
export const levelWords: Record<(typeof skillLevels)[number], string> = {
  NEW: "New",
  BASIC: "Basic",
  GOOD: "Working",
  STRONG: "Strong",
  EXPERT: "Expert",
};
const choices = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const skills: SectionKind<Skill> = {
  name: "skills",
  title: "Skills",
  one: "skill",
  invitation: {
    title: "No skills yet",
    text: "Add what you know and say what shows it. From seven or fewer you choose your top skills.",
  },
  fields: [
    { kind: "skill", name: "skill_name", label: "Skill" },
    {
      kind: "choice",
      name: "type",
      label: "Type",
      span: "quarter",
      placeholder: "Choose one",
      options: choices(typeWords),
    },
    {
      kind: "choice",
      name: "level",
      label: "Level",
      span: "quarter",
      placeholder: "Choose one",
      options: choices(levelWords),
    },
    {
      kind: "text",
      name: "criteria",
      label: "What shows it",
      max: 600,
      optional: true,
      span: "whole",
      placeholder: "Where you used it, what you made with it, who has seen it.",
    },
  ],
  calls: ({ skills: calls }) => calls,
  titleOf: ({ skill_name }) => skill_name,
  detailOf: ({ type, domain, criteria }) =>
    [domain ?? typeWords[type], criteria?.split("\n")[0]].filter(Boolean).join(". "),
  sideOf: ({ level, top }) => [top && "Top skill", levelWords[level]].filter(Boolean).join(", "),
};
