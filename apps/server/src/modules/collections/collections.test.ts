import { expect, test } from "vitest";
import { colleagueOf } from "../../testing/colleague";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";

const server = await startServer();
type Officer = Awaited<ReturnType<typeof server.person>>;

async function withClass(many: number) {
  const officer = await server.person("officer-ready");
  const rows = Array.from({ length: many }, (_, index) => ({
    firstName: `Asha ${index}`,
    cgpa: index,
  }));
  return { officer, ids: await addStudents(server, officer, rows) };
}
const listed = async ({ api }: Officer, query = {}) =>
  ok(await api.po.students.list({ query })).data.items.map(({ id }) => id);

test("students put into the archive are in no other list, and come back when they are in none of its lists", async () => {
  const { officer, ids } = await withClass(4);
  const [a = "", b = "", c = "", d = ""] = ids;
  const { archive, students } = officer.api.po;
  const first = ok(await archive.create({ body: { name: "Left", studentId: [a, b] } })).data;
  const second = ok(
    await archive.create({ body: { name: "Moved", query: { minCgpa: 1, search: "asha" } } }),
  ).data;
  // Who is in the archive already is not listed, and so not taken in by a filter.
  expect([first.students, second.students]).toEqual([2, 2]);
  expect(await listed(officer)).toEqual([]);
  expect(ok(await students.all()).data.items).toHaveLength(4);
  const opened = ok(await archive.read({ params: { id: first.id } })).data;
  expect(opened.students.items.map(({ id }) => id)).toEqual([a, b]);
  ok(await archive.update({ params: { id: second.id }, body: { name: "Moved", studentId: [a] } }));
  ok(await archive.removeStudents({ params: { id: first.id }, query: { studentId: [a, b] } }));
  expect(await listed(officer)).toEqual([b]);
  ok(await archive.remove({ params: { id: second.id } }));
  expect(await listed(officer)).toEqual([a, b, c, d]);
});

test("a bookmark list holds chosen students, or follows a filter and then holds whoever matches", async () => {
  const { officer, ids } = await withClass(3);
  const [a = "", b = "", c = ""] = ids;
  const { bookmark } = officer.api.po;
  const chosen = ok(
    await bookmark.create({ body: { name: "Honours", colour: "green-5", studentId: [c, a, a] } }),
  ).data;
  expect(chosen).toMatchObject({
    students: 2,
    query: null,
    colour: "green-5",
    shared: true,
    version: 1,
  });
  expect(await listed(officer, { collection: chosen.id, sort: "-cgpa" })).toEqual([c, a]);
  const living = ok(
    await bookmark.create({ body: { name: "From one", query: { minCgpa: 1 } } }),
  ).data;
  expect(living.students).toBe(2);
  await addStudents(server, officer, [{ firstName: "Zoya", cgpa: 9 }]);
  const opened = ok(await bookmark.read({ params: { id: living.id }, query: { limit: 2 } })).data;
  expect(opened.collection.students).toBe(3);
  expect(opened.students.items.map(({ id }) => id)).toEqual([b, c]);
  const both = refusal(
    await bookmark.update({
      params: { id: living.id },
      body: { name: "From one", studentId: [a] },
    }),
  );
  expect(both).toMatchObject({ status: 400, body: { errors: { query: expect.any(String) } } });
  const out = await bookmark.removeStudents({
    params: { id: living.id },
    query: { studentId: [b] },
  });
  expect(refusal(out).status).toBe(409);
});

test("a list that has not been sent a field keeps it, and one that is sent it empty loses it", async () => {
  const { officer } = await withClass(0);
  const { bookmark } = officer.api.po;
  const { id } = ok(
    await bookmark.create({
      body: { name: "Honours", description: "The best", colour: "green-5" },
    }),
  ).data;
  const kept = ok(await bookmark.update({ params: { id }, body: { name: "Honour roll" } })).data;
  expect(kept).toMatchObject({
    name: "Honour roll",
    description: "The best",
    colour: "green-5",
    version: 2,
  });
  const emptied = ok(
    await bookmark.update({ params: { id }, body: { name: "Honour roll", description: "" } }),
  ).data;
  expect(emptied).toMatchObject({ description: null, colour: "green-5" });
});

