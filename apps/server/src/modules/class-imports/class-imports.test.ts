import { limits, type Reply } from "@toran/contract";
import type { importRowPage, RowOutcome } from "@toran/contract/schemas/student-import";
import { expect, test } from "vitest";
import type { z } from "zod/mini";
import type { Browser } from "../../testing/browser";
import { forms } from "../../testing/forms";
import { ok, refusal } from "../../testing/ok";
import { signUpStudent } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";
import { accountsBy } from "../accounts/class-list";
import { asBrought } from "../students/class-list";
import { atOnce } from "./take-in";

const server = await startServer();
const officer = await server.person("officer-ready");
const { imports } = officer.api.po;
const headings = "Email,Roll No,Name,Surname,Branch,Degree,Batch,CPI,Mobile";
const year = new Date().getUTCFullYear() + 1;
const department = ok(await officer.api.po.college.data()).data.departments[0]?.name ?? "";
const line = (
  n: number,
  more: Partial<Record<"email" | "roll" | "name" | "cgpa" | "phone", string>> = {},
) =>
  [
    more.email ?? `s${n}@class.example`,
    more.roll ?? `26CS${String(n).padStart(4, "0")}`,
    more.name ?? "Asha",
    "Rao",
    department,
    "B.E.",
    year,
    more.cgpa ?? "8.1",
    more.phone ?? "9812345678",
  ].join(",");
const csv = (...lines: string[]) => new File([[headings, ...lines].join("\n")], "class.csv");
const preview = async (file: File, who: Browser = officer) =>
  ok(await who.api.po.imports.upload({ body: { file, mode: "PREVIEW" } })).data;
/** Whether the student of an address has not come yet. */
const isInvited = async (email: string) => {
  const brought = (await accountsBy(server.db, { emails: [email] })).map(({ id }) => ({
    userId: id,
    values: {},
  }));
  return (await asBrought(server.db, brought)).length === 1;
};
const counted = (counts: Partial<Record<RowOutcome, number>>) => ({
  CREATE: 0,
  UPDATE: 0,
  UNCHANGED: 0,
  DUPLICATE_IN_FILE: 0,
  CONFLICT: 0,
  ERROR: 0,
  ...counts,
});

test("98: each row of a class is told what becomes of it, and a bare call takes the valid ones in", async () => {
  const file = csv(
    line(1),
    line(2),
    line(3, { email: " S1@CLASS.example " }),
    line(4, { cgpa: "11" }),
    "",
    line(5, { email: "not an address" }),
  );
  const looked = await preview(file);
  expect(looked).toMatchObject({
    state: "PREVIEW",
    rows: 5,
    missing: [],
    counts: counted({ CREATE: 2, DUPLICATE_IN_FILE: 1, ERROR: 2 }),
    created: 0,
  });
  expect(looked.errors).toEqual([
    { row: 4, field: "email", message: "Row 2 has the same." },
    { row: 5, field: "cgpa", message: "Give a CGPA from 0 to 10." },
    { row: 7, field: "email", message: "Write an email address like name@example.com." },
  ]);
  const done = ok(await imports.upload({ body: { file } })).data;
  expect(done).toMatchObject({ state: "DONE", created: 2, applied: 2 });
  const again = ok(await imports.upload({ body: { file: csv(line(1), line(2)) } })).data;
  expect(again).toMatchObject({
    state: "DONE",
    created: 0,
    updated: 0,
    counts: counted({ UNCHANGED: 2 }),
  });
});

test("a student who was imported signs up with that address, and stands in the class of the college", async () => {
  ok(
    await imports.upload({
      body: { file: csv(line(20, { email: "mira@class.example", name: "Mira" })) },
    }),
  );
  const { browser } = await signUpStudent(server, undefined, "mira@class.example");
  const { personal } = browser.api.student;
  expect(ok(await personal.educationDetails()).data).toMatchObject({
    rollNumber: "26CS0020",
    department,
  });
  expect(await isInvited("mira@class.example")).toBe(true);
  ok(await personal.savePersonalInfo({ body: forms.personalInfo }));
  expect(await isInvited("mira@class.example")).toBe(false);
});

