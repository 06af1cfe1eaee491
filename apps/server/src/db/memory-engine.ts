import { PGlite } from "@electric-sql/pglite";
import type { Engine } from "./engine";
import { exchange } from "./exchange";
import { extensions } from "./extensions";

/** An embedded database in the memory of this thread, for tests: it is gone when it is closed. */
export async function openMemoryEngine(template?: Blob): Promise<Engine> {
  const database = await PGlite.create({
    extensions,
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
