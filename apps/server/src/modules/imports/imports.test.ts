import type { ImportedItem } from "@toran/contract/schemas/account-data";
import { expect, test } from "vitest";
import { archiveOf, zipFile } from "../../testing/archives";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const newStudent = () => server.person("student-new");
type Student = Awaited<ReturnType<typeof newStudent>>;
const preview = (student: Student, file: File) =>
  student.api.student.imports.preview({ body: { file } });
const jsonFile = (value: unknown) =>
  new File([typeof value === "string" ? value : JSON.stringify(value)], "resume.json");

const resume = {
  basics: {
    name: "Ananya Iyer",
    label: "Front-end engineer",
    summary: "I build for slow networks.",
    profiles: [{ network: "GitHub", url: "https://github.example/ananya" }],
  },
  work: [
    {
      name: "Meghdoot Cloud",
      position: "Engineering intern",
      startDate: "2025-05-01",
      endDate: "2025-07",
      summary: "Rebuilt the billing table.",
      highlights: ["4.1 s to 1.6 s"],
    },
    { name: "Nowhere", position: "No date" },
  ],
  education: [
    {
      institution: "Nilgiri",
      area: "Computer Science",
      studyType: "B.E.",
      endDate: "2026",
      score: "9.1/10",
    },
  ],
  awards: [{ title: "Hackathon", date: "2023-10-08", awarder: "State" }],
  skills: [{ name: "Web", level: "Advanced", keywords: ["React", "CSS"] }, { name: "Chess" }],
  languages: [{ language: "Tamil", fluency: "Native" }],
  projects: [{ name: "Saathi", startDate: "2025-01", url: "javascript:alert(1)" }],
  references: [{ name: "Somebody" }],
};

test("a JSON Resume becomes a list to choose from, with what is wrong at each item, and changes nothing", async () => {
  const student = await newStudent();
  const { data } = ok(await preview(student, jsonFile(resume)));
  expect(data.source).toBe("JSON_RESUME");
  expect(data.items.map(({ section, title }) => [section, title])).toEqual([
    ["experiences", "Engineering intern"],
    ["experiences", "No date"],
    ["projects", "Saathi"],
    ["education", "Computer Science, Nilgiri"],
    ["achievements", "Hackathon"],
    ["skills", "React"],
    ["skills", "CSS"],
    ["skills", "Chess"],
    ["skills", "Tamil"],
  ]);
  expect(data.items[0]?.item).toMatchObject({
    organisation: "Meghdoot Cloud",
    startMonth: "2025-05",
    endMonth: "2025-07",
    description: "Rebuilt the billing table.\n- 4.1 s to 1.6 s",
  });
  expect(data.items[1]?.problems).toEqual({ startMonth: "Give the month it began." });
  expect(Object.keys(data.items[2]?.problems ?? {})).toEqual(["link"]);
  expect(data.items[3]?.item).toMatchObject({ kind: "DEGREE", score: 9.1, scoreScale: 10 });
  expect(data.items[8]?.item).toMatchObject({ type: "LANGUAGE", level: "EXPERT" });
  expect(data.ignored).toContain("references");
  expect(data.personal.map(({ field }) => field)).toEqual(["headline", "about", "githubUrl"]);
  expect(ok(await student.api.student.sections.experiences.list()).data).toEqual([]);
});

test.each([
  ["-5", "Give a year, like 2024."],
  ["1890", "Give a year, like 2024."],
  ["12026-05", "Give a year, like 2024."],
  ["2026-05-30", undefined],
  ["", undefined],
])("a year that nobody studies in is told at its item: %s", async (endDate, endYear) => {
  const student = await newStudent();
  const education = [{ institution: "Nilgiri", studyType: "B.E.", endDate }];
  const { items } = ok(await preview(student, jsonFile({ education }))).data;
  expect(items[0]?.problems).toEqual(endYear ? { endYear } : {});
});

test.each([
  ["-5", "Give the month it ended."],
  ["2025", "Give the month it ended."],
  ["Present", undefined],
  ["2025-07-31", undefined],
])("work that has ended is not taken in as if it went on: %s", async (endDate, endMonth) => {
  const student = await newStudent();
  const work = [{ name: "Meghdoot", position: "Intern", startDate: "2024-05", endDate }];
  const { items } = ok(await preview(student, jsonFile({ work }))).data;
  expect(items[0]?.problems).toEqual(endMonth ? { endMonth } : {});
});

