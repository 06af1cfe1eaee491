import type {
  Achievement,
  Additional,
  Education,
  Experience,
  Project,
  SectionName,
} from "@toran/contract/schemas/portfolio";
import type { Skill } from "@toran/contract/schemas/skill";

type Common =
  | "id"
  | "position"
  | "evidence"
  | "verifiedAt"
  | "version"
  | "updatedAt"
  | "file"
  | "domain"
  | "top";
type ContentOf<T> = Omit<T, Common>;

/** What the items of each section are about. */
export interface Contents {
  education: ContentOf<Education>;
  projects: ContentOf<Project>;
  achievements: ContentOf<Achievement>;
  experiences: ContentOf<Experience>;
  additional: ContentOf<Additional>;
  skills: ContentOf<Skill>;
}
export type Content = Contents[SectionName];

const empty: Contents = {
  education: {
    kind: "DEGREE",
    institution: "",
    board: null,
    course: null,
    semester: null,
    score: null,
    scoreScale: null,
    startYear: null,
    endYear: null,
  },
  projects: {
    title: "",
    role: null,
    description: null,
    link: null,
    startMonth: "",
    endMonth: null,
    skills: [],
  },
  achievements: { title: "", issuer: null, description: null, month: "", link: null },
  experiences: {
    title: "",
    organisation: "",
    city: null,
    description: null,
    startMonth: "",
    endMonth: null,
    skills: [],
  },
  additional: { title: "", description: null, link: null },
  skills: { type: "TECHNICAL", skill_name: "", level: "NEW", criteria: null },
};

/** A form as it is stored: the fields of its section, and nothing for those left empty. */
export function contentOf<S extends SectionName>(section: S, given: object): Contents[S] {
  const fields = Object.entries(empty[section]).map(([name, absent]: [string, unknown]) => [
    name,
    (given as Record<string, unknown>)[name] ?? absent,
  ]);
  const content = Object.fromEntries(fields) as Contents[S];
  return "skills" in content ? { ...content, skills: eachOnce(content.skills) } : content;
}

/** Names without those that only repeat one before them in another spelling. */
function eachOnce(names: string[]) {
  const spelled = names.map(folded);
  return names.filter((_, at) => spelled.indexOf(spelled[at] ?? "") === at);
}

/** What an item is called. */
export function titleOf(section: SectionName, content: Content): string {
  if (section === "skills") return (content as Contents["skills"]).skill_name;
  if (section !== "education") return (content as Contents["projects"]).title;
  const { course, institution } = content as Contents["education"];
  return course ? `${course}, ${institution}` : institution;
}

export const folded = (text: string) =>
  text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** Sections whose file proves what the item says; the file of the others is a picture of it. */
export const provenByFile: ReadonlySet<SectionName> = new Set(["education", "achievements"]);
export const hasFile: ReadonlySet<SectionName> = new Set([
  ...provenByFile,
  "projects",
  "experiences",
]);
