import { seasonYear } from "@toran/contract/hiring/season";
import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";

const server = await startServer();

test("a batch that is archived leaves the home to the next one", async () => {
  const officer = await server.person("officer-ready");
  const { college, dashboard, archive } = officer.api.po;
  const { name: department } = ok(await college.data()).data.departments[0]!;
  const year = seasonYear(server.deps.now()) + 1;
  const [left = ""] = await addStudents(server, officer, [
    { department, graduationYear: year },
    { department, graduationYear: year + 1 },
    { department, graduationYear: year + 1 },
  ]);
  const [all] = ok(await dashboard.groups()).data;
  const season = async () => {
    const { graduationYear, students } = ok(
      await dashboard.season({ params: { id: all?.id ?? "" } }),
    ).data;
    return [graduationYear, students];
  };
  expect(await season()).toEqual([year, 1]);
  ok(await archive.create({ body: { name: "Left", studentId: [left] } }));
  expect(await season()).toEqual([year + 1, 2]);
});
