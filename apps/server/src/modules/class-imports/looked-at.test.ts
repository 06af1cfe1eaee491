import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-ready");
const { imports, college } = officer.api.po;
const department = ok(await college.data()).data.departments[0]?.name ?? "";
const year = new Date().getUTCFullYear() + 1;

const sheet = (email: string, roll: string, name: string) =>
  new File(
    [
      `Email,Roll No,Name,Branch,Degree,Batch\n${email},${roll},${name},${department},B.E.,${year}\n`,
    ],
    "class.csv",
  );
const looked = async (file: File) =>
  ok(await imports.upload({ body: { file, mode: "PREVIEW" } })).data;
const seenIn = ({ columns, changeKeys }: Awaited<ReturnType<typeof looked>>) => ({
  mapping: columns.map(({ holds }) => holds),
  changeKeys,
});

test("a sheet that another tab had read anew is not taken in by who looked at it before", async () => {
  ok(await imports.upload({ body: { file: sheet("tara@class.example", "26LK0001", "Tara") } }));
  const first = await looked(sheet("tara@class.example", "26LK0002", "Tara Rose"));
  const params = { id: first.id };
  expect(first.counts).toMatchObject({ CONFLICT: 1, UPDATE: 0 });
  const second = ok(await imports.change({ params, body: { changeKeys: true } })).data;
  expect(second.counts).toMatchObject({ CONFLICT: 0, UPDATE: 1 });

  const late = await imports.commit({ params, body: { rows: "VALID", ...seenIn(first) } });
  expect(refusal(late)).toMatchObject({ status: 409 });
  expect(ok(await imports.read({ params })).data.state).toBe("PREVIEW");

  const mapping = seenIn(second).mapping.map((holds) => (holds === "first_name" ? null : holds));
  const other = await imports.commit({
    params,
    body: { rows: "VALID", changeKeys: true, mapping },
  });
  expect(refusal(other)).toMatchObject({ status: 409 });

  const done = await imports.commit({ params, body: { rows: "VALID", ...seenIn(second) } });
  expect(ok(done).data).toMatchObject({ state: "DONE", updated: 1 });
});

test("of two officers who take the same sheet in at once, the slower one is told where what they chose is not what was done", async () => {
  const found = await looked(sheet("veena@class.example", "26LK0009", "Veena"));
  const params = { id: found.id };
  const without = { rows: "VALID" as const, invite: false, ...seenIn(found) };
  ok(await imports.commit({ params, body: without }));
  const late = refusal(await imports.commit({ params, body: { ...without, invite: true } }));
  expect(late).toMatchObject({
    status: 409,
    message: "Somebody else has taken this sheet in before you, and has nobody invited.",
  });
  const keys = await imports.commit({ params, body: { ...without, changeKeys: true } });
  expect(refusal(keys).message).toContain("another choice of changed emails");
  // The same sent again, as after an answer that was lost, is told how far it is.
  expect(ok(await imports.commit({ params, body: without })).data.state).toBe("DONE");
  expect(ok(await imports.commit({ params, body: { rows: "VALID" } })).data.state).toBe("DONE");
});

test("a tab that shows the columns as they were gives none of them another thing", async () => {
  const first = await looked(sheet("usha@class.example", "26LK0003", "Usha"));
  const params = { id: first.id };
  const shown = seenIn(first).mapping;
  const without = (name: string) => shown.map((holds) => (holds === name ? null : holds));
  const other = { mapping: without("degree"), seen: shown };
  const changed = ok(await imports.change({ params, body: other })).data;
  expect(changed.missing).toEqual(["degree"]);

  const late = await imports.change({
    params,
    body: { mapping: without("roll_number"), seen: shown },
  });
  expect(refusal(late)).toMatchObject({ status: 409 });
  const now = ok(await imports.read({ params })).data;
  expect(now).toMatchObject({ state: "PREVIEW", missing: ["degree"] });

  const seen = seenIn(now).mapping;
  ok(await imports.change({ params, body: { mapping: shown, seen } }));
  expect(ok(await imports.read({ params })).data.missing).toEqual([]);
});
