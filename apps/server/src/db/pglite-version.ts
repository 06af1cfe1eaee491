import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The exact version of the embedded engine that is installed. */
function installedVersion(): string {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const manifest = readFileSync(join(dirname(entry), "..", "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

const mark = "pglite-version";

/** Writes into a data directory which version made it. */
export const markVersion = (folder: string) =>
  writeFileSync(join(folder, mark), `${installedVersion()}\n`);

/** The files were written by another version of the engine, which may lay them out otherwise. */
class OtherVersion extends Error {
  constructor(folder: string, found: string) {
    const installed = installedVersion();
    super(
      [
        `The database in ${folder} was written by PGlite ${found}; this server has PGlite ${installed}.`,
        `Files of one version are not opened by another. To carry the data over:`,
        `  1. With the release you had before: node dist/main.js --dump toran.sql`,
        `  2. Move ${folder} aside and keep it.`,
        `  3. With this release: node dist/main.js --load toran.sql`,
      ].join("\n"),
    );
  }
}

/** Refuses a data directory of another version. */
export function checkVersion(folder: string) {
  const file = join(folder, mark);
  const found = existsSync(file) ? readFileSync(file, "utf8").trim() : "an unknown version";
  if (found !== installedVersion()) throw new OtherVersion(folder, found);
}
