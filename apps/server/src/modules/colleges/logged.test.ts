import { expect, test } from "vitest";
import { auditedOf } from "../../testing/audited";
import { forms } from "../../testing/forms";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const departments = [{ name: "Robotics", majors: [] }];

test("a step that is saved once more after onboarding stands in the log as any other change, and the first time it does not", async () => {
  const founder = await server.person("officer-at-college-info");
  ok(await founder.api.po.college.saveInfo({ body: forms.college }));
  expect(await auditedOf(server, founder)).toEqual([]);

  const officer = await server.person("officer-ready");
  const { college, address } = officer.api.po;
  ok(await college.saveInfo({ body: { ...forms.college, name: "Nilgiri College" } }));
  ok(await address.create({ query: { isBilling: true }, body: forms.address }));
  ok(await college.saveMajors({ body: { departments } }));
  const deeds = await auditedOf(server, officer);
  expect(deeds.map(({ action }) => action)).toEqual([
    "profile.info",
    "profile.address",
    "departments.save",
  ]);
  expect(deeds.map(({ after }) => after)).toMatchObject([
    { name: "Nilgiri College" },
    { line1: forms.address.line1, isBilling: true },
    { departments: "Robotics" },
  ]);
});

test("a change of a department stands in the log with what was said of it before, and one that changes nothing does not", async () => {
  const officer = await server.person("officer-ready");
  const { college } = officer.api.po;
  const [first] = ok(await college.data()).data.departments;
  const { id = "", name = "", code, finalYearStudents } = first ?? {};
  const sent = { id, code: code ?? "", finalYearStudents: finalYearStudents ?? "" };
  const save = async (called: string, majors: string[]) =>
    ok(await college.updateMajors({ body: { departments: [{ ...sent, name: called, majors }] } }));
  await save(name, ["Optics"]);
  await save(name, ["Optics"]);
  await save("Applied Physics", ["Optics"]);
  const deeds = await auditedOf(server, officer);
  expect(deeds.map(({ before, after }) => [before, after])).toEqual([
    [
      { majors: first?.majors.map((major) => major.name) },
      { departments: name, majors: ["Optics"] },
    ],
    [{ name }, { departments: "Applied Physics", name: "Applied Physics" }],
  ]);
});
