import { collegeDay } from "@toran/contract/calendar/zones";
import { phoneInGroups } from "@toran/contract/phone-in-groups";
import { scoreWords } from "@toran/contract/scales";
import type { ResumeDocument } from "@toran/contract/schemas/resume";
import { skillLevels } from "@toran/contract/schemas/skill";
import { areOwnStudies } from "../portfolio/own-studies";
import type { Told } from "./told";

type Section = ResumeDocument["sections"][number];
type Entry = Extract<Section, { entries: unknown }>["entries"][number];
type RichText = NonNullable<Entry["body"]>;
type Education = Told["education"][number];

/** A portfolio as a résumé document. This is the one place that says what becomes what. */
export function documentOf(told: Told, now: Date): ResumeDocument {
  const { person } = told;
  return {
    locale: "en-IN",
    dir: "ltr",
    person: {
      name: joined(" ", person.firstName, person.lastName),
      headline: said(person.headline),
      contacts: [
        ...some(person.city, (text) => ({ kind: "place" as const, text })),
        ...some(person.email, (text) => ({ kind: "email" as const, text })),
        ...some(person.phone, (text) => ({ kind: "phone" as const, text: phoneInGroups(text) })),
      ],
      links: [
        ...some(person.portfolioUrl, (url) => ({ label: bare(url), url })),
        ...some(person.linkedinUrl, (url) => ({ label: "LinkedIn", url })),
        ...some(person.githubUrl, (url) => ({ label: "GitHub", url })),
      ],
      facts: [
        ...some(person.rollNumber, (value) => ({ label: "Roll number", value })),
        ...some(person.department, (value) => ({ label: "Branch", value })),
        ...some(person.cgpa, (value) => ({ label: "CGPA", value: `${value}` })),
        ...some(person.graduationYear, (value) => ({ label: "Class of", value: `${value}` })),
      ],
    },
    summary: richText(person.about),
    sections: sectionsOf(told, now).filter((section) =>
      "entries" in section ? section.entries.length > 0 : section.skills.length > 0,
    ),
  };
}

const sectionsOf = (told: Told, now: Date): Section[] => [
  {
    id: "experience",
    kind: "experience",
    title: "Experience",
    entries: told.experiences.map((each, index) => ({
      id: each.id ?? `experience-${index}`,
      title: each.title,
      org: each.organisation,
      place: said(each.city),
      period: months(each, now),
      body: richText(each.description),
      evidenceFor: each.skills,
    })),
  },
  {
    id: "projects",
    kind: "projects",
    title: "Projects",
    entries: told.projects.map((each, index) => ({
      id: each.id ?? `project-${index}`,
      title: each.title,
      org: said(each.role),
      period: months(each, now),
      url: said(each.link),
      stack: each.skills,
      body: richText(each.description),
      evidenceFor: each.skills,
    })),
  },
  {
    id: "education",
    kind: "education",
    title: "Education",
    entries: [
      ...studiesOf(told),
      ...told.education.filter(({ kind }) => kind !== "SEMESTER").map(educationEntry),
    ],
  },
  {
    id: "skills",
    kind: "skills",
    title: "Skills",
    skills: told.skills.filter(({ type }) => type !== "LANGUAGE").map(skillOf),
  },
  {
    id: "achievements",
    kind: "achievements",
    title: "Achievements",
    entries: told.achievements.map((each, index) => ({
      id: each.id ?? `achievement-${index}`,
      title: each.title,
      org: said(each.issuer),
      period: { to: each.month },
      url: said(each.link),
      body: richText(each.description),
    })),
  },
  {
    id: "languages",
    kind: "languages",
    title: "Languages",
    skills: told.skills.filter(({ type }) => type === "LANGUAGE").map(skillOf),
  },
  {
    id: "additional",
    kind: "additional",
    title: "Additional",
    entries: told.additional.map((each, index) => ({
      id: each.id ?? `additional-${index}`,
      title: each.title,
      url: said(each.link),
      body: richText(each.description),
    })),
  },
];

/** Where the student studies now, unless their education names it too. */
function studiesOf({ person, education }: Told): Entry[] {
  const { college, degree, department, graduationYear, cgpa } = person;
  if (!college) return [];
  if (education.some((each) => areOwnStudies(each, { college, graduationYear }))) return [];
  return [
    {
      id: "studies",
      title: joined(", ", degree, department) || college,
      org: degree || department ? college : undefined,
      period: graduationYear ? { to: `${graduationYear}` } : undefined,
      score: cgpa === null ? undefined : `CGPA ${cgpa}`,
    },
  ];
}

const kindWords = { SCHOOL: "School", DIPLOMA: "Diploma", DEGREE: "Degree", SEMESTER: "Semester" };

function educationEntry(each: Education, index: number): Entry {
  const { course, board, startYear, endYear } = each;
  const saidBefore = board && course?.includes(board);
  return {
    id: each.id ?? `education-${index}`,
    title: course ?? kindWords[each.kind],
    org: each.institution,
    place: saidBefore ? undefined : said(board),
    period:
      startYear || endYear
        ? { from: said(startYear?.toString()), to: said(endYear?.toString()) }
        : undefined,
    score: scoreOf(each),
  };
}

function scoreOf({ score, scoreScale }: Education) {
  if (score === null) return undefined;
  return scoreScale === 10 ? `CGPA ${score}` : scoreWords(score, scoreScale);
}

const levelWords = {
  NEW: "New",
  BASIC: "Basic",
  GOOD: "Working",
  STRONG: "Strong",
  EXPERT: "Expert",
} satisfies Record<(typeof skillLevels)[number], string>;

const skillOf = (each: Told["skills"][number], index: number) => ({
  id: each.id ?? `skill-${index}`,
  name: each.skill_name,
  level: skillLevels.indexOf(each.level) + 1,
  levelLabel: levelWords[each.level],
  group: each.type === "LANGUAGE" ? undefined : said(each.domain),
});

/** What has not begun yet does not go on at present. */
function months(
  { startMonth, endMonth }: { startMonth: string; endMonth: string | null },
  now: Date,
): Entry["period"] {
  if (endMonth) return { from: startMonth, to: endMonth };
  const ahead = startMonth > collegeDay(now).slice(0, 7);
  return ahead ? { from: startMonth } : { from: startMonth, current: true };
}

const bullet = /^\s*[-–•*]\s+/u;

/** Lines that begin with a dash or a dot are a list, the others are paragraphs. */
function richText(text: string | null): RichText | undefined {
  const blocks: RichText = [];
  for (const line of (text ?? "").split("\n")) {
    const runs = [{ text: line.replace(bullet, "").trim() }];
    const last = blocks.at(-1);
    if (!runs[0]?.text) continue;
    if (!bullet.test(line)) blocks.push({ kind: "paragraph", runs });
    else if (last?.kind === "list") last.items.push({ runs });
    else blocks.push({ kind: "list", items: [{ runs }] });
  }
  return blocks.length ? blocks : undefined;
}

const said = (text: string | null | undefined) => text ?? undefined;
const joined = (between: string, ...parts: (string | null)[]) =>
  parts.filter(Boolean).join(between);
const bare = (url: string) => url.replace(/^https?:\/\/(www\.)?/u, "").replace(/\/$/u, "");
const some = <Value, Made>(value: Value | null | undefined, make: (value: Value) => Made) =>
  value === null || value === undefined ? [] : [make(value)];
