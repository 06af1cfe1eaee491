import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { files } from "../../files/tables";
import { auditedOf } from "../../testing/audited";
import { joinCollege } from "../../testing/join-college";
import { ok, refusal } from "../../testing/ok";
import { sweep } from "../../jobs/sweep";
import { callsOf, picture, pdf, sectionCases, type Student } from "../../testing/section-cases";
import { startServer } from "../../testing/start-server";
import { portfolioItems } from "./tables";

const server = await startServer();
const { db } = server;

const newStudent = () => server.person("student-new");

test.each(sectionCases)("an item of $name is added, read, changed and taken away", async (each) => {
  const calls = callsOf(each, await newStudent());
  const added = ok(await calls.create({ body: each.form })).data;
  expect(added).toMatchObject({ position: 1, version: 1, evidence: "SELF_DECLARED" });
  expect(ok(await calls.list()).data).toEqual([added]);
  const params = { id: added.id };
  const changed = ok(await calls.update({ params, body: { ...each.change, version: 1 } })).data;
  expect(changed).toMatchObject({ ...each.change, version: 2 });
  ok(await calls.remove({ params }));
  expect(ok(await calls.list()).data).toEqual([]);
  expect(refusal(await calls.update({ params, body: each.change })).status).toBe(404);
  expect(refusal(await calls.remove({ params })).status).toBe(404);
});

test("a skill that a project names twice, in whatever spelling, stands there once as it was first written", async () => {
  const { projects } = (await newStudent()).api.student.sections;
  const form = { title: "Bus times", startMonth: "2025-01" };
  const body = { ...form, skills: ["SQL", "sql", " Sql ", "Go", "ＧＯ"] };
  const added = ok(await projects.create({ body })).data;
  expect(added.skills).toEqual(["SQL", "Go"]);
  const params = { id: added.id };
  const changed = await projects.update({ params, body: { ...form, skills: ["go", "Go"] } });
  expect(ok(changed).data.skills).toEqual(["go"]);
});

test.each(sectionCases)("59: $name answers its owner alone", async (each) => {
  const [mine, other] = [await newStudent(), await newStudent()];
  const added = ok(await callsOf(each, mine).create({ body: each.form })).data;
  const params = { id: added.id };
  const others = callsOf(each, other);
  expect(ok(await others.list()).data).toEqual([]);
  expect(refusal(await others.update({ params, body: each.change })).status).toBe(404);
  expect(refusal(await others.remove({ params })).status).toBe(404);
  const undo = { section: each.name, id: added.id };
  expect(refusal(await other.api.student.portfolio.undo({ body: undo })).status).toBe(404);
  for (const [name, status] of [
    ["officer-ready", 403],
    ["hr-ready", 403],
    ["student-at-personal-info", 403],
  ] as const) {
    const person = await server.person(name);
    for (const method of ["GET", "POST"])
      expect((await person.call(method, `/api/v1/student/${each.path}`)).statusCode).toBe(status);
  }
  const stranger = await server.browser().send("GET", `/api/v1/student/${each.path}`);
  expect(stranger.statusCode).toBe(401);
  expect(ok(await callsOf(each, mine).list()).data).toEqual([added]);
});

test.each(sectionCases)(
  "bad input to $name is told at its field, and nothing is stored",
  async (each) => {
    const calls = callsOf(each, await newStudent());
    const refused = refusal(await calls.create({ body: each.bad }));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.errors ?? {})).toEqual([each.field]);
    const long = { ...each.form, title: "é".repeat(10_000), institution: "é".repeat(10_000) };
    expect(refusal(await calls.create({ body: long })).status).toBe(400);
    expect(ok(await calls.list()).data).toEqual([]);
  },
);

test.each(sectionCases)(
  "the same form of $name sent twice, and ten times at once, adds one item",
  async (each) => {
    const calls = callsOf(each, await newStudent());
    const body = { ...each.form, formKey: randomUUID() };
    const replies = await Promise.all(Array.from({ length: 10 }, () => calls.create({ body })));
    expect(new Set(replies.map((reply) => ok(reply).data.id)).size).toBe(1);
    expect(ok(await calls.list()).data).toHaveLength(1);
  },
);

test.each(sectionCases)(
  "a form of $name whose answer was lost is sent with other words, and those are what is kept",
  async (each) => {
    const calls = callsOf(each, await newStudent());
    const formKey = randomUUID();
    const { id } = ok(await calls.create({ body: { ...each.form, formKey } })).data;
    const again = ok(await calls.create({ body: { ...each.change, formKey } })).data;
    expect(again).toMatchObject({ ...each.change, id });
    expect(ok(await calls.list()).data).toEqual([again]);
    // Since then it was changed elsewhere: the form is shown both, and decides.
    const elsewhere = { ...each.form, version: again.version };
    const current = ok(await calls.update({ params: { id }, body: elsewhere })).data;
    const late = refusal(await calls.create({ body: { ...each.change, formKey } }));
    expect(late).toMatchObject({ status: 409, body: { current } });
    const body = { ...each.change, formKey, version: current.version };
    expect(ok(await calls.create({ body })).data).toMatchObject({ ...each.change, id });
  },
);