test("students are put into a list that a colleague has renamed meanwhile, and it keeps its new name", async () => {
  const { officer, ids } = await withClass(1);
  const { bookmark } = officer.api.po;
  const { id } = ok(await bookmark.create({ body: { name: "Honours", shared: false } })).data;
  ok(await bookmark.update({ params: { id }, body: { name: "Honour roll" } }));
  const put = ok(await bookmark.update({ params: { id }, body: { studentId: ids } })).data;
  expect(put).toMatchObject({ name: "Honour roll", shared: false, students: 1 });
});

test("74: of two officers who change one list, the second is told and shown it as it is now", async () => {
  const { officer } = await withClass(0);
  const colleague = await colleagueOf(server, officer);
  const { id, version } = ok(
    await officer.api.po.bookmark.create({ body: { name: "Honours" } }),
  ).data;
  const replies = await Promise.all(
    [officer, colleague].map(({ api }, index) =>
      api.po.bookmark.update({ params: { id }, body: { name: `Honours ${index}`, version } }),
    ),
  );
  const lost = replies.filter((reply) => "status" in reply);
  expect(lost).toHaveLength(1);
  const [now] = ok(await officer.api.po.bookmark.list()).data;
  expect(lost[0]).toMatchObject({
    status: 409,
    body: { current: { name: now?.name, version: 2 } },
  });
});

test.each(["archive", "bookmark"] as const)(
  "64: a list of the %s takes students of the own college, or nobody",
  async (word) => {
    const { officer, ids } = await withClass(1);
    const { ids: foreign } = await withClass(1);
    const lists = officer.api.po[word];
    const mixed = [...ids, ...foreign];
    expect(refusal(await lists.create({ body: { name: "Mixed", studentId: mixed } })).status).toBe(
      404,
    );
    expect(ok(await lists.list()).data).toEqual([]);
    const { id } = ok(await lists.create({ body: { name: "Ours", studentId: ids } })).data;
    const params = { id };
    expect(
      refusal(await lists.update({ params, body: { name: "Ours", studentId: mixed } })).status,
    ).toBe(404);
    expect(
      refusal(await lists.removeStudents({ params, query: { studentId: mixed } })).status,
    ).toBe(404);
    expect(ok(await lists.list()).data).toMatchObject([{ students: 1, version: 1 }]);
  },
);

test.each(["archive", "bookmark"] as const)(
  "62: a list of the %s is unknown to another college, and to the other kind",
  async (word) => {
    const { officer } = await withClass(0);
    const { id } = ok(await officer.api.po[word].create({ body: { name: "Ours" } })).data;
    const other = await server.person("officer-ready");
    const params = { id };
    const elsewhere = word === "archive" ? officer.api.po.bookmark : officer.api.po.archive;
    for (const lists of [other.api.po[word], elsewhere]) {
      expect(refusal(await lists.read({ params })).status).toBe(404);
      expect(refusal(await lists.update({ params, body: { name: "Mine" } })).status).toBe(404);
      expect(refusal(await lists.remove({ params })).status).toBe(404);
    }
    const filtered = refusal(await other.api.po.students.list({ query: { collection: id } }));
    expect(filtered.status).toBe(404);
    ok(await other.api.po[word].create({ body: { name: "Ours" } }));
  },
);

test("a list that is not shared is seen by its owner alone", async () => {
  const { officer } = await withClass(0);
  const colleague = await colleagueOf(server, officer);
  const { id } = ok(
    await officer.api.po.bookmark.create({ body: { name: "Mine", shared: false } }),
  ).data;
  expect(ok(await colleague.api.po.bookmark.list()).data).toEqual([]);
  expect(refusal(await colleague.api.po.bookmark.read({ params: { id } })).status).toBe(404);
  expect(ok(await officer.api.po.bookmark.list()).data).toHaveLength(1);
});

const seen = async ({ api }: Officer) =>
  ok(await api.po.bookmark.list()).data.map(({ name, own }) => [name, own]);

