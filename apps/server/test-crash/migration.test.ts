import { createHash, randomInt } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { newFolder } from "./folders";
import { begin, start } from "./server";
import { openFiles } from "./verify";

const rounds = Math.max(2, Math.round(Number(process.env.KILL_ROUNDS ?? 5) / 4));
// A build looks for its migrations beside its folder first, so a longer list can be put there.
const beside = mkdtempSync(join(inject("built"), "..", "slow-"));
const BUILT = join(beside, "dist");
const migrations = join(beside, "migrations");
cpSync(inject("built"), BUILT, { recursive: true });

/** Adds a migration of several slow steps, during which the server can be killed. */
function addSlowMigration() {
  cpSync(join(import.meta.dirname, "..", "migrations"), migrations, { recursive: true });
  const file = join(migrations, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: object[] };
  const idx = journal.entries.length;
  const tag = `${String(idx).padStart(4, "0")}_slow`;
  const entry = { idx, version: "7", when: Date.now() + 1_000_000_000, tag, breakpoints: true };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  const steps = [
    "create table slow_one (id integer primary key, name text not null)",
    "select pg_sleep(0.2)",
    "insert into slow_one select each, 'row ' || each from generate_series(1, 500) each",
    "create index slow_one_name on slow_one (name)",
    "select pg_sleep(0.2)",
    "alter table slow_one add column size integer not null default 0",
    "select pg_sleep(0.2)",
    "create table slow_two (one_id integer references slow_one (id))",
  ];
  writeFileSync(join(migrations, `${tag}.sql`), steps.join(";\n--> statement-breakpoint\n"));
}

test(`135: a server killed ${rounds} times in the middle of a migration completes it the next time`, async () => {
  const undisturbed = newFolder();
  const killed = newFolder();
  for (const DATA_DIR of [undisturbed, killed]) await (await start({ DATA_DIR })).stop();
  addSlowMigration();
  const whole = await start({ BUILT, DATA_DIR: undisturbed });
  await whole.kill();
  for (let round = 0; round < rounds; round++) {
    const { child } = await begin({ BUILT, DATA_DIR: killed });
    await new Promise((resolve) =>
      setTimeout(resolve, randomInt(300, Math.round(whole.readyAfter))),
    );
    child.kill("SIGKILL");
  }
  await (await start({ BUILT, DATA_DIR: killed })).kill();
  const expected = await schemaHash(undisturbed);
  expect(expected.rows).toBe(500);
  expect(await schemaHash(killed)).toEqual(expected);
});

/** Every column, index and constraint of a database in one hash, and the rows of the slow table. */
async function schemaHash(dataDir: string) {
  const files = await openFiles(dataDir);
  const schema = await files.query(`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema in ('public', 'drizzle') order by 1, 2`);
  const rest = await files.query(`
    select indexdef as rule from pg_indexes where schemaname in ('public', 'drizzle')
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint order by 1`);
  const [count] = await files.query<{ rows: number }>("select count(*)::int as rows from slow_one");
  const done = await files.query(
    "select hash from drizzle.__drizzle_migrations order by created_at",
  );
  await files.close();
  const text = JSON.stringify([schema, rest, done]);
  return { hash: createHash("sha256").update(text).digest("hex"), rows: count?.rows };
}
