import type { Progress } from "@toran/contract/schemas/progress";
import { paths } from "@/navigation/paths";

export type PartName = Progress["sections"][number]["name"];

/** The parts of a portfolio: what each is called, and where it is filled. */
export const parts: Record<PartName, { label: string; href: string; counted?: true }> = {
  personal: { label: "Personal info", href: paths.student.editPersonal },
  documents: { label: "Documents", href: paths.student.document },
  education: { label: "Education", href: paths.student.editEducation, counted: true },
  skills: { label: "Skills", href: paths.student.editSkills, counted: true },
  projects: { label: "Projects", href: paths.student.editProjects, counted: true },
  experiences: { label: "Experience", href: paths.student.editExperiences, counted: true },
  achievements: { label: "Achievements", href: paths.student.editAchievements, counted: true },
  additional: { label: "Additional", href: paths.student.editAdditional, counted: true },
  video: { label: "Video résumé", href: paths.student.video },
};
export const partNames = Object.keys(parts) as PartName[];
