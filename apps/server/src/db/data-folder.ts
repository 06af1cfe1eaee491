import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { unpack } from "./archive";
import { checkVersion, markVersion } from "./pglite-version";
import { WorkerEngine } from "./worker-engine";

/** Where the parts of the embedded database lie in the data directory. */
export const databaseIn = (dataDir: string) => join(dataDir, "database");
export const snapshotsIn = (dataDir: string) => join(dataDir, "snapshots");

/** The migrated, empty database that the build makes. */
const builtTemplate = join(import.meta.dirname, "template.tar.gz");

interface Beginning {
  /** An archive to begin from, instead of the one of the build. */
  template?: string | undefined;
  workerFile?: string | undefined;
}

/** Makes sure the files of the database are there, whole, and of this version. */
export async function prepareDatabase(
  dataDir: string,
  { template = builtTemplate, workerFile }: Beginning = {},
) {
  const folder = databaseIn(dataDir);
  if (existsSync(folder)) {
    checkVersion(folder);
    return;
  }
  await replaceDatabase(dataDir, async (part) => {
    if (existsSync(template)) return unpack(readFileSync(template), part);
    // Creating takes much memory, so it is done in a thread that ends.
    const engine = await WorkerEngine.open({ dataDir: part, ...(workerFile && { workerFile }) });
    await engine.close();
    markVersion(part);
  });
}

/** Fills a folder beside the database and gives it the name only when it is whole, so that a kill leaves no half. */
export async function replaceDatabase(
  dataDir: string,
  fill: (part: string) => void | Promise<void>,
) {
  const folder = databaseIn(dataDir);
  const part = `${folder}.part`;
  mkdirSync(dataDir, { recursive: true });
  rmSync(part, { recursive: true, force: true });
  await fill(part);
  checkVersion(part);
  const aside = existsSync(folder)
    ? `${folder}.${new Date().toISOString().replaceAll(":", "-")}`
    : "";
  if (aside) renameSync(folder, aside);
  renameSync(part, folder);
  return aside;
}