test.each(sectionCases)(
  "74: of two tabs that change one item of $name the second is told, and shown the item",
  async (each) => {
    const calls = callsOf(each, await newStudent());
    const { id } = ok(await calls.create({ body: each.form })).data;
    const save = (body: object) => calls.update({ params: { id }, body: { ...body, version: 1 } });
    const first = ok(await save(each.change)).data;
    const second = refusal(await save({ ...each.form, title: "Other", institution: "Other" }));
    expect(second).toMatchObject({ status: 409, errors: { version: expect.any(String) } });
    expect(second.body.current).toEqual(first);
    // The tab that won sends its form once more: that is no conflict.
    expect(ok(await save(each.change)).data).toEqual(first);
  },
);

/** The keys of the files that somebody has. */
async function keysOf({ id }: { id: string }) {
  const rows = await db.select().from(files).where(eq(files.ownerId, id));
  return rows.map(({ key }) => key);
}

const withFiles = sectionCases.filter((each) => each.file !== undefined);

test.each(withFiles)(
  "the file of $name is kept, replaced and taken away with its item",
  async (each) => {
    const student = await newStudent();
    const calls = callsOf(each, student);
    const stored = () => keysOf(student);
    const first = ok(await calls.create({ body: { ...each.form, file: each.file?.() } })).data;
    expect(first.evidence).toBe(each.backed);
    expect(await stored()).toEqual([first.file?.key]);
    const params = { id: first.id };
    const second = ok(
      await calls.update({ params, body: { ...each.form, file: each.file?.() } }),
    ).data;
    expect(second.file?.key).not.toBe(first.file?.key);
    expect(await stored()).toEqual([second.file?.key]);
    const bare = ok(await calls.update({ params, body: { ...each.form, removeFile: true } })).data;
    expect(bare).toMatchObject({ file: null, evidence: "SELF_DECLARED" });
    expect(await stored()).toEqual([]);
  },
);

test.each(withFiles)(
  "the file of a form of $name that is sent again is kept once, and another one takes its place",
  async (each) => {
    const student = await newStudent();
    const calls = callsOf(each, student);
    const stored = () => keysOf(student);
    const formKey = randomUUID();
    const send = async (file?: File) =>
      ok(await calls.create({ body: { ...each.form, formKey, file } })).data;
    const own = each.file();
    const first = await send(own);
    expect(await send(own)).toEqual(first);
    expect(await send()).toEqual(first);
    expect(await stored()).toEqual([first.file?.key]);
    const second = await send(new File([own], "other", { type: own.type }));
    expect(second.file?.key).not.toBe(first.file?.key);
    expect(await stored()).toEqual([second.file?.key]);
    const { version } = second;
    const without = { ...each.form, formKey, version, removeFile: true };
    expect(ok(await calls.create({ body: without })).data.file).toBeNull();
    expect(await stored()).toEqual([]);
  },
);

test("68: only the file of the very item goes with it; another name leaves everything as it is", async () => {
  const student = await newStudent();
  const { projects } = student.api.student.sections;
  const form = { title: "Saathi", startMonth: "2025-01" };
  const one = ok(await projects.create({ body: { ...form, file: picture() } })).data;
  const two = ok(await projects.create({ body: { ...form, file: picture() } })).data;
  const remove = (fileName?: string) =>
    projects.remove({ params: { id: one.id }, query: fileName ? { fileName } : {} });
  for (const fileName of [two.file?.key, "../../token-keys", "other.png"])
    expect(refusal(await remove(fileName)).status).toBe(404);
  expect(ok(await projects.list()).data).toHaveLength(2);
  ok(await remove(one.file?.key));
  expect(ok(await projects.list()).data).toEqual([two]);
});

test("an item that was taken away comes back within a day, and not later", async () => {
  const student = await newStudent();
  const { sections: own, portfolio } = student.api.student;
  const added = ok(await own.additional.create({ body: { title: "Tamil" } })).data;
  ok(await own.additional.remove({ params: { id: added.id } }));
  const body = { section: "additional", id: added.id } as const;
  ok(await portfolio.undo({ body }));
  expect(ok(await own.additional.list()).data).toEqual([added]);
  expect(refusal(await portfolio.undo({ body })).status).toBe(404);
  ok(await own.additional.remove({ params: { id: added.id } }));
  server.pass(25 * 60 * 60_000);
  await sweep(server.deps);
  const later = await server.db.$count(portfolioItems, eq(portfolioItems.studentId, student.id));
  expect(later).toBe(0);
});

