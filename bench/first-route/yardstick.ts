import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };

/** Builds a page of `pages/` to measure ours against, and serves it compressed. */
export async function startYardstick(name: string, port: number) {
  const outDir = mkdtempSync(join(tmpdir(), `toran-${name}-`));
  await build({
    root: join(import.meta.dirname, "pages", name),
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