test("a column that is known by no heading is mapped by hand, and what is missing is said", async () => {
  const file = new File(
    [
      `Reg,Mail,Given,${department ? "Where" : ""},What,When\n26EE0001,kiran@class.example,Kiran,${department},B.E.,${year}\n`,
    ],
    "odd.csv",
  );
  const looked = await preview(file);
  expect(looked.columns.map(({ holds }) => holds)).toEqual([null, "email", null, null, null, null]);
  expect(looked.missing).toEqual([
    "roll_number",
    "first_name",
    "degree",
    "department",
    "graduation_year",
  ]);
  expect(looked.counts).toEqual(counted({ ERROR: 1 }));
  const mapping = [
    "roll_number",
    "email",
    "first_name",
    "department",
    "degree",
    "graduation_year",
  ] as const;
  const mapped = ok(
    await imports.change({ params: { id: looked.id }, body: { mapping: [...mapping] } }),
  ).data;
  expect(mapped).toMatchObject({ id: looked.id, missing: [], counts: counted({ CREATE: 1 }) });
  const rows = ok(
    await imports.rows({ params: { id: looked.id }, query: { outcome: "CREATE" } }),
  ).data;
  expect(rows.items).toMatchObject([
    { row: 2, typed: { first_name: "Kiran" }, problems: [], changes: [] },
  ]);
  // Chosen again it is still mapped as it was.
  expect(await preview(file)).toMatchObject({ id: looked.id, columns: mapped.columns });
  expect(
    refusal(
      await imports.change({ params: { id: looked.id }, body: { mapping: ["email", "email"] } }),
    ),
  ).toMatchObject({ status: 400 });
});

test("what a sheet says otherwise is shown before it is written, and undone with the whole import", async () => {
  ok(await imports.upload({ body: { file: csv(line(30), line(31), line(32)) } }));
  const looked = await preview(
    csv(line(30, { cgpa: "9.5", phone: "**CLEAR**" }), line(31), line(33)),
  );
  expect(looked.counts).toEqual(counted({ UPDATE: 1, UNCHANGED: 1, CREATE: 1 }));
  const { items } = ok(
    await imports.rows({ params: { id: looked.id }, query: { outcome: "UPDATE" } }),
  ).data;
  expect(items[0]?.changes).toEqual([
    { field: "phone", from: "+919812345678", to: "" },
    { field: "cgpa", from: "8.1", to: "9.5" },
  ]);
  expect((await preview(csv(line(30, { cgpa: "9.5" }), line(31), line(34)))).counts.UPDATE).toBe(1);
  const { id } = looked;
  expect(ok(await imports.commit({ params: { id }, body: {} })).data).toMatchObject({
    created: 1,
    updated: 1,
    applied: 2,
  });
  expect((await preview(csv(line(30, { cgpa: "9.5", phone: "" }), line(33)))).counts).toEqual(
    counted({ UNCHANGED: 2 }),
  );
  expect(ok(await imports.undo({ params: { id } })).data).toMatchObject({
    state: "UNDONE",
    applied: 0,
  });
  expect((await preview(csv(line(30), line(33), line(31)))).counts).toEqual(
    counted({ UNCHANGED: 2, CREATE: 1 }),
  );
  expect(refusal(await imports.undo({ params: { id } })).status).toBe(409);
});

test("an undo leaves alone who has signed up since and what was changed since", async () => {
  const { id } = ok(
    await imports.upload({
      body: { file: csv(line(40), line(41, { email: "tara@class.example" })) },
    }),
  ).data;
  await signUpStudent(server, undefined, "tara@class.example");
  const undone = ok(await imports.undo({ params: { id } })).data;
  expect(undone).toMatchObject({
    state: "UNDONE",
    applied: 1,
    message: "1 student has signed up or been changed since, and stays so.",
  });
  const old = ok(await imports.upload({ body: { file: csv(line(42)) } })).data;
  server.pass(limits.classImport.undo + 1000);
  expect(refusal(await imports.undo({ params: { id: old.id } })).status).toBe(409);
});

