import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileStore, StoredRange } from "./file-store";

const keyShape = /^[0-9a-f]{32}$/;

/** What the system knows of a file, or nothing where there is none. A disk that fails is no missing file. */
const found = (path: string) => stat(path).catch(unlessMissing);

function unlessMissing(cause: NodeJS.ErrnoException) {
  if (cause.code !== "ENOENT" && cause.code !== "ENOTDIR") throw cause;
  return undefined;
}

/** Keeps files in a folder; the name of each is its key. */
export class LocalStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  async put(key: string, bytes: Buffer) {
    const path = this.#pathOf(key);
    if (!path) throw new Error("That is not a key.");
    await mkdir(join(path, ".."), { recursive: true });
    // Written beside and then named, so that a file under its key is always whole.
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
  }

  async putStream(key: string, bytes: AsyncIterable<Buffer>) {
    const path = this.#pathOf(key);
    if (!path) throw new Error("That is not a key.");
    await mkdir(join(path, ".."), { recursive: true });
    // There before the first bytes: a file that is still being opened when they break off would come after its removal.
    const file = await open(`${path}.part`, "w");
    try {
      await pipeline(Readable.from(bytes), file.createWriteStream());
      await rename(`${path}.part`, path);
    } catch (cause) {
      await rm(`${path}.part`, { force: true });
      throw cause;
    }
  }

  async open(key: string, range?: StoredRange) {
    const path = this.#pathOf(key);
    if (!path || !(await found(path))?.isFile()) return undefined;
    return createReadStream(path, range);
  }

  async remove(key: string) {
    const path = this.#pathOf(key);
    if (path) await rm(path, { force: true });
  }

  async *olderThan(moment: Date) {
    const all = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(
      unlessMissing,
    );
    for (const entry of (all ?? []).filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const file = await found(path);
      if (!file || file.mtime >= moment) continue;
      // What broke off while it was written belongs to nobody.
      if (entry.name.endsWith(".part")) await rm(path, { force: true });
      else if (keyShape.test(entry.name)) yield entry.name;
    }
  }

  #pathOf(key: string) {
    return keyShape.test(key) ? join(this.#folder, key.slice(0, 2), key) : undefined;
  }
}
