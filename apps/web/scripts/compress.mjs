import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// After the build: what compresses well is kept compressed beside itself, so that no request waits for it.
const dist = join(import.meta.dirname, "..", "dist");
const text = /\.(html|js|css|svg|json|txt)$/;
// Faces and WebAssembly: nearly as small at a fraction of the time.
const bytes = /\.(ttf|wasm)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const files = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .filter((name) => (text.test(name) || bytes.test(name)) && !name.startsWith("."))
  .map((name) => join(dist, name))
  .filter((file) => statSync(file).isFile());

async function compress(file) {
  const body = await readFile(file);
  if (body.length < 1024) return;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: text.test(file) ? 11 : 9 } };
  await writeFile(`${file}.br`, await toBrotli(body, brotli));
  await writeFile(`${file}.gz`, await toGzip(body, { level: 9 }));
}

/** As many at once as Node has threads for them. */
const atOnce = 4;
async function takeTurns() {
  for (let file = files.shift(); file; file = files.shift()) await compress(file);
}
await Promise.all(Array.from({ length: atOnce }, takeTurns));
