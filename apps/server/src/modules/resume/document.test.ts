import { expect, test } from "vitest";
import { documentOf } from "./document";
import type { Told } from "./told";

const college = "Nilgiri Institute of Technology";
const nobody: Told = {
  person: {
    firstName: "Ananya",
    lastName: null,
    headline: null,
    about: null,
    city: null,
    email: null,
    phone: null,
    linkedinUrl: null,
    githubUrl: null,
    portfolioUrl: null,
    college,
    degree: "M.Tech",
    department: "Computer Science",
    graduationYear: 2027,
    cgpa: null,
  },
  education: [],
  projects: [],
  achievements: [],
  experiences: [],
  additional: [],
  skills: [],
};
const now = new Date("2026-11-13T06:12:00Z");
const entriesOf = (told: Told, at: Date, kind: string) => {
  const section = documentOf(told, at).sections.find((each) => each.kind === kind);
  return section && "entries" in section ? section.entries : [];
};

const degree = {
  kind: "DEGREE",
  institution: college.toUpperCase(),
  board: null,
  course: "B.Tech in Computer Science",
  semester: null,
  score: null,
  scoreScale: null,
  startYear: 2021,
  endYear: null,
  evidence: "SELF_DECLARED",
  verifiedAt: null,
  file: null,
} as const;

test.each([
  ["that ended before", 2025, ["M.Tech, Computer Science", "B.Tech in Computer Science"]],
  ["that ends with them", 2027, ["B.Tech in Computer Science"]],
  ["that says no end", null, ["B.Tech in Computer Science"]],
])(
  "beside a degree at the same college %s, the studies of today are told once",
  (_, endYear, titles) => {
    const education = entriesOf(
      { ...nobody, education: [{ ...degree, endYear }] },
      now,
      "education",
    );
    expect(education.map(({ title }) => title)).toEqual(titles);
  },
);

test.each([
  ["2026-11-30T18:29:00Z", { from: "2026-12" }],
  ["2026-11-30T18:30:00Z", { from: "2026-12", current: true }],
])("a month begins by the clock of India: at %s", (at, period) => {
  const experience = {
    title: "Intern",
    organisation: "Meghdoot",
    city: null,
    description: null,
    startMonth: "2026-12",
    endMonth: null,
    skills: [],
    evidence: "SELF_DECLARED",
    verifiedAt: null,
    file: null,
  } as const;
  const told = { ...nobody, experiences: [{ ...experience, skills: [] }] };
  expect(entriesOf(told, new Date(at), "experience")[0]?.period).toEqual(period);
});
