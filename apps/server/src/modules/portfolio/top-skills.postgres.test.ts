import { limits } from "@toran/contract";
import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";

const server = await startServer();
const skill = { type: "TECHNICAL", level: "GOOD" } as const;

test("seven top skills stay seven when two more are made top at once", async () => {
  const student = await server.person("student-new");
  const { skills } = student.api.student;
  const add = async (skill_name: string, top: boolean) =>
    ok(await skills.create({ body: { ...skill, skill_name, top } })).data;
  for (const name of ["Go", "Rust", "C", "Java", "SQL", "R"]) await add(name, true);
  const [one, other] = [await add("Ruby", false), await add("Lua", false)];
  const busy = await server.database.pool.connect();
  await busy.query("begin");
  await busy.query("select 1 from users where id = $1 for update", [student.id]);
  await busy.query("select 1 from portfolio_items where id = any($1) for update", [
    [one.id, other.id],
  ]);
  const replies = [one, other].map(({ id, skill_name }) =>
    skills.update({ params: { id }, body: { ...skill, skill_name, top: true } }),
  );
  await waits(server, 2);
  await busy.query("commit");
  busy.release();
  const [first, second] = await Promise.all(replies);
  expect(ok(await skills.top()).data).toHaveLength(limits.topSkills);
  expect([first, second].filter((reply) => reply && "data" in reply)).toHaveLength(1);
});
