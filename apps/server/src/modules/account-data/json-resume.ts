import type {
  Achievement,
  Additional,
  Education,
  Experience,
  Project,
} from "@toran/contract/schemas/portfolio";
import type { Skill } from "@toran/contract/schemas/skill";
import type { UserData } from "@toran/contract/schemas/student";
import { catalogue } from "../lookups/catalogue";
import { areOwnStudies } from "../portfolio/own-studies";

export interface Everything {
  personal: UserData;
  /** Where the profile of a slug is found. */
  profileAt: (slug: string) => string;
  education: Education[];
  projects: Project[];
  achievements: Achievement[];
  experiences: Experience[];
  additional: Additional[];
  skills: Skill[];
}

const said = <Value>(value: Value | null) => value ?? undefined;
const codes = new Map(catalogue.countries.map(({ id, name }) => [name, id]));

/** A portfolio in the open format JSON Resume, which other products read. What it has no field for stands beside, by our own name. */
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
      location: {
        city: said(personal.city),
        region: said(personal.state),
        countryCode: codes.get(personal.country ?? ""),
      },
      profiles: profilesOf(all),
    },
    work: all.experiences.map((each) => ({
      name: each.organisation,
      position: each.title,
      location: said(each.city),
      startDate: each.startMonth,
      endDate: said(each.endMonth),
      summary: said(each.description),
      skills: each.skills,
    })),
    education: [
      ...studiesOf(all),
      ...all.education
        .filter(({ kind }) => kind !== "SEMESTER")
        .map((each) => ({
          institution: each.institution,
          area: said(each.course),
          studyType: each.kind,
          board: said(each.board),
          startDate: each.startYear ? String(each.startYear) : undefined,
          endDate: each.endYear ? String(each.endYear) : undefined,
          score: each.score === null ? undefined : scoreOf(each.score, each.scoreScale),
        })),
    ],
    awards: all.achievements.map((each) => ({
      title: each.title,
      date: each.month,
      awarder: said(each.issuer),
      summary: said(each.description),
      url: said(each.link),
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
      .map((each) => ({ name: each.skill_name, level: each.level, keywords: [], ...ours(each) })),
    languages: ofType("LANGUAGE").map((each) => ({
      language: each.skill_name,
      fluency: each.level,
      ...ours(each),
    })),
    interests: all.additional.map((each) => ({
      name: each.title,
      summary: said(each.description),
      url: said(each.link),
    })),
    meta: { lastModified: lastChangeOf(all) },
  };
}

const ours = ({ type, criteria }: Skill) => ({ type, criteria: said(criteria) });

const profilesOf = ({ personal, profileAt }: Everything) =>
  [
    { network: "LinkedIn", url: personal.linkedinUrl },
    { network: "GitHub", url: personal.githubUrl },
    {
      network: "Toran",
      username: said(personal.slug),
      url: personal.slug && profileAt(personal.slug),
    },
  ].filter(({ url }) => url);

/** The studies that the account was made for, unless the education names them too. */
function studiesOf({ personal: { educationDetails }, education }: Everything) {
  if (!educationDetails) return [];
  const { college, degree, department, major, graduationYear, cgpa } = educationDetails;
  if (education.some((each) => areOwnStudies(each, { college, graduationYear }))) return [];
  return [
    {
      institution: college,
      area: [department, major].filter(Boolean).join(", "),
      studyType: degree,
      endDate: String(graduationYear),
      score: cgpa === null ? undefined : scoreOf(cgpa, 10),
    },
  ];
}

/** As the import of such a file reads it. */
const scoreOf = (score: number, scale: number | null) =>
  scale === null ? `${score}` : scale === 100 ? `${score}%` : `${score}/${scale}`;

const lastChangeOf = ({ personal, ...sections }: Everything) =>
  [
    personal,
    ...sections.education,
    ...sections.projects,
    ...sections.achievements,
    ...sections.experiences,
    ...sections.additional,
  ]
    .map(({ updatedAt }) => updatedAt)
    .reduce((latest, each) => (each > latest ? each : latest));
