import { limits } from "@toran/contract";
import { expect, test } from "vitest";
import { colleagueOf } from "../../testing/colleague";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";
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
