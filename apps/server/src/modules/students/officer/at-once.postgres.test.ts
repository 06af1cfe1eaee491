import { expect, test } from "vitest";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { addStudents } from "../../../testing/students";
import { waits } from "../../../testing/waits";

const server = await startServer();
const { pool } = server.database;

async function withClass() {
  const officer = await server.person("officer-ready");
  const [department] = ok(await officer.api.po.college.data()).data.departments;
  const rows = Array.from({ length: 90 }, (_, n) => ({
    rollNumber: `26AO${n}`,
    department: department?.name ?? "",
  }));
  return { officer, department, ids: await addStudents(server, officer, rows) };
}
type Class = Awaited<ReturnType<typeof withClass>>;

/**
 * One of the students to be held: where the table has them, the first of all by its id lies behind that one, and behind one
 * that comes before it. Who holds them as they lie, and who holds them by their ids, then block each other.
 */
async function between({ ids }: Class) {
  const least = ids.toSorted()[0] ?? "";
  for (const id of [...ids.filter((each) => each !== least), least])
    await pool.query("update students set updated_at = updated_at where user_id = $1", [id]);
  const { rows } = await pool.query<{ id: string }>(
    "select user_id as id from students where user_id = any($1) order by ctid",
    [ids],
  );
  const lie = rows.map((row) => row.id);
  const held = lie.find(
    (id, at) => at > 0 && at < lie.indexOf(least) && lie.slice(0, at).some((other) => other < id),
  );
  expect(held).toBeDefined();
  return held;
}

const suspended = { status: "SUSPENDED" as const, reason: "Away for a while." };
const suspend = ({ officer, ids }: Class) =>
  officer.api.po.students.setStatus({ query: { studentId: ids }, body: suspended });

/** Begins both while one of the students is held by somebody else, and lets them go on. */
async function atOnce<One, Other>(
  all: Class,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  const held = await between(all);
  const holding = await pool.connect();
  await holding.query("begin");
  await holding.query("select 1 from students where user_id = $1 for update", [held]);
  const first = one();
  await waits(server);
  const second = other();
  await waits(server, 2);
  await holding.query("commit");
  holding.release();
  return Promise.all([first, second]);
}

test("a class list and a change of the same students wait for each other", async () => {
  const all = await withClass();
  const { imports } = all.officer.api.po;
  const year = new Date().getUTCFullYear() + 1;
  const lines = all.ids.map(
    (id, n) => `s.${id}@nilgiri.example,26AO${n},Uma,B.E.,${all.department?.name},${year}`,
  );
  const sheet = ["Email,Roll No,Name,Degree,Branch,Batch", ...lines].join("\n");
  const body = { file: new File([sheet], "class.csv"), mode: "PREVIEW" as const };
  const { id } = ok(await imports.upload({ body })).data;
  const commit = () => imports.commit({ params: { id }, body: { rows: "VALID" } });
  const [taken, status] = await atOnce(all, commit, () => suspend(all));
  expect(ok(taken).data).toMatchObject({ state: "DONE", updated: 90 });
  ok(status);
});

test("a department that is renamed and a change of its students wait for each other", async () => {
  const all = await withClass();
  const { id = "" } = all.department ?? {};
  const body = { departments: [{ id, name: "Mechatronics" }] };
  const rename = () => all.officer.api.po.college.updateMajors({ body });
  const [renamed, status] = await atOnce(all, rename, () => suspend(all));
  expect(ok(renamed).data.departments.map(({ name }) => name)).toContain("Mechatronics");
  expect(ok(status).data.results.every((each) => each.ok)).toBe(true);
});
