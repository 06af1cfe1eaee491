import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { drainOutbox } from "../../jobs/outbox";
import { forms } from "../../testing/forms";
import { ok, refusal } from "../../testing/ok";
import { signUpStudent } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-ready");
const department = ok(await officer.api.po.college.data()).data.departments[0]?.name ?? "";
const headings = ["email", "roll_number", "first_name", "degree", "department", "graduation_year"];
const graduation = String(new Date().getUTCFullYear() + 1);
const student = (n: number) => [
  `odd${n}@class.example`,
  `26CS${n}`,
  "Asha",
  "B.E.",
  department,
  graduation,
];
const upload = (text: string) =>
  officer.api.po.imports.upload({ body: { file: new File([text], "class.csv"), mode: "PREVIEW" } });

const tagged = (tags: string[]) =>
  [[...headings, "skills", "tags"], ...tags.map((tag, n) => [...student(60 + n), "SQL;Go", tag])]
    .map((row) => row.join(","))
    .join("\n");

test("skills begin a new student's portfolio, and tags are lists of bookmarks, ten to a sheet", async () => {
  const file = new File([tagged(["Honours;Robotics", "honours"])], "class.csv");
  ok(await officer.api.po.imports.upload({ body: { file } }));
  const lists = ok(await officer.api.po.bookmark.list()).data;
  const inThem = Object.fromEntries(lists.map((list) => [list.name, list.students]));
  expect(inThem).toEqual({ Honours: 2, Robotics: 1 });
  const found = await officer.api.po.students.list({ query: { search: "26CS60" } });
  expect(ok(found).data.items.map(({ skills }) => skills)).toEqual([["SQL", "Go"]]);
  const eleven = Array.from({ length: 11 }, (_, n) => `Tag ${n}`);
  expect(refusal(await upload(tagged(eleven))).errors?.file).toMatch(/more than 10/);
});

test("a new row says what the database would have looked up for it: the account's words, and what the portfolio holds", async () => {
  const head = [...headings, "last_name", "skills"].join(",");
  const rows = [
    [...student(700), "", ""],
    [...student(701), "Rao", "SQL;Go;SQL"],
    [" ODD702@Class.example ", ...student(702).slice(1), "d'Souza", ""],
  ].map((row) => row.join(","));
  const file = new File([[head, ...rows].join("\n")], "class.csv");
  ok(await officer.api.po.imports.upload({ body: { file } }));
  const said = await server.db
    .select({
      row: sql<string[]>`array[s.email, s.first_name, s.last_name, s.outline::text]`,
      own: sql<string[]>`array[u.email, u.first_name, u.last_name, portfolio_outline(u.id)::text]`,
    })
    .from(sql`students s join users u on u.id = s.user_id where s.email like 'odd70%' order by 1`);
  expect(said.map(({ row }) => row[0])).toEqual(
    [700, 701, 702].map((n) => `odd${n}@class.example`),
  );
  expect(said.map(({ row }) => row)).toEqual(said.map(({ own }) => own));
  expect(said[1]?.row[3]).toContain("SQL");
});

test("who is to be invited is mailed once, comes by that mail, and no longer when the import is undone", async () => {
  const rows = [student(80), student(81)].map((row) => row.join(","));
  const file = [headings.join(","), ...rows].join("\n");
  const { imports, students } = officer.api.po;
  const { id } = ok(await upload(file)).data;
  ok(await imports.commit({ params: { id }, body: { invite: true } }));
  ok(await imports.commit({ params: { id }, body: { invite: true } }));
  const [mail, ...more] = await server.mails("odd80@class.example");
  expect(mail?.text).toContain("/student/register");
  expect(more).toEqual([]);
  const { browser } = await signUpStudent(server, undefined, "odd80@class.example");
  ok(await browser.api.student.personal.savePersonalInfo({ body: forms.personalInfo }));
  ok(await imports.undo({ params: { id } }));
  const { items } = ok(await students.invited({})).data;
  const states = Object.fromEntries(items.map(({ email, state }) => [email, state]));
  expect(states).toEqual({
    "odd80@class.example": "ACCEPTED",
    "odd81@class.example": "REVOKED",
  });
});