test("what was chosen is taken in, once also when the list is sent twice, and no more", async () => {
  const student = await newStudent();
  const { imports, sections, skills, personal } = student.api.student;
  const { data } = ok(await preview(student, jsonFile(resume)));
  const good = data.items.filter(({ problems }) => !Object.keys(problems).length);
  const items = good.map(({ section, item }) => ({ section, item })) as unknown as ImportedItem[];
  const body = { items, personal: { headline: "Front-end engineer" } };
  expect(ok(await imports.commit({ body })).data).toEqual({ added: 7, replaced: 0 });
  expect(ok(await imports.commit({ body })).data).toEqual({ added: 0, replaced: 0 });
  expect(ok(await sections.experiences.list()).data).toHaveLength(1);
  expect(ok(await skills.list()).data).toHaveLength(4);
  const told = ok(await personal.userData()).data;
  expect([told.headline, told.about]).toEqual(["Front-end engineer", null]);
});

test("an item that is here already is shown as such, and replaced only where that was chosen, and only as it was seen", async () => {
  const student = await newStudent();
  const { imports, sections } = student.api.student;
  const own = {
    title: "Engineering intern",
    organisation: "Meghdoot Cloud",
    startMonth: "2025-04",
  };
  const before = ok(await sections.experiences.create({ body: own })).data;
  const [first] = ok(await preview(student, jsonFile(resume))).data.items;
  expect(first?.same).toEqual({ id: before.id, version: 1, title: "Engineering intern" });
  const taken = {
    section: "experiences",
    item: first?.item,
    replaces: { id: before.id, version: 1 },
  };
  const body = { items: [taken] as unknown as ImportedItem[] };
  ok(
    await sections.experiences.update({
      params: { id: before.id },
      body: { ...own, city: "Pune" },
    }),
  );
  const stale = refusal(await imports.commit({ body }));
  expect([stale.status, Object.keys(stale.errors ?? {})]).toEqual([409, ["items.0.item.version"]]);
  const fresh = {
    items: [{ ...taken, replaces: { id: before.id, version: 2 } }] as unknown as ImportedItem[],
  };
  expect(ok(await imports.commit({ body: fresh })).data).toEqual({ added: 0, replaced: 1 });
  expect(ok(await sections.experiences.list()).data).toMatchObject([
    { id: before.id, startMonth: "2025-05", version: 3 },
  ]);
});

const skill = (skill_name: string) => ({
  section: "skills" as const,
  item: { type: "TECHNICAL" as const, skill_name, level: "GOOD" as const },
});

test("one item that cannot be taken in leaves all of them out, and is named", async () => {
  const student = await newStudent();
  const { imports, skills } = student.api.student;
  const twice = refusal(
    await imports.commit({ body: { items: [skill("React"), skill("REACT")] } }),
  );
  expect(twice).toMatchObject({
    status: 409,
    errors: { "items.1.item.skill_name": "You have that skill already." },
  });
  const wrong = refusal(await imports.commit({ body: { items: [skill("React"), skill("")] } }));
  expect(wrong.errors).toEqual({ "items.1.item.skill_name": "Choose a skill." });
  expect(ok(await skills.list()).data).toEqual([]);
});

const linkedIn = [
  {
    name: "Positions.csv",
    text: 'Company Name,Title,Description,Location,Started On,Finished On\n"Meghdoot, Cloud",Intern,"Two\nlines, and a ""word""",Pune,May 2025,Jul 2025\n',
  },
  {
    name: "Education.csv",
    text: "School Name,Start Date,End Date,Notes,Degree Name,Activities\nBreeks School,2020,2022,,Class XII,\n",
  },
  { name: "Skills.csv", text: "\uFEFFName\r\nReact\r\nSQL\r\n" },
  { name: "Languages.csv", text: "Name,Proficiency\nTamil,Native or bilingual proficiency\n" },
  {
    name: "Profile.csv",
    text: "First Name,Last Name,Headline,Summary\nAnanya,Iyer,Engineer,About me\n",
  },
  { name: "Connections.csv", text: "First Name\nSomebody\n" },
];

