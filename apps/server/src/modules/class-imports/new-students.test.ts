import { expect, test } from "vitest";
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
