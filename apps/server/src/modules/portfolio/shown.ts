import type {
  Achievement,
  Additional,
  Education,
  evidenceLevels,
  Experience,
  Project,
  SectionName,
} from "@toran/contract/schemas/portfolio";
import type { Skill } from "@toran/contract/schemas/skill";
import type { Executor } from "../../db/database";
import { filesBy } from "../../files/keep";
import { domainOfSkill } from "../lookups/catalogue";
import { type Contents, hasFile, provenByFile } from "./sections";
import type { PortfolioItem } from "./tables";

/** The items of each section as the contract shows them. */
export interface Shown {
  education: Education;
  projects: Project;
  achievements: Achievement;
  experiences: Experience;
  additional: Additional;
  skills: Skill;
}
export type Evidence = (typeof evidenceLevels)[number];

export function evidenceOf({ section, file, verifiedAt }: PortfolioItem): Evidence {
  if (verifiedAt) return "OFFICER_VERIFIED";
  return file && provenByFile.has(section) ? "DOCUMENT_ATTACHED" : "SELF_DECLARED";
}

/** Why an officer sent the document back, where one did. */
export function sentBackOf({ sentBackAt, sentBackReason: reason }: PortfolioItem) {
  return sentBackAt && reason !== null ? { reason, at: sentBackAt.toISOString() } : undefined;
}

/** Rows of a section as their owner sees them. */
export async function shown<S extends SectionName>(
  db: Executor,
  _section: S,
  items: PortfolioItem[],
): Promise<Shown[S][]> {
  const files = await filesBy(
    db,
    items.map(({ file }) => file),
  );
  return items.map((item) => {
    const { id, position, version, verifiedAt, updatedAt, content, file, topPosition } = item;
    const ofSkill = item.section === "skills" && {
      domain: domainOf(content as Contents["skills"]),
      top: topPosition !== null,
    };
    const ofFile = hasFile.has(item.section) && { file: files.get(file ?? "") ?? null };
    return {
      ...content,
      ...ofSkill,
      ...ofFile,
      sentBack: sentBackOf(item),
      id,
      position,
      version,
      evidence: evidenceOf(item),
      verifiedAt: verifiedAt?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
    } as unknown as Shown[S];
  });
}

/** Where a skill belongs that the list of skills does not have. */
export const domainOfType = {
  TECHNICAL: "Other technical skills",
  SOFT: "Working with people",
  LANGUAGE: "Languages",
  TOOL: "Tools",
} as const;

export const domainOf = ({ skill_name, type }: Pick<Contents["skills"], "skill_name" | "type">) =>
  domainOfSkill(skill_name) ?? domainOfType[type];
