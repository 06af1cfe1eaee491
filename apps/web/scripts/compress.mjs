import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// After the build: what compresses well is kept compressed beside itself, so that no request waits for it.
const dist = join(import.meta.dirname, "..", "dist");
const text = /\.(html|js|css|svg|json|txt)$/;
// Faces and WebAssembly: nearly as small at a fraction of the time.
const bytes = /\.(ttf|wasm)$/;

for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  const file = join(dist, name);
  if (!(text.test(name) || bytes.test(name)) || name.startsWith(".") || !statSync(file).isFile())
    continue;
  const body = readFileSync(file);
  if (body.length < 1024) continue;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: text.test(name) ? 11 : 9 } };
  writeFileSync(`${file}.br`, brotliCompressSync(body, brotli));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}