test("99: one bad row among many is left out, or keeps everything out, as it was chosen", async () => {
  const many = Array.from({ length: 600 }, (_, index) => line(1000 + index));
  const { id, counts } = await preview(csv(...many, line(1700, { roll: "?" })));
  expect(counts).toEqual(counted({ CREATE: 600, ERROR: 1 }));
  const whole = refusal(await imports.commit({ params: { id }, body: { rows: "ALL" } }));
  expect(whole).toMatchObject({
    status: 409,
    message: expect.stringContaining("1 of the rows") as string,
  });
  expect(ok(await imports.read({ params: { id } })).data).toMatchObject({
    state: "PREVIEW",
    applied: 0,
  });
  const done = ok(await imports.commit({ params: { id }, body: { rows: "VALID" } })).data;
  expect(done).toMatchObject({ created: 600, applied: 600, rows: 601 });
  const walked: number[] = [];
  let next: string | null = "";
  while (next !== null) {
    const { data }: Reply<z.output<typeof importRowPage>> = ok(
      await imports.rows({ params: { id }, query: { next, limit: 100 } }),
    );
    walked.push(...data.items.map(({ row }) => row));
    ({ next } = data);
  }
  expect(walked).toEqual(Array.from({ length: 601 }, (_, index) => index + 2));
});

test("100: the same file twice at once is one import, and so is a commit that is sent again", async () => {
  const file = csv(line(50), line(51));
  const both = await Promise.all([
    imports.upload({ body: { file } }),
    imports.upload({ body: { file } }),
  ]);
  expect(new Set(both.map((reply) => ok(reply).data.id)).size).toBe(1);
  const { id } = ok(both[0]).data;
  const again = ok(await imports.commit({ params: { id }, body: {} })).data;
  expect(again).toMatchObject({ state: "DONE", created: 2 });
  expect((await preview(file)).counts).toEqual(counted({ UNCHANGED: 2 }));
});

test("101: an import whose server died is taken up where it stood, and no student is there twice", async () => {
  const many = Array.from({ length: 600 }, (_, index) => line(2000 + index));
  const { id } = await preview(csv(...many));
  const { db } = server.deps;
  let transactions = 0;
  server.deps.db = new Proxy(db, {
    get: (of, name) =>
      name === "transaction" && ++transactions > 2
        ? () => Promise.reject(new Error("The server died."))
        : (Reflect.get(of, name) as unknown),
  });
  expect(refusal(await imports.commit({ params: { id }, body: {} })).status).toBe(500);
  server.deps.db = db;
  const half = ok(await imports.read({ params: { id } })).data;
  expect(half).toMatchObject({ state: "COMMITTING", applied: atOnce });
  server.pass(20_000);
  await expect
    .poll(async () => ok(await imports.read({ params: { id } })).data)
    .toMatchObject({ state: "DONE", created: 600, applied: 600 });
  expect((await preview(csv(...many.slice(0, 599)))).counts).toEqual(counted({ UNCHANGED: 599 }));
});

test("an email or a roll number that differs is taken over only when the officer says so", async () => {
  ok(await imports.upload({ body: { file: csv(line(60), line(61)) } }));
  const looked = await preview(
    csv(
      line(62, { email: "s60@class.example" }),
      line(63, { roll: "26CS0061" }),
      line(64, { email: "s60@other.example", roll: "26CS0061" }),
    ),
  );
  expect(looked.counts).toEqual(counted({ CONFLICT: 2, DUPLICATE_IN_FILE: 1 }));
  const { id } = looked;
  const allowed = ok(await imports.change({ params: { id }, body: { changeKeys: true } })).data;
  expect(allowed.counts).toEqual(counted({ UPDATE: 2, DUPLICATE_IN_FILE: 1 }));
  ok(await imports.commit({ params: { id }, body: {} }));
  expect(
    (await preview(csv(line(62, { email: "s60@class.example" }), line(63, { roll: "26CS0061" }))))
      .counts,
  ).toEqual(counted({ UNCHANGED: 2 }));
});

test("65, 68: another college's import does not exist, and its students are not taken over", async () => {
  const other = await server.person("officer-ready");
  const { id } = ok(await imports.upload({ body: { file: csv(line(70)) } })).data;
  const { imports: theirs } = other.api.po;
  for (const reply of [
    await theirs.read({ params: { id } }),
    await theirs.rows({ params: { id } }),
    await theirs.commit({ params: { id }, body: {} }),
    await theirs.change({ params: { id }, body: {} }),
    await theirs.undo({ params: { id } }),
    await theirs.failed({ params: { id } }),
  ])
    expect(refusal(reply).status).toBe(404);
  expect(ok(await theirs.list({})).data.items).toEqual([]);
  const taken = await preview(csv(line(70, { roll: "OTHER001" })), other);
  expect(taken.counts).toEqual(counted({ CONFLICT: 1 }));
  expect(JSON.stringify(taken)).not.toContain("26CS0070");
});
