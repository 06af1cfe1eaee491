import { randomUUID } from "node:crypto";
import { limits } from "@toran/contract";
import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import { ok, refusal } from "../../testing/ok";
import { studentWithEverything } from "../../testing/portfolio";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const newStudent = () => server.person("student-new");
type Student = Awaited<ReturnType<typeof newStudent>>;
const callsOf = (student: Student) => student.api.student.resumes;
const looks = { template: "sidebar", options: { accent: "#1f5c57" }, hidden: ["additional"] };

/** A student with two versions: the first one, and one for product roles. */
async function withTwo() {
  const student = await newStudent();
  const calls = callsOf(student);
  const product = ok(await calls.create({ body: { name: "Product roles" } })).data;
  const [first] = ok(await calls.list()).data;
  return { student, calls, first: first!, product };
}

test("the portfolio comes as one document, with each item once and under its own id", async () => {
  const { student, project, picture } = await studentWithEverything(server);
  const { resume, document, picture: key } = ok(await callsOf(student).read({})).data;
  expect(resume).toMatchObject({ id: student.id, isDefault: true, version: 1, updatedAt: null });
  expect(key).toBe(picture);
  expect(document).toMatchObject({
    person: { headline: "MARK-HEADLINE", contacts: [{ text: "MARK-CITY" }, {}, {}] },
    summary: [{ kind: "paragraph", runs: [{ text: "MARK-ABOUT" }] }],
  });
  const ids = document.sections.map(({ id }) => id);
  expect(ids).toEqual([
    "experience",
    "projects",
    "education",
    "skills",
    "achievements",
    "additional",
  ]);
  const projects = document.sections.find(({ id }) => id === "projects");
  expect(projects).toMatchObject({ entries: [{ id: project.id, title: "MARK-PROJECT" }] });
  const said = JSON.stringify(document);
  for (const mark of ["PROJECT", "SCHOOL", "EXPERIENCE", "ACHIEVEMENT", "SKILL", "ADDITIONAL"])
    expect(said.split(`"MARK-${mark}"`)).toHaveLength(2);
  expect(said).not.toContain("MARK-SEMESTER");
});

test("what begins in a month to come is told from then on, and goes on once that month is there", async () => {
  const student = await newStudent();
  const next = new Date(server.deps.now().getTime() + 40 * 24 * 60 * 60_000);
  const startMonth = next.toISOString().slice(0, 7);
  const form = { title: "Intern", organisation: "Meghdoot", startMonth };
  ok(await student.api.student.sections.experiences.create({ body: form }));
  const period = async () => {
    const [experience] = ok(await callsOf(student).read({})).data.document.sections;
    return experience && "entries" in experience ? experience.entries[0]?.period : undefined;
  };
  expect(await period()).toEqual({ from: startMonth });
  server.pass(41 * 24 * 60 * 60_000);
  const body = { email: student.email, password: demoPassword };
  ok(await student.api.student.auth.logIn({ body }));
  expect(await period()).toEqual({ from: startMonth, current: true });
});

test("what a student changes in the portfolio is in the résumé at once, with lines as they were typed", async () => {
  const student = await newStudent();
  const { experiences } = student.api.student.sections;
  const form = { title: "Intern", organisation: "Meghdoot", startMonth: "2025-05" };
  const description =
    "What I did.\n- Made the table scroll\n• Halved the first load\n\nA team of six.";
  ok(await experiences.create({ body: { ...form, description } }));
  const { document } = ok(await callsOf(student).read({})).data;
  expect(document.sections[0]).toMatchObject({
    entries: [
      {
        org: "Meghdoot",
        period: { from: "2025-05", current: true },
        body: [
          { kind: "paragraph", runs: [{ text: "What I did." }] },
          {
            kind: "list",
            items: [
              { runs: [{ text: "Made the table scroll" }] },
              { runs: [{ text: "Halved the first load" }] },
            ],
          },
          { kind: "paragraph" },
        ],
      },
    ],
  });
});

