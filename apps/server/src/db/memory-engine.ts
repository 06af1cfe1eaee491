import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import type { Engine } from "./engine";
import { exchange } from "./exchange";
import { extensions } from "./extensions";

// Each opening fills its cache and its log files with zeros, which takes longer than all the rest.
const settings = {
  extensions,
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"],
  initDbStartParams: ["--wal-segsize=1"],
} satisfies PGliteOptions;

declare global {
  /** Node has it; only the types of browsers tell. */
  namespace WebAssembly {
    const compile: (bytes: Uint8Array) => Promise<Module>;
  }
}

let parts: ReturnType<typeof readParts> | undefined;

/** What every database of this thread is made of: read and compiled once, so that the next opens in a third of the time. */
async function readParts() {
  const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const [pglite, initdb, bundle] = await Promise.all(
    ["pglite.wasm", "initdb.wasm", "pglite.data"].map((name) => readFile(join(folder, name))),
  );
  if (!pglite || !initdb || !bundle) throw new Error("The embedded engine is not whole.");
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    WebAssembly.compile(pglite),
    WebAssembly.compile(initdb),
  ]);
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([bundle]) };
}

/** An embedded database in the memory of this thread, for tests: it is gone when it is closed. */
export async function openMemoryEngine(template?: Blob): Promise<Engine> {
  const database = await PGlite.create({
    ...settings,
    ...(await (parts ??= readParts())),
    ...(template && { loadDataDir: template }),
  });
  return {
    era: 0,
    exchange: (asked) => exchange(database, asked),
    archive: async () => {
      const archive = await database.dumpDataDir("gzip");
      return new Uint8Array(await archive.arrayBuffer());
    },
    close: () => database.close(),
  };
}