const add = async (who: Student, title: string) =>
  ok(await who.api.student.sections.additional.create({ body: { title } })).data.id;

test("items are put in order, those that are not named follow, and another's id changes nothing", async () => {
  const [student, other] = [await newStudent(), await newStudent()];
  const { sections: own, portfolio } = student.api.student;
  const [a, b, c] = [await add(student, "a"), await add(student, "b"), await add(student, "c")];
  const foreign = await add(other, "x");
  const titles = async () => ok(await own.additional.list()).data.map(({ title }) => title);
  const order = (ids: string[]) => portfolio.order({ body: { section: "additional", ids } });
  expect(ok(await order([c, a])).data).toEqual([
    { id: c, position: 1 },
    { id: a, position: 2 },
    { id: b, position: 3 },
  ]);
  expect(await titles()).toEqual(["c", "a", "b"]);
  expect(refusal(await order([b, foreign])).status).toBe(409);
  expect(refusal(await order([b, b])).status).toBe(400);
  expect(await titles()).toEqual(["c", "a", "b"]);
});

test("pasted HTML and strange marks stay text, word for word", async () => {
  const { additional } = (await newStudent()).api.student.sections;
  const description = "<img src=x onerror=alert(1)>\n<script>alert(2)</script> ‮ {{7*7}}";
  const added = ok(await additional.create({ body: { title: "<b>Tamil</b>", description } })).data;
  // 189: but for the mark that would turn the words beside it around.
  const kept = { title: "<b>Tamil</b>", description: description.replace("\u202E", "") };
  expect(added).toMatchObject(kept);
});

test("a section holds sixty items, and says so to the next", async () => {
  const student = await newStudent();
  const { additional } = student.api.student.sections;
  for (let n = 0; n < 60; n++) ok(await additional.create({ body: { title: `Item ${n}` } }));
  expect(refusal(await additional.create({ body: { title: "One more" } }))).toMatchObject({
    status: 409,
    message: expect.stringContaining("60"),
  });
  // Nor does what was taken away come back into a full one.
  const [first] = ok(await additional.list()).data;
  ok(await additional.remove({ params: { id: first?.id ?? "" } }));
  ok(await additional.create({ body: { title: "In its place" } }));
  const body = { section: "additional" as const, id: first?.id ?? "" };
  const back = await student.api.student.portfolio.undo({ body });
  expect(refusal(back)).toMatchObject({ status: 409, message: expect.stringContaining("60") });
  expect(ok(await additional.list()).data).toHaveLength(60);
});

test("an officer of the college vouches for an item, and an edit takes that back", async () => {
  const [student, officer, foreign] = [
    await newStudent(),
    await server.person("officer-ready"),
    await server.person("officer-ready"),
  ];
  await joinCollege(server, student, officer);
  const { education } = student.api.student.sections;
  const form = { kind: "SCHOOL", institution: "Breeks School", endYear: 2022 } as const;
  const { id } = ok(await education.create({ body: { ...form, file: pdf() } })).data;
  const body = { section: "education", verified: true } as const;
  const vouch = (who: Student) => who.api.po.evidence.vouch({ params: { id }, body });
  expect(refusal(await vouch(foreign)).status).toBe(404);
  expect(
    refusal(await foreign.api.po.students.education({ params: { id: student.id } })).status,
  ).toBe(404);
  expect((await student.call("PUT", `/api/v1/student/evidence/${id}`)).statusCode).toBe(403);
  expect(ok(await vouch(officer)).data.evidence).toBe("OFFICER_VERIFIED");
  const seen = ok(await officer.api.po.students.education({ params: { id: student.id } })).data;
  expect(seen).toMatchObject([{ evidence: "OFFICER_VERIFIED", institution: "Breeks School" }]);
  // The page that the notice leads to is there.
  const [notice] = ok(await student.api.notifications.list({ query: {} })).data.items;
  expect(notice).toMatchObject({ type: "evidence.checked", link: "/student/edit/education" });
  expect((await auditedOf(server, officer)).at(-1)).toMatchObject({
    action: "evidence.check",
    entity: id,
    after: { section: "education", verified: true },
  });
  const same = ok(await education.update({ params: { id }, body: form })).data;
  expect(same.evidence).toBe("OFFICER_VERIFIED");
  const edited = ok(
    await education.update({ params: { id }, body: { ...form, score: 96.4 } }),
  ).data;
  expect(edited.evidence).toBe("DOCUMENT_ATTACHED");
  const late = { ...body, version: edited.version - 1 };
  expect(refusal(await officer.api.po.evidence.vouch({ params: { id }, body: late })).status).toBe(
    409,
  );
});
