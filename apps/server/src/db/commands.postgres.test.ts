import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../config";
import { openTestDatabase } from "../testing/test-database";
import { runCommand } from "./commands";

const database = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "toran-commands-"));
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test("145: a dump is loaded however long a step of it takes", async () => {
  const place = readConfig({
    NODE_ENV: "test",
    DATA_DIR: folder,
    ...(database.url && { DATABASE_URL: database.url }),
  });
  const file = join(folder, "toran.sql");
  await runCommand(["--dump", file], place);
  const text = readFileSync(file, "utf8");
  const [, mark = ""] = /steps end with (.+)\n/.exec(text) ?? [];
  const step = `create table patience as select current_setting('statement_timeout') as longest;\n${mark}\n`;
  writeFileSync(file, text.replace("-- Toran dump ends", `${step}-- Toran dump ends`));
  await runCommand(["--load", file], place);
  const { rows } = await database.pool.query("select longest from patience");
  expect(rows).toEqual([{ longest: "1d" }]);
});
