import type { Skill } from "../model/model";

export interface SkillGroup {
  name: string;
  members: Skill[];
}

/** Skills of one group together, in the order in which the groups first appear. */
export function groupsOf(skills: readonly Skill[]): SkillGroup[] {
  const groups = new Map<string, Skill[]>();
  for (const skill of skills) {
    const group = skill.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), skill]);
  }
  return [...groups].map(([name, members]) => ({ name, members }));
}
