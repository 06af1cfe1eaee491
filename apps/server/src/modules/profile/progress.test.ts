import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { studentWithEverything } from "../../testing/portfolio";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("what each step is worth and asks for is what is still missing of it", async () => {
  const fresh = await server.person("student-new");
  const { profile: own, skills } = fresh.api.student;
  const step = async (wanted: string) => {
    const { percent, sections } = ok(await own.progress()).data;
    expect(percent + sections.reduce((sum, { left }) => sum + left, 0)).toBe(100);
    return sections.find(({ name }) => name === wanted);
  };
  expect(await step("personal")).toMatchObject({
    left: 8,
    next: "Write a few sentences about you and choose a picture.",
  });
  expect(await step("skills")).toMatchObject({ left: 16 });
  for (const skill_name of ["React", "Figma", "SQL"])
    ok(await skills.create({ body: { type: "TECHNICAL", skill_name, level: "GOOD" } }));
  expect(await step("skills")).toMatchObject({
    left: 7,
    next: "Add 2 more skills, and say what shows them.",
  });
});

test("progress tells how much is there and what adds most, and last updated follows each change", async () => {
  const fresh = await server.person("student-new");
  const { profile: own, sections } = fresh.api.student;
  const before = ok(await own.progress()).data;
  expect(before.sections.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  expect(before.next?.text).toBeTruthy();
  const { updatedAt } = ok(await own.lastUpdated()).data;
  server.pass(1000);
  ok(await sections.projects.create({ body: { title: "Saathi", startMonth: "2025-01" } }));
  const after = ok(await own.progress()).data;
  expect(after.percent).toBe(before.percent + 16);
  expect(after.sections.find(({ name }) => name === "projects")).toMatchObject({
    count: 1,
    done: true,
    next: null,
  });
  expect(ok(await own.lastUpdated()).data.updatedAt > updatedAt).toBe(true);
});

test("a portfolio that lacks its document and four of five skills is told of both, the skills first", async () => {
  const { student } = await studentWithEverything(server);
  const { percent, sections, next } = ok(await student.api.student.profile.progress()).data;
  expect(percent).toBe(79);
  expect(next?.name).toBe("skills");
  const open = sections.filter(({ done }) => !done).map(({ name, left }) => [name, left]);
  expect(open).toEqual([
    ["documents", 8],
    ["skills", 13],
  ]);
});