test("a version is made for a role, takes over the looks of another, is named, sent, and deleted", async () => {
  const { calls, first, product } = await withTwo();
  expect([first.name, product.name]).toEqual(["General", "Product roles"]);
  const params = { id: product.id };
  const saved = ok(await calls.save({ params, body: { ...looks, version: 1 } })).data;
  expect(saved).toMatchObject({ ...looks, version: 2, isDefault: false });
  const copy = ok(await calls.create({ body: { name: "Copy", from: product.id } })).data;
  expect(copy).toMatchObject({ ...looks, version: 1, isDefault: false });
  ok(await calls.rename({ params: { id: copy.id }, body: { name: "Start-ups" } }));
  ok(await calls.makeDefault({ params: { id: copy.id } }));
  expect(ok(await calls.read({})).data.resume).toMatchObject({ name: "Start-ups", ...looks });
  expect(ok(await calls.read({ query: { id: first.id } })).data.resume).toEqual({
    ...first,
    isDefault: false,
  });
  ok(await calls.remove({ params: { id: copy.id } }));
  const left = ok(await calls.list()).data;
  expect(left.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ["General", true],
    ["Product roles", false],
  ]);
});

test("the last version stays", async () => {
  const student = await newStudent();
  const calls = callsOf(student);
  expect(refusal(await calls.remove({ params: { id: student.id } })).status).toBe(409);
  expect(ok(await calls.list()).data).toHaveLength(1);
});

test("74: of two tabs that change one version the second is told, and can take the other's", async () => {
  const { calls, product } = await withTwo();
  const params = { id: product.id };
  const save = (template: string) =>
    calls.save({ params, body: { ...looks, template, version: 1 } });
  const first = ok(await save("sidebar")).data;
  const second = refusal(await save("plain"));
  expect(second).toMatchObject({ status: 409, errors: { version: expect.any(String) } });
  expect(second.body.current).toEqual(first);
  // The tab that won sends its change once more: that is no conflict.
  expect(ok(await save("sidebar")).data).toEqual(first);
});

test("74: of ten tabs that save at once just one wins, also where nothing was stored before", async () => {
  const student = await newStudent();
  const calls = callsOf(student);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      calls.save({
        params: { id: student.id },
        body: { ...looks, options: { baseSize: 9 + index / 10 }, version: 1 },
      }),
    ),
  );
  const won = replies.filter((reply) => "data" in reply);
  expect(won).toHaveLength(1);
  expect(ok(await calls.list()).data).toEqual(won.map((reply) => ok(reply).data));
});

test("the same form sent ten times at once makes one version", async () => {
  const student = await newStudent();
  const calls = callsOf(student);
  const body = { name: "Product roles", formKey: randomUUID() };
  const replies = await Promise.all(Array.from({ length: 10 }, () => calls.create({ body })));
  expect(new Set(replies.map((reply) => ok(reply).data.id)).size).toBe(1);
  expect(ok(await calls.list()).data).toHaveLength(2);
});

test("a form that is sent once more with another name gives that name to what it made, and not to what was renamed since", async () => {
  const calls = callsOf(await newStudent());
  const body = { name: "Produkt roles", formKey: randomUUID() };
  const { id } = ok(await calls.create({ body })).data;
  const again = ok(await calls.create({ body: { ...body, name: "Product roles" } })).data;
  expect(again).toMatchObject({ id, name: "Product roles" });
  expect(refusal(await calls.create({ body: { ...body, name: "general" } })).errors).toEqual({
    name: "You have a version of that name already.",
  });
  server.pass(1000);
  ok(await calls.rename({ params: { id }, body: { name: "Start-ups" } }));
  expect(ok(await calls.create({ body })).data.name).toBe("Start-ups");
  expect(ok(await calls.list()).data.map(({ name }) => name)).toEqual(["General", "Start-ups"]);
});

test("there are so many versions and no more, and no two of one name", async () => {
  const student = await newStudent();
  const calls = callsOf(student);
  const make = (name: string) => calls.create({ body: { name } });
  for (let nth = 2; nth <= limits.resume.versions; nth++) ok(await make(`Role ${nth}`));
  expect(refusal(await make("One too many")).status).toBe(409);
  const all = ok(await calls.list()).data;
  expect(all).toHaveLength(limits.resume.versions);
  const rename = { params: { id: student.id }, body: { name: " role  2" } };
  expect(refusal(await calls.rename(rename))).toMatchObject({
    status: 409,
    errors: { name: expect.any(String) },
  });
});

