import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-ready");
const { college, imports } = officer.api.po;

const year = new Date().getUTCFullYear() + 1;
const looked = async (department: string) => {
  const sheet = `Email,Roll No,Name,Branch,Degree,Batch\numa@class.example,26CS0001,Uma,${department},B.E.,${year}\n`;
  const body = { file: new File([sheet], "class.csv"), mode: "PREVIEW" as const };
  return ok(await imports.upload({ body })).data;
};
/** Saves the first department of the college as it is called now. */
const call = async (name: string) => {
  const [first] = ok(await college.data()).data.departments;
  const body = { departments: [{ id: first?.id, name, code: first?.code ?? undefined }] };
  ok(await college.updateMajors({ body }));
  return first?.name ?? "";
};

test("a class list that names a department as it was called before is taken in under its name of today", async () => {
  const before = await call("Computing and Data");
  const found = await looked(before.toUpperCase());
  expect(found).toMatchObject({ errors: [], counts: { CREATE: 1 } });
  ok(await imports.commit({ params: { id: found.id } }));
  expect(await looked("Computing and Data")).toMatchObject({ counts: { UNCHANGED: 1 } });
});

test("the name of today of another department comes before a former one", async () => {
  const before = await call("Computing");
  ok(await college.updateMajors({ body: { departments: [{ name: before }] } }));
  // The student of the first test belongs to the department that was renamed.
  expect(await looked(before)).toMatchObject({ counts: { UPDATE: 1 } });
});
