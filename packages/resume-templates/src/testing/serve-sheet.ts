import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build, type Rollup } from "vite";

const root = fileURLToPath(new URL("./sheet", import.meta.url));
const types: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  wasm: "application/wasm",
};

export interface ServedFile {
  name: string;
  bytes: Buffer;
}

/** Builds the page that draws résumés, as a product would, and serves it. */
export async function serveSheet() {
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    worker: { format: "es" },
    build: { write: false, assetsInlineLimit: 0, modulePreload: false, target: "esnext" },
  });
  const files = (built as Rollup.RollupOutput).output.map((file): ServedFile => ({
    name: file.fileName,
    bytes: Buffer.from(file.type === "chunk" ? file.code : file.source),
  }));
  const byName = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const server = createServer(({ url = "/" }, reply) => {
    const name = url === "/" ? "index.html" : url.slice(1);
    const bytes = byName.get(name);
    const type = types[name.split(".").at(-1)!] ?? "application/octet-stream";
    reply.writeHead(bytes ? 200 : 404, { "content-type": type });
    reply.end(bytes);
  });
  await new Promise<void>((settle) => server.listen(0, settle));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { address, files, stop: () => void server.close() };
}