test("a shared list is taken from the others by who made it, and by nobody else", async () => {
  const { officer } = await withClass(0);
  const colleague = await colleagueOf(server, officer);
  const { id } = ok(await officer.api.po.bookmark.create({ body: { name: "Ours" } })).data;
  const keep = ({ api }: Officer) =>
    api.po.bookmark.update({ params: { id }, body: { name: "Mine", shared: false } });
  expect(refusal(await keep(colleague)).errors).toEqual({
    shared: "Only who made this list can keep it to themselves.",
  });
  expect([await seen(colleague), await seen(officer)]).toEqual([
    [["Ours", false]],
    [["Ours", true]],
  ]);
  // As it is sent with the rest of the form, it hinders no other change.
  const body = { name: "Everybody's", shared: true };
  ok(await colleague.api.po.bookmark.update({ params: { id }, body }));
  ok(await keep(officer));
  expect([await seen(colleague), await seen(officer)]).toEqual([[], [["Mine", true]]]);
});

test.each([
  ["a name that is there already", { name: "HONOURS" }, 409, "name"],
  ["no name", { name: " " }, 400, "name"],
  ["a colour that is none", { name: "x", colour: "url(x)" }, 400, "colour"],
  ["a filter that is none", { name: "x", query: { minCgpa: 11 } }, 400, "query.minCgpa"],
  ["students that are none", { name: "x", studentId: ["7"] }, 400, "studentId.0"],
])("a list with %s is refused at its field", async (_what, body, status, field) => {
  const { officer } = await withClass(0);
  ok(await officer.api.po.bookmark.create({ body: { name: "Honours" } }));
  const reply = refusal(await officer.api.po.bookmark.create({ body }));
  expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([status, [field]]);
});

test("an officer's saved views are their own, under one name each", async () => {
  const { officer } = await withClass(0);
  const colleague = await colleagueOf(server, officer, "VIEWER");
  const query = { department: ["Civil"], minCgpa: 7, sort: "-cgpa" as const };
  const view = ok(
    await colleague.api.po.savedViews.create({ body: { name: "Strong", query } }),
  ).data;
  expect(view).toMatchObject({ name: "Strong", query });
  const twin = refusal(
    await colleague.api.po.savedViews.create({ body: { name: "strong", query } }),
  );
  expect(twin).toMatchObject({ status: 409, body: { errors: { name: expect.any(String) } } });
  const params = { id: view.id };
  ok(await colleague.api.po.savedViews.update({ params, body: { name: "Strong", query: {} } }));
  expect(ok(await colleague.api.po.savedViews.list()).data).toEqual([{ ...view, query: {} }]);
  expect(ok(await officer.api.po.savedViews.list()).data).toEqual([]);
  const body = { name: "Mine", query };
  expect(refusal(await officer.api.po.savedViews.update({ params, body })).status).toBe(404);
  expect(refusal(await officer.api.po.savedViews.remove({ params })).status).toBe(404);
  ok(await colleague.api.po.savedViews.remove({ params }));
});

test("a list of the archive is taken out as a file, with who is in it and nobody else", async () => {
  const { officer, ids } = await withClass(3);
  const { archive, students } = officer.api.po;
  const left = ok(await archive.create({ body: { name: "Left", studentId: ids.slice(1) } })).data;
  const query = { collection: left.id, format: "csv" } as const;
  const file = ok(await students.export({ query }));
  const [heading, ...rows] = (await file.text()).trim().split(/\r?\n/);
  expect(heading).toContain("Phone");
  expect(rows.map((row) => row.split(",")[0])).toEqual(["Asha 1", "Asha 2"]);
  const other = await server.person("officer-ready");
  expect(refusal(await other.api.po.students.export({ query })).status).toBe(404);
});

test("a list that keeps up with a filter follows no other list, and so outlives each of them", async () => {
  const { officer, ids } = await withClass(1);
  const { bookmark } = officer.api.po;
  const base = ok(await bookmark.create({ body: { name: "Base", studentId: ids } })).data;
  const follows = { query: { collection: base.id } };
  const made = refusal(await bookmark.create({ body: { name: "Follower", ...follows } }));
  const said = { query: "A list follows a filter, and no other list." };
  expect([made.status, made.errors]).toEqual([400, said]);
  const living = ok(await bookmark.create({ body: { name: "Living", query: {} } })).data;
  const changed = await bookmark.update({ params: { id: living.id }, body: follows });
  expect(refusal(changed).errors).toEqual(said);
  ok(await bookmark.remove({ params: { id: base.id } }));
  expect(ok(await bookmark.list()).data.map(({ name }) => name)).toEqual(["Living"]);
});
