import type { ResumeDocument } from "@toran/contract/schemas/resume";
import { paths } from "@/navigation/paths";

const { student } = paths;
/** Where the items of a section of the résumé are written. */
const editors: Record<string, string> = {
  summary: student.editPersonal,
  experience: student.editExperiences,
  projects: student.editProjects,
  education: student.editEducation,
  skills: student.editSkills,
  languages: student.editSkills,
  achievements: student.editAchievements,
  additional: student.editAdditional,
};

export const editorOf = (section: string) => editors[section] ?? student.editPersonal;

/** Where that is written which a block of the pages shows. */
export function editPath(document: ResumeDocument, block: string, entry?: string): string {
  const id = entry ?? block.split(":")[0] ?? "";
  for (const section of document.sections) {
    const items = "entries" in section ? section.entries : section.skills;
    if (items.some((item) => item.id === id)) return `${editorOf(section.id)}#${id}`;
    if (section.id === id) return editorOf(section.id);
  }
  return editorOf(id);
}
