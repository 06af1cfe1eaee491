import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../testing/test-database";
import { dump } from "./dump";
import { load } from "./load";

const database = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "toran-load-"));
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const mark = `--${"0".repeat(32)}`;
const dumped = (version: number, end: string) =>
  `-- Toran dump ${version}, steps end with ${mark}\ncreate table users (name text);\n${mark}\ninsert into users values ('Asha');\n${mark}\n${end}`;
const whole = dumped(2, "-- Toran dump ends\n");

async function loading(text: string) {
  const file = join(folder, "toran.sql");
  writeFileSync(file, text);
  return load(database.pool, file);
}

test("145: a dump that was cut short brings nothing, wherever it was cut", async () => {
  const cuts = [
    whole.indexOf("insert") + 8,
    whole.lastIndexOf(mark),
    whole.lastIndexOf("-- Toran dump ends"),
    whole.length - 1,
  ];
  for (const cut of cuts)
    await expect(loading(whole.slice(0, cut))).rejects.toThrow("is cut short");
  const { rows } = await database.pool.query("select count(*)::int as people from users");
  expect(rows).toEqual([{ people: 0 }]);
});

test("145: a dump of an earlier release, which had no last line, is loaded still", async () => {
  expect(await loading(dumped(1, ""))).toBe(1);
});

test("a dump to a place that is not there says so at once", async () => {
  const nowhere = join(folder, "nowhere", "toran.sql");
  await expect(dump(database.pool, nowhere)).rejects.toThrow("ENOENT");
});