test("the archive of LinkedIn becomes a list to choose from", async () => {
  const student = await newStudent();
  const { data } = ok(await preview(student, zipFile(archiveOf(linkedIn))));
  expect(data.source).toBe("LINKEDIN");
  expect(data.items[0]).toMatchObject({
    section: "experiences",
    problems: {},
    item: {
      organisation: "Meghdoot, Cloud",
      description: 'Two\nlines, and a "word"',
      startMonth: "2025-05",
      endMonth: "2025-07",
    },
  });
  expect(data.items[1]?.item).toMatchObject({ kind: "SCHOOL", startYear: 2020, endYear: 2022 });
  expect(data.items.slice(2).map(({ title }) => title)).toEqual(["React", "SQL", "Tamil"]);
  expect(data.ignored).toContain("Connections.csv");
  expect(data.personal.map(({ incoming }) => incoming)).toEqual(["Engineer", "About me"]);
});

const zeros = Buffer.alloc(60 * 1024 * 1024);
test.each([
  ["a file that unpacks to 60 MB", archiveOf([{ name: "Skills.csv", text: zeros }])],
  [
    "a bomb that says it is small",
    archiveOf([{ name: "Skills.csv", text: zeros, lie: { size: 100 } }]),
  ],
  [
    "fifty files of 5 MB each",
    archiveOf(
      Array.from({ length: 50 }, (_, n) => ({
        name: `${n}.csv`,
        text: zeros.subarray(0, 5_000_000),
      })),
    ),
  ],
  [
    "too many files",
    archiveOf(Array.from({ length: 2001 }, (_, n) => ({ name: `${n}.csv`, text: "" }))),
  ],
  [
    "files that share their bytes",
    archiveOf([
      { name: "Skills.csv", text: "Name\nReact\n" },
      { name: "Languages.csv", text: "Name\nTamil\n", lie: { at: 0 } },
    ]),
  ],
  [
    "a place outside of the archive",
    archiveOf([{ name: "Skills.csv", text: "x", lie: { at: 0x7fffffff } }]),
  ],
  [
    "a locked archive",
    archiveOf([{ name: "Skills.csv", text: "Name\nReact\n", lie: { flags: 1 } }]),
  ],
  ["half an archive", archiveOf(linkedIn).subarray(0, 300)],
  ["another archive", archiveOf([{ name: "photo.txt", text: "hello" }])],
])("95: an archive with %s is refused at its field, quickly", async (_what, bytes) => {
  const student = await newStudent();
  const started = performance.now();
  const refused = refusal(await preview(student, zipFile(bytes)));
  expect(refused).toMatchObject({ status: 400, errors: { file: expect.any(String) } });
  expect(performance.now() - started).toBeLessThan(2000);
});

test.each([
  ["no JSON", "{ half"],
  ["a list", []],
  ["another object", { hello: 1 }],
  ["brackets without end", "[".repeat(200_000)],
])("a file of %s is refused at its field", async (_what, value) => {
  const refused = refusal(await preview(await newStudent(), jsonFile(value)));
  expect(refused.errors?.["file"]).toContain("not a JSON Resume");
});

test("hostile values in a file stay text, or are named as problems", async () => {
  const hostile = {
    basics: { label: "<script>alert(1)</script>", __proto__: { polluted: true } },
    work: [{ position: { nested: true }, name: 7, startDate: ["2025-01"] }, "text", null],
    skills: [{ name: "é".repeat(10_000) }],
  };
  const { data } = ok(await preview(await newStudent(), jsonFile(hostile)));
  expect(data.personal[0]?.incoming).toBe("<script>alert(1)</script>");
  expect(Object.keys(data.items[0]?.problems ?? {})).toContain("title");
  expect(data.items.at(-1)?.problems["skill_name"]).toContain("80 characters");
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("59: importing is refused to other roles and strangers, and other people's items cannot be replaced", async () => {
  const [student, other] = [await newStudent(), await newStudent()];
  const own = { title: "Intern", organisation: "Meghdoot", startMonth: "2025-04" };
  const { id } = ok(await student.api.student.sections.experiences.create({ body: own })).data;
  const items = [{ section: "experiences" as const, item: own, replaces: { id, version: 1 } }];
  expect(refusal(await other.api.student.imports.commit({ body: { items } })).status).toBe(404);
  const hr = await server.person("hr-ready");
  for (const path of ["import", "import-preview"]) {
    expect((await hr.call("POST", `/api/v1/student/${path}`)).statusCode).toBe(403);
    const stranger = await server.browser().send("POST", `/api/v1/student/${path}`);
    expect(stranger.statusCode).toBe(401);
  }
});
