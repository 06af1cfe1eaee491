import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";

const server = await startServer();

test("lists that follow a filter and kept views follow a department to its new name", async () => {
  const officer = await server.person("officer-ready");
  const { college, bookmark, savedViews } = officer.api.po;
  const [first] = ok(await college.data()).data.departments;
  if (!first) throw new Error("The college teaches nothing.");
  await addStudents(server, officer, [{ firstName: "Asha", department: first.name }]);
  const query = { department: [first.name, "Elsewhere"] };
  const { id } = ok(await bookmark.create({ body: { name: "Of it", query } })).data;
  ok(await savedViews.create({ body: { name: "Of it", query } }));
  const held = async () => ok(await bookmark.read({ params: { id } })).data.students.items.length;
  const before = await held();
  expect(before).toBeGreaterThan(0);

  const departments = [{ id: first.id, name: "Renamed" }];
  ok(await college.updateMajors({ body: { departments } }));
  expect(await held()).toBe(before);
  const [view] = ok(await savedViews.list()).data;
  expect(view?.query).toEqual({ department: ["Renamed", "Elsewhere"] });
});
