import type { ImportedItem } from "@toran/contract/schemas/account-data";
import { expect, test } from "vitest";
import { unzipped } from "../../testing/inflated";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const newStudent = () => server.person("student-new");
type Student = Awaited<ReturnType<typeof newStudent>>;
const preview = (student: Student, file: File) =>
  student.api.student.imports.preview({ body: { file } });
const jsonFile = (value: unknown) => new File([JSON.stringify(value)], "resume.json");

const link = "https://saathi.example/about";
const description = "Rebuilt the table.\n- 4.1 s to 1.6 s";
const degree = {
  institution: "St. Mary's School of Engineering",
  course: "Civil engineering",
  board: "Anna University",
  score: 8.4,
  scoreScale: 10,
  startYear: 2022,
  endYear: 2026,
};
const portfolio = {
  education: [
    { kind: "DEGREE", ...degree },
    { kind: "SCHOOL", institution: "Breeks", board: "CBSE", score: 9.5, scoreScale: 100 },
    { kind: "DIPLOMA", institution: "Polytechnic", score: 3.5, scoreScale: 4 },
    { kind: "DEGREE", institution: "Evening college", score: 7 },
  ],
  projects: [
    {
      title: "Saathi",
      role: "Design",
      description,
      link,
      startMonth: "2025-01",
      endMonth: "2025-02",
      skills: ["React", "CSS"],
    },
    { title: "Bare", startMonth: "2025-01", skills: [] },
  ],
  experiences: [
    {
      title: "Intern",
      organisation: "Meghdoot",
      city: "Pune",
      description,
      startMonth: "2024-05",
      endMonth: "2024-07",
      skills: ["SQL"],
    },
  ],
  achievements: [{ title: "Hackathon", issuer: "State", description, month: "2023-10", link }],
  additional: [{ title: "Reading club", description, link }, { title: "Chess" }],
  skills: [
    { type: "TECHNICAL", skill_name: "React", level: "STRONG", criteria: "Three projects" },
    { type: "SOFT", skill_name: "Speaking", level: "NEW" },
    { type: "TOOL", skill_name: "Figma", level: "BASIC" },
    { type: "LANGUAGE", skill_name: "Tamil", level: "EXPERT", criteria: "At home" },
    { type: "LANGUAGE", skill_name: "Toda", level: "GOOD" },
  ],
};
const items = Object.entries(portfolio).flatMap(([section, each]) =>
  each.map((item) => ({ section, item })),
) as unknown as ImportedItem[];

/** What a portfolio says, without what each server calls it. */
async function told({ api: { student } }: Student) {
  const { sections, skills } = student;
  const lists = {
    education: ok(await sections.education.list()).data,
    projects: ok(await sections.projects.list()).data,
    experiences: ok(await sections.experiences.list()).data,
    achievements: ok(await sections.achievements.list()).data,
    additional: ok(await sections.additional.list()).data,
    skills: ok(await skills.list()).data,
  };
  return Object.entries(lists).map(([name, rows]) => [
    name,
    rows.map((row) => ({ ...row, id: "", updatedAt: "" })),
  ]);
}

test("what the export writes of a portfolio is read back as it was, and is known again at home", async () => {
  const [home, elsewhere] = [await newStudent(), await newStudent()];
  const personal = { headline: "Engineer", about: description, portfolioUrl: link };
  ok(await home.api.student.imports.commit({ body: { items, personal } }));
  const archive = unzipped((await home.call("GET", "/api/v1/student/export")).rawPayload);
  const file = new File([archive.get("resume.json") ?? ""], "resume.json");
  const again = ok(await preview(home, file)).data;
  expect([again.personal, again.ignored]).toEqual([[], []]);
  const studies = again.items.filter(({ held }) => held).map(({ title }) => title);
  expect(again.items.filter(({ same, held }) => !same && !held)).toEqual([]);
  expect(studies).toEqual(["Computer Science, Nilgiri Institute of Technology"]);

  const found = ok(await preview(elsewhere, file)).data.items;
  const chosen = found.filter(({ title }) => !studies.includes(title));
  const body = { items: chosen.map(({ section, item }) => ({ section, item })) as ImportedItem[] };
  ok(await elsewhere.api.student.imports.commit({ body }));
  expect(await told(elsewhere)).toEqual(await told(home));
});

test.each([
  ["CGPA 9.12", 9.12, 10],
  ["8.4/10", 8.4, 10],
  ["3.5 of 4", 3.5, 4],
  ["96.4%", 96.4, 100],
  ["7", 7, undefined],
  ["First class", undefined, undefined],
])("a score is read as a résumé of ours words it: %s", async (score, points, scale) => {
  const education = [{ institution: "Nilgiri", area: "Computer Science", score }];
  const { items: found } = ok(await preview(await newStudent(), jsonFile({ education }))).data;
  expect([found[0]?.item["score"], found[0]?.item["scoreScale"]]).toEqual([points, scale]);
});
