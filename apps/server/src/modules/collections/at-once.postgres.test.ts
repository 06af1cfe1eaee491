import { expect, test } from "vitest";
import { colleagueOf } from "../../testing/colleague";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";
import { waits } from "../../testing/waits";

const server = await startServer();

test("who is taken out of two lists of the archive at once is in no list, and shown again", async () => {
  const officer = await server.person("officer-ready");
  const colleague = await colleagueOf(server, officer);
  const [id = ""] = await addStudents(server, officer, [{}]);
  const { archive, students } = officer.api.po;
  const listOf = async (name: string) =>
    ok(await archive.create({ body: { name, studentId: [id] } })).data.id;
  const [left, paused] = [await listOf("Left"), await listOf("Paused")];
  const shown = async () => ok(await students.list({})).data.items.map((each) => each.id);
  expect(await shown()).toEqual([]);

  // Both come to the student before either is done.
  const changing = await server.database.pool.connect();
  await changing.query("begin");
  await changing.query("select 1 from students where user_id = $1 for update", [id]);
  const query = { studentId: [id] };
  const both = Promise.all([
    archive.removeStudents({ params: { id: left }, query }),
    colleague.api.po.archive.removeStudents({ params: { id: paused }, query }),
  ]);
  await waits(server, 2);
  await changing.query("commit");
  changing.release();
  for (const reply of await both) ok(reply);
  expect(await shown()).toEqual([id]);
});
