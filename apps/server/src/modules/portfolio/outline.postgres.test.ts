import { expect, test } from "vitest";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";
import { studentOf } from "../students/personal";

const server = await startServer();

const project = (name: string) => `
  insert into portfolio_items (student_id, section, content, name, position, created_at, updated_at)
  values ($1, 'projects', '{}', '${name}', 1, now(), now())`;

test("of two who change one portfolio at the same moment the second counts what the first added", async () => {
  const { id } = await server.person("student-new");
  const [first, second] = [
    await server.database.pool.connect(),
    await server.database.pool.connect(),
  ];
  await first.query("begin");
  await first.query(project("a bridge"), [id]);
  const later = second.query(project("a tower"), [id]);
  await waits(server);
  await first.query("commit");
  await later;
  first.release();
  second.release();
  const student = await studentOf(server.db, { id });
  expect(student?.outline.many.projects).toBe(2);
});
