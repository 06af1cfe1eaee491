import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";

const server = await startServer();

test("a list of bookmarks counts those whom it shows: who is in the archive is hidden from it as well", async () => {
  const officer = await server.person("officer-ready");
  const [a = "", b = "", c = ""] = await addStudents(server, officer, [{}, {}, {}]);
  const { archive, bookmark } = officer.api.po;
  const body = { name: "Honours", studentId: [a, b, c] };
  const { id } = ok(await bookmark.create({ body })).data;
  const left = ok(await archive.create({ body: { name: "Left", studentId: [b] } })).data;
  expect(left.students).toBe(1);

  const opened = ok(await bookmark.read({ params: { id } })).data;
  expect(opened.students.items.map((student) => student.id).toSorted()).toEqual([a, c].toSorted());
  expect(opened.collection.students).toBe(2);
  expect(ok(await bookmark.list()).data.map(({ students }) => students)).toEqual([2]);

  // Out of the archive again, they are in it as they were.
  ok(await archive.remove({ params: { id: left.id } }));
  expect(ok(await bookmark.list()).data.map(({ students }) => students)).toEqual([3]);
});