test("104: with the mail service down an import succeeds, and each invitation is sent once when it is back", async () => {
  const invited = Array.from({ length: 150 }, (_, n) => student(300 + n));
  const file = [headings, ...invited].map((row) => row.join(",")).join("\n");
  const { id } = ok(await upload(file)).data;
  ok(await officer.api.po.imports.commit({ params: { id }, body: { invite: true } }));
  const { items } = ok(await officer.api.po.students.list({ query: { search: "26CS30" } })).data;
  expect(items).toHaveLength(10);
  await drainOutbox(server.deps, () => Promise.reject(new Error("connection refused")));
  server.pass(60 * 60_000);
  const sent: string[] = [];
  const mailer = async ({ to }: { to: string }) => void sent.push(to);
  await Promise.all([drainOutbox(server.deps, mailer), drainOutbox(server.deps, mailer)]);
  const theirs = sent.filter((to) => /^odd[34]\d\d@/.test(to));
  expect(theirs).toHaveLength(150);
  expect(new Set(theirs).size).toBe(150);
});

const { imports } = officer.api.po;
const sheetOf = (...numbers: number[]) =>
  [headings, ...numbers.map(student)].map((row) => row.join(",")).join("\n");

/** Lets the server lose its database after so many transactions of a call. */
async function dyingAfter(transactions: number, call: () => Promise<unknown>) {
  const { db } = server.deps;
  let done = 0;
  server.deps.db = new Proxy(db, {
    get: (of, name) =>
      name === "transaction" && ++done > transactions
        ? () => Promise.reject(new Error("The server died."))
        : (Reflect.get(of, name) as unknown),
  });
  await call();
  server.deps.db = db;
  server.pass(20_000);
}

test("101: an undo whose server died is finished by whoever looks next", async () => {
  const { id } = ok(await upload(sheetOf(90, 91))).data;
  ok(await imports.commit({ params: { id }, body: {} }));
  await dyingAfter(1, () => imports.undo({ params: { id } }));
  expect(ok(await imports.read({ params: { id } })).data.state).toBe("UNDOING");
  await expect
    .poll(async () => ok(await imports.read({ params: { id } })).data)
    .toMatchObject({ state: "UNDONE", applied: 0 });
});

test("74: a sheet that is mapped anew while it is taken in keeps its report", async () => {
  const { id } = ok(await upload(sheetOf(92, 93))).data;
  const [commit, change] = await Promise.all([
    imports.commit({ params: { id }, body: {} }),
    imports.change({ params: { id }, body: { changeKeys: true } }),
  ]);
  const states = [commit, change].map((reply) => ("data" in reply ? reply.data.state : "refused"));
  expect([
    ["DONE", "refused"],
    ["READING", "PREVIEW"],
    ["PREVIEW", "PREVIEW"],
  ]).toContainEqual(states);
  ok(await imports.commit({ params: { id }, body: {} }));
  const rows = ok(await imports.rows({ params: { id } })).data.items;
  expect(rows.map(({ outcome }) => outcome)).toEqual(["CREATE", "CREATE"]);
  for (const next of ["99999999999999999999", "-1", "one"])
    expect(refusal(await imports.rows({ params: { id }, query: { next } })).status).toBe(400);
  expect(refusal(await imports.list({ query: { next: "+275760-09-13T00:00:00Z" } })).status).toBe(
    400,
  );
});

test("a student whose address a sheet replaces is told at the old one, where they were invited", async () => {
  const first = ok(await upload(sheetOf(94))).data;
  ok(await imports.commit({ params: { id: first.id }, body: { invite: true } }));
  const moved = sheetOf(94).replace("odd94@class.example", "moved94@class.example");
  const { id } = ok(await upload(moved)).data;
  ok(await imports.change({ params: { id }, body: { changeKeys: true } }));
  ok(await imports.commit({ params: { id }, body: {} }));
  const told = (await server.mails("odd94@class.example")).at(-1);
  expect(told?.text).toContain("moved94@class.example");
});
