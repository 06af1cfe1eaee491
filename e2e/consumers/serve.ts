import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".wasm": "application/wasm",
};

/** Serves a built folder at a free port. */
export async function serve(folder: string) {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = pathname === "/" ? "/index.html" : pathname;
    try {
      const body = readFileSync(join(folder, file));
      reply.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain" }).end(body);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
