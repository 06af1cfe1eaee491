import type { Entry, ResumeModel, Skill } from "../../model/model";

/** Which entries back which skill: each entry once, under the strongest skill it is proof of. */
export function proofOf({ sections }: ResumeModel) {
  const skills = sections
    .flatMap((section) => (section.kind === "skills" ? section.skills : []))
    .toSorted((one, other) => other.level - one.level);
  const bySkill = new Map<string, Entry[]>();
  const told = new Set<string>();
  for (const entry of sections.flatMap((section) =>
    "entries" in section ? section.entries : [],
  )) {
    const skill = skills.find(({ name }) => backs(entry, name));
    if (!skill || !entry.body) continue;
    bySkill.set(skill.id, [...(bySkill.get(skill.id) ?? []), entry]);
    told.add(entry.id);
  }
  return { bySkill, told };
}

const backs = ({ evidenceFor = [] }: Entry, name: Skill["name"]) =>
  evidenceFor.some((each) => each.toLowerCase() === name.toLowerCase());
