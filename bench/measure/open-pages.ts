import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build, preview } from "vite";
import { findChromium } from "../../scripts/chromium.mjs";

/** Builds the pages in a folder as a product would, serves them, and starts a browser. */
export async function openPages(root: string, port: number) {
  const outDir = mkdtempSync(join(tmpdir(), "toran-pages-"));
  await build({
    root,
    logLevel: "error",
    worker: { format: "es" },
    build: { outDir, target: "esnext", chunkSizeWarningLimit: 4000 },
  });
  const server = await preview({ root, build: { outDir }, preview: { port } });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const close = async () => {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
  return { browser, address: server.resolvedUrls!.local[0]!, close };
}