test.each([
  ["template", { ...looks, template: "../../etc" }],
  ["options.accent", { ...looks, options: { accent: "red" } }],
  ["options.baseSize", { ...looks, options: { baseSize: 40 } }],
  ["options.order", { ...looks, options: { order: ["skills", "skills"] } }],
  ["hidden", { ...looks, hidden: Array.from({ length: 40 }, (_, nth) => `s${nth}`) }],
  ["version", { ...looks, version: -1 }],
])("a wrong %s is told at its field, and nothing is stored", async (field, body) => {
  const student = await newStudent();
  const calls = callsOf(student);
  const refused = refusal(await calls.save({ params: { id: student.id }, body }));
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.errors ?? {})).toEqual([field]);
  expect(ok(await calls.list()).data[0]).toMatchObject({ template: "placement", updatedAt: null });
});

test("a version without a name, or of a very long one, is refused at that field", async () => {
  const calls = callsOf(await newStudent());
  for (const name of [" ", "é".repeat(limits.resume.name + 1)])
    expect(refusal(await calls.create({ body: { name } })).errors).toHaveProperty("name");
});

test("59: a résumé answers its owner alone", async () => {
  const { calls, product } = await withTwo();
  const other = callsOf(await newStudent());
  const params = { id: product.id };
  const tries = [
    await other.read({ query: { id: product.id } }),
    await other.save({ params, body: looks }),
    await other.rename({ params, body: { name: "Mine" } }),
    await other.makeDefault({ params }),
    await other.remove({ params }),
    await other.create({ body: { name: "Mine", from: product.id } }),
  ];
  for (const reply of tries) expect(refusal(reply).status).toBe(404);
  for (const [name, status] of [
    ["officer-ready", 403],
    ["hr-ready", 403],
    ["student-at-personal-info", 403],
  ] as const) {
    const person = await server.person(name);
    for (const path of ["resume", "resumes"])
      expect((await person.call("GET", `/api/v1/student/${path}`)).statusCode).toBe(status);
  }
  const stranger = await server.browser().send("GET", "/api/v1/student/resume");
  expect(stranger.statusCode).toBe(401);
  expect(ok(await calls.list()).data).toHaveLength(2);
});

test("70: a published résumé says what the page says, without ids, where its owner shows it, and is logged", async () => {
  const { student, project } = await studentWithEverything(server);
  const { profile, resumes, trust } = student.api.student;
  const fields = { marks: false, email: false, phone: false, address: false, resume: true };
  ok(await profile.setVisibility({ body: { level: "ANYONE_WITH_LINK", fields } }));
  ok(await resumes.save({ params: { id: student.id }, body: { ...looks, version: 1 } }));
  const slug = ok(await profile.slug()).data.slug ?? "";
  const visitor = server.browser();
  const look = () => visitor.api.student.resumes.published({ params: { slug } });
  const shown = ok(await look()).data;
  expect(shown).toMatchObject({ ...looks, reader: null });
  const said = JSON.stringify(shown);
  expect(said).toContain("MARK-PROJECT");
  for (const hidden of ["96.4", student.email, "98123", "MARK-CITY", student.id, project.id])
    expect(said).not.toContain(hidden);
  const log = ok(await trust.accessLog({ query: { what: "RESUME" } })).data;
  expect(log.items).toMatchObject([{ what: "RESUME", viewer: null }]);
  const officer = await server.person("officer-ready");
  const known = ok(await officer.api.student.resumes.published({ params: { slug } })).data;
  expect(known.reader).toMatch(/\w/);
  const own = ok(await resumes.published({ params: { slug } })).data;
  expect(own.reader).toBeNull();
  ok(await profile.setVisibility({ body: { fields: { resume: false } } }));
  expect(refusal(await look()).status).toBe(404);
  ok(await profile.setVisibility({ body: { level: "PRIVATE", fields: { resume: true } } }));
  expect(refusal(await look()).status).toBe(404);
});
