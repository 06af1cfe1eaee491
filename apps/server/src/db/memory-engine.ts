import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embedded, settle } from "./embedded";
import type { Engine } from "./engine";
import { exchange } from "./exchange";

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
    ...embedded(8),
    ...(await (parts ??= readParts())),
    ...(template && { loadDataDir: template }),
  });
  return {
    era: 0,
    exchange: (asked) => exchange(database, asked),
    archive: async (file) => {
      await settle(database);
      const archive = await database.dumpDataDir("gzip");
      await writeFile(file, new Uint8Array(await archive.arrayBuffer()), { mode: 0o600 });
    },
    close: () => database.close(),
  };
}
