import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { portfolioItems } from "./tables";

const server = await startServer();
const newStudent = () => server.person("student-new");
type Student = Awaited<ReturnType<typeof newStudent>>;

const react = { type: "TECHNICAL", skill_name: "React", level: "EXPERT" } as const;
const add = async (student: Student, skill_name: string, top?: boolean) =>
  ok(
    await student.api.student.skills.create({
      body: { ...react, skill_name, ...(top !== undefined && { top }) },
    }),
  ).data;

test("a skill is added with what shows it, read by its domain, changed and taken away", async () => {
  const { skills } = (await newStudent()).api.student;
  const criteria = "Rider web app of Saathi, 3,100 riders a week";
  const added = ok(await skills.create({ body: { ...react, criteria } })).data;
  expect(added).toMatchObject({ domain: "Web development", criteria, top: false, version: 1 });
  expect(ok(await skills.list()).data).toEqual([added]);
  const params = { id: added.id };
  const changed = ok(await skills.update({ params, body: { ...react, level: "STRONG" } })).data;
  expect(changed).toMatchObject({ level: "STRONG", criteria: null, version: 2 });
  ok(await skills.remove({ params }));
  expect(ok(await skills.list()).data).toEqual([]);
});

test("59: skills answer their owner alone, and refuse other roles and strangers", async () => {
  const [mine, other] = [await newStudent(), await newStudent()];
  const { id } = await add(mine, "React", true);
  const { skills } = other.api.student;
  const params = { id };
  expect(ok(await skills.list()).data).toEqual([]);
  expect(refusal(await skills.update({ params, body: react })).status).toBe(404);
  expect(refusal(await skills.remove({ params })).status).toBe(404);
  expect(refusal(await skills.setTop({ body: { ids: [id] } })).status).toBe(404);
  const officer = await server.person("officer-ready");
  for (const path of ["skills-criteria", "top-skills", "additional-skills", "graph"]) {
    expect((await officer.call("GET", `/api/v1/student/${path}`)).statusCode).toBe(403);
    const stranger = await server.browser().send("GET", `/api/v1/student/${path}`);
    expect(stranger.statusCode).toBe(401);
  }
});

test("a skill that is there already is refused at its field, in whatever case it is written", async () => {
  const student = await newStudent();
  await add(student, "React");
  const again = await student.api.student.skills.create({
    body: { ...react, skill_name: " react" },
  });
  expect(refusal(again)).toMatchObject({
    status: 409,
    errors: { skill_name: "You have that skill already." },
  });
  const bad = await student.api.student.skills.create({
    body: { type: "MAGIC" as "SOFT", skill_name: "", level: "EXPERT" },
  });
  expect(Object.keys(refusal(bad).errors ?? {})).toEqual(["type", "skill_name"]);
});

test("the top skills are seven at most, in the order that was chosen", async () => {
  const student = await newStudent();
  const { skills } = student.api.student;
  const names = [
    "React",
    "TypeScript",
    "PostgreSQL",
    "Figma",
    "Accessibility",
    "Node.js",
    "SQL",
    "CSS",
  ];
  const all = [];
  for (const name of names) all.push(await add(student, name));
  const ids = all.map(({ id }) => id);
  expect(refusal(await skills.setTop({ body: { ids } })).status).toBe(400);
  const chosen = ids.slice(0, 7).toReversed();
  const top = ok(await skills.setTop({ body: { ids: chosen } })).data;
  expect(top.map(({ id }) => id)).toEqual(chosen);
  expect(ok(await skills.top()).data).toEqual(top);
  expect(ok(await skills.additional()).data.map(({ skill_name }) => skill_name)).toEqual(["CSS"]);
  const eighth = await skills.update({
    params: { id: ids[7] ?? "" },
    body: { ...react, skill_name: "CSS", top: true },
  });
  expect(refusal(eighth)).toMatchObject({ status: 409, errors: { top: expect.any(String) } });
  const out = await skills.update({
    params: { id: ids[0] ?? "" },
    body: { ...react, skill_name: "React", top: false },
  });
  expect(ok(out).data).toMatchObject({ top: false, evidence: "SELF_DECLARED" });
  expect(ok(await skills.top()).data).toHaveLength(6);
});

test("a top skill that is brought back is a top skill again, in its place, unless others were chosen since", async () => {
  const student = await newStudent();
  const { skills } = student.api.student;
  const take = (id: string) => skills.remove({ params: { id } });
  const bringBack = (id: string) =>
    student.api.student.portfolio.undo({ body: { section: "skills", id } });
  const tops = async () => ok(await skills.top()).data.map(({ skill_name }) => skill_name);
  const names = ["Go", "Rust", "C", "Java", "SQL", "R", "Ruby"];
  for (const name of names) await add(student, name, true);
  const { id } = ok(await skills.top()).data[2] ?? { id: "" };
  ok(await take(id));
  expect(await tops()).toEqual(names.filter((name) => name !== "C"));
  ok(await bringBack(id));
  expect(await tops()).toEqual(names);

  ok(await take(id));
  await add(student, "Lua", true);
  ok(await bringBack(id));
  const others = [...names.filter((name) => name !== "C"), "Lua"];
  expect(await tops()).toEqual(others);

  const [first] = ok(await skills.top()).data;
  ok(await take(first?.id ?? ""));
  const two = ok(await skills.top()).data.slice(0, 2);
  ok(await skills.setTop({ body: { ids: two.map((skill) => skill.id) } }));
  ok(await bringBack(first?.id ?? ""));
  expect(await tops()).toEqual(["Rust", "Java"]);
});

test("seven top skills stay seven when ten are added at once", async () => {
  const student = await newStudent();
  const names = ["Go", "Rust", "C", "Java", "SQL", "R", "Ruby", "PHP", "Lua", "Dart"];
  await Promise.all(
    names.map((skill_name) =>
      student.api.student.skills.create({ body: { ...react, skill_name, top: true } }),
    ),
  );
  expect(ok(await student.api.student.skills.top()).data).toHaveLength(7);
  const rows = await server.db
    .select()
    .from(portfolioItems)
    .where(eq(portfolioItems.studentId, student.id));
  expect(rows).toHaveLength(7);
});

test("the graph tells the skills of each domain and their average", async () => {
  const student = await newStudent();
  const { skills } = student.api.student;
  const give = async (skill_name: string, level: "NEW" | "EXPERT" | "GOOD", type = react.type) =>
    ok(await skills.create({ body: { type, skill_name, level } }));
  await give("React", "EXPERT");
  await give("CSS", "GOOD");
  await give("Underwater basket weaving", "NEW");
  expect(ok(await skills.graph()).data).toEqual([
    {
      domain: "Web development",
      average: 4,
      skills: [
        { name: "React", level: 5 },
        { name: "CSS", level: 3 },
      ],
    },
    {
      domain: "Other technical skills",
      average: 1,
      skills: [{ name: "Underwater basket weaving", level: 1 }],
    },
  ]);
});
