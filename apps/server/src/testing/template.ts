import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { migrationsFolder } from "../db/migrations";
import { openDatabase } from "../db/open-database";

const cache = join(import.meta.dirname, "..", "..", "node_modules", ".cache");

function templateFile() {
  const folder = migrationsFolder();
  const hash = createHash("sha256");
  for (const name of readdirSync(folder)
    .filter((each) => each.endsWith(".sql"))
    .sort())
    hash.update(readFileSync(join(folder, name)));
  return join(cache, `database-${hash.digest("hex").slice(0, 16)}.tar`);
}

/** Makes the migrated database that every test file begins from, once for each set of migrations. */
export async function makeTemplate() {
  const file = templateFile();
  if (existsSync(file)) return;
  const database = await openDatabase({});
  const archive = await database.engine?.archive();
  await database.close();
  if (!archive) throw new Error("The embedded database gave no archive.");
  mkdirSync(cache, { recursive: true });
  // Each test file reads it; unpacked, that takes half the time.
  writeFileSync(`${file}.part`, gunzipSync(archive));
  renameSync(`${file}.part`, file);
}

export const readTemplate = () => new Blob([readFileSync(templateFile())]);
