import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import { build, type Rollup } from "vite";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};
const root = join(import.meta.dirname, "pages");

/** Builds one page for each table, alone, so that its weight is its own, and serves them. */
export async function servePages(names: readonly string[], port: number) {
  const folder = mkdtempSync(join(tmpdir(), "toran-tables-"));
  const weights = new Map<string, number>();
  for (const name of names) {
    const built = await build({
      root,
      base: `/${name}/`,
      logLevel: "error",
      plugins: [tailwindcss()],
      build: {
        outDir: join(folder, name),
        cssTarget: ["chrome123", "safari17.5", "firefox120"],
        rollupOptions: { input: join(root, `${name}.html`) },
        chunkSizeWarningLimit: 4000,
      },
    });
    const { output } = built as Rollup.RollupOutput;
    const bytes = output.map((file) =>
      file.type === "chunk" ? gzipSync(file.code, { level: 9 }).length : 0,
    );
    weights.set(name, bytes.reduce((a, b) => a + b, 0) / 1024);
  }
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    try {
      const body = readFileSync(join(folder, pathname));
      reply.writeHead(200, { "content-type": types[extname(pathname)] ?? "text/plain" }).end(body);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((settle) => server.listen(port, settle));
  const stop = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: `http://localhost:${port}`, weights, stop };
}
