import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };

/** Builds the bare page and serves it compressed. */
export async function startBarePage(port: number) {
  const outDir = mkdtempSync(join(tmpdir(), "toran-bare-"));
  await build({
    root: join(import.meta.dirname, "bare"),
    logLevel: "error",
    build: { outDir, modulePreload: { polyfill: false } },
  });
  const server = createServer((request, reply) => {
    const path = request.url?.startsWith("/assets/") ? request.url : "/index.html";
    const body = gzipSync(readFileSync(join(outDir, path)));
    reply
      .writeHead(200, {
        "content-type": types[extname(path)] ?? "text/plain",
        "content-encoding": "gzip",
      })
      .end(body);
  });
  await new Promise<void>((settle) => server.listen(port, settle));
  return { address: `http://localhost:${port}`, stop: () => void server.close() };
}
