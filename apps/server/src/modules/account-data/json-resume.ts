import type {
  Achievement,
  Additional,
  Education,
  Experience,
  Project,
} from "@toran/contract/schemas/portfolio";
import type { Skill } from "@toran/contract/schemas/skill";

export interface Everything {
  personal: {
    firstName: string;
    lastName: string | null;
    email: string;
    phone: string | null;
    headline: string | null;
    about: string | null;
    city: string | null;
    state: string | null;
    linkedinUrl: string | null;
    githubUrl: string | null;
    portfolioUrl: string | null;
  };
  education: Education[];
  projects: Project[];
  achievements: Achievement[];
  experiences: Experience[];
  additional: Additional[];
  skills: Skill[];
}

const said = (value: string | null) => value ?? undefined;
const profiles = { LinkedIn: "linkedinUrl", GitHub: "githubUrl" } as const;

/** A portfolio in the open format JSON Resume, which other products read. */
export function jsonResumeOf(all: Everything) {
  const { personal } = all;
  const ofType = (type: string) => all.skills.filter((skill) => skill.type === type);
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: [personal.firstName, personal.lastName].filter(Boolean).join(" "),
      label: said(personal.headline),
      email: personal.email,
      phone: said(personal.phone),
      url: said(personal.portfolioUrl),
      summary: said(personal.about),
      location: { city: said(personal.city), region: said(personal.state) },
      profiles: Object.entries(profiles).flatMap(([network, field]) => {
        const url = personal[field];
        return url ? [{ network, url }] : [];
      }),
    },
    work: all.experiences.map((each) => ({
      name: each.organisation,
      position: each.title,
      location: said(each.city),
      startDate: each.startMonth,
      endDate: said(each.endMonth),
      summary: said(each.description),
    })),
    education: all.education
      .filter(({ kind }) => kind !== "SEMESTER")
      .map((each) => ({
        institution: each.institution,
        area: said(each.course),
        studyType: each.kind,
        startDate: each.startYear ? String(each.startYear) : undefined,
        endDate: each.endYear ? String(each.endYear) : undefined,
        score: each.score === null ? undefined : String(each.score),
      })),
    awards: all.achievements.map((each) => ({
      title: each.title,
      date: each.month,
      awarder: said(each.issuer),
      summary: said(each.description),
    })),
    projects: all.projects.map((each) => ({
      name: each.title,
      description: said(each.description),
      url: said(each.link),
      startDate: each.startMonth,
      endDate: said(each.endMonth),
      roles: each.role ? [each.role] : [],
      keywords: each.skills,
    })),
    skills: all.skills
      .filter(({ type }) => type !== "LANGUAGE")
      .map((each) => ({ name: each.skill_name, level: each.level, keywords: [] })),
    languages: ofType("LANGUAGE").map((each) => ({
      language: each.skill_name,
      fluency: each.level,
    })),
    interests: all.additional.map(({ title }) => ({ name: title })),
  };
}
