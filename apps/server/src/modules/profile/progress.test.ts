import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
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
