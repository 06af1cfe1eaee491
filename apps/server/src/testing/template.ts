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
import { packFresh } from "../db/fresh";
import { migrationsFolder } from "../db/migrations";

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
  mkdirSync(cache, { recursive: true });
  await packFresh(`${file}.gz`, {});
  // Each test file opens it, so it is kept unpacked.
  writeFileSync(`${file}.part`, gunzipSync(readFileSync(`${file}.gz`)));
  renameSync(`${file}.part`, file);
}

/** The bytes of a file as they lie in memory; a plain Blob gives them out as a copy, piece by piece. */
class Held extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor({ buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView<ArrayBuffer>) {
    super([]);
    this.#bytes = buffer.slice(byteOffset, byteOffset + byteLength);
  }

  override arrayBuffer = () => Promise.resolve(this.#bytes);
}

let template: Held | undefined;

/** Read once by each thread: every database writes to a copy of its own. */
export const readTemplate = () => (template ??= new Held(readFileSync(templateFile())));
