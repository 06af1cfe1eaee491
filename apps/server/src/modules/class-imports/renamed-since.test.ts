import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-ready");
const { college, imports, students } = officer.api.po;

const year = new Date().getUTCFullYear() + 1;
const looked = async (...cells: string[]) => {
  const lines = cells.map(
    (cell, n) => `uma${n}@class.example,26RS000${n},Uma,${cell},B.E.,${year}`,
  );
  const sheet = ["Email,Roll No,Name,Branch,Degree,Batch", ...lines].join("\n");
  const body = { file: new File([sheet], "class.csv"), mode: "PREVIEW" as const };
  return ok(await imports.upload({ body })).data;
};
const taught = async () => ok(await college.data()).data.departments;
const called = async (name: string) => {
  const found = (await taught()).find((each) => each.name === name);
  if (!found) throw new Error(`The college has no ${name}.`);
  return found;
};
const rename = async (before: string, name: string) =>
  ok(
    await college.updateMajors({
      body: { departments: [{ id: (await called(before)).id, name }] },
    }),
  );
const departments = async () => {
  const { items } = ok(await students.list({ query: { search: "26RS", sort: "roll" } })).data;
  return items.map(({ department }) => department);
};

ok(
  await college.updateMajors({ body: { departments: [{ name: "Mining" }, { name: "Textiles" }] } }),
);

test("a department that is renamed between the look at a sheet and its taking in has its new name", async () => {
  const { id } = await looked("Mining");
  await rename("Mining", "Earth Sciences");
  ok(await imports.commit({ params: { id }, body: {} }));
  expect(await departments()).toEqual(["Earth Sciences"]);
});

test("an undo gives a department back under its name of today", async () => {
  const { id } = await looked("Textiles");
  ok(await imports.commit({ params: { id }, body: {} }));
  expect(await departments()).toEqual(["Textiles"]);
  await rename("Earth Sciences", "Geology");
  await rename("Textiles", "Fibres");
  expect(ok(await imports.undo({ params: { id } })).data.message).toBeNull();
  expect(await departments()).toEqual(["Geology"]);
});

test("a row of a department that is taken away before it is taken in is left out, and says so", async () => {
  const { id } = await looked("Geology", "Fibres");
  const { id: gone } = await called("Fibres");
  ok(await college.removeDepartments({ body: { departmentId: [gone] } }));
  const whole = await imports.commit({ params: { id }, body: { rows: "ALL" } });
  expect(refusal(whole).status).toBe(409);
  const done = ok(await imports.commit({ params: { id }, body: { rows: "VALID" } })).data;
  expect(done.counts).toMatchObject({ UNCHANGED: 1, ERROR: 1 });
  expect(done.errors).toEqual([
    { row: 3, field: "department", message: "The college has no department “Fibres”." },
  ]);
});
