import { limits } from "@toran/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { colleagueOf } from "../../testing/colleague";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";
import { collections } from "./tables";
import { tagStudents } from "./tag";

const server = await startServer();

test("a class list that is brought again finds room in a full list for those who are in it already, and for nobody else", async () => {
  const { db, deps } = server;
  const officer = await server.person("officer-ready");
  const collegeId = ok(await officer.api.po.profile.userData()).data.data.collegeId ?? "";
  const everyone = Array.from({ length: limits.bulkStudents + 1 }, () => ({}));
  const [another = "", ...ids] = await addStudents(server, officer, everyone);
  ok(await officer.api.po.bookmark.create({ body: { name: "Honours", studentId: ids } }));
  const tagged = (...some: string[]) => {
    const tags = new Map([["honours", some]]);
    return tagStudents(db, { collegeId, officerId: officer.id, tags, at: deps.now() });
  };
  expect(await tagged(...ids.slice(0, 90))).toEqual([]);
  expect(await tagged(another)).toEqual(["honours"]);
}, 60_000);

test("nobody is put into a list that a colleague keeps to themselves; who made it fills it by its name", async () => {
  const { db, deps } = server;
  const officer = await server.person("officer-ready");
  const colleague = await colleagueOf(server, officer);
  const collegeId = ok(await officer.api.po.profile.userData()).data.data.collegeId ?? "";
  const ids = await addStudents(server, officer, [{}]);
  const { bookmark } = colleague.api.po;
  ok(await bookmark.create({ body: { name: "Watched", shared: false } }));
  const taggedBy = (officerId: string | null) =>
    tagStudents(db, { collegeId, officerId, tags: new Map([["watched", ids]]), at: deps.now() });
  const held = async () => ok(await bookmark.list()).data.map(({ students }) => students);
  expect([await taggedBy(officer.id), await taggedBy(null), await held()]).toEqual([
    ["watched"],
    ["watched"],
    [0],
  ]);
  expect([await taggedBy(colleague.id), await held()]).toEqual([[], [1]]);
});

test("a list that a removed colleague kept to themselves gives its name up, and stays theirs under another", async () => {
  const { db, deps } = server;
  const officer = await server.person("officer-ready");
  const colleague = await colleagueOf(server, officer);
  const collegeId = ok(await officer.api.po.profile.userData()).data.data.collegeId ?? "";
  const ids = await addStudents(server, officer, [{}]);
  for (const name of ["Watched", "Honours"])
    ok(await colleague.api.po.bookmark.create({ body: { name, shared: false, studentId: ids } }));
  const { managers, bookmark } = officer.api.po;
  expect(refusal(await bookmark.create({ body: { name: "watched" } })).status).toBe(409);
  ok(await managers.remove({ params: { id: colleague.id } }));

  ok(await bookmark.create({ body: { name: "watched" } }));
  const tags = new Map([["Honours", ids]]);
  expect(await tagStudents(db, { collegeId, officerId: officer.id, tags, at: deps.now() })).toEqual(
    [],
  );
  const names = async (who: typeof officer) =>
    ok(await who.api.po.bookmark.list()).data.map(({ name, students }) => [name, students]);
  expect(await names(officer)).toEqual([
    ["Honours", 1],
    ["watched", 0],
  ]);
  expect(await db.select().from(collections).where(eq(collections.ownerId, colleague.id))).toEqual([
    expect.objectContaining({ name: "watched (2)", shared: false }),
    expect.objectContaining({ name: "Honours (2)", shared: false }),
  ]);
});
