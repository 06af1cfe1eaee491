import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { gunzipSync } from "node:zlib";

const block = 512;
/** Pieces of 16 KB, as they come without this, are all copied once more. */
const chunkSize = 4 * 1024 * 1024;

/** The files and folders of a tar, each with its content. */
function* entriesOf(tar: Buffer) {
  const text = (from: number, length: number) =>
    tar.toString("utf8", from, from + length).split("\0", 1)[0] ?? "";
  for (let at = 0; at + block <= tar.length && tar[at] !== 0;) {
    const start = at + block;
    const size = Number.parseInt(text(at + 124, 12), 8) || 0;
    yield {
      name: text(at, 100),
      isFolder: text(at + 156, 1) === "5",
      content: tar.subarray(start, start + size),
    };
    at = start + Math.ceil(size / block) * block;
  }
}

/** Packs a data directory into a file; a copy is made every few minutes, so little time is spent on its size. */
export async function pack(folder: string, file: string) {
  // Read when the first copy is made: a start does without it.
  const { create } = await import("tar");
  await create({ cwd: folder, file, gzip: { level: 1 }, portable: true, mode: 0o600 }, ["."]);
}

/** Unpacks an archive of a data directory (a packed tar of plain files and folders). */
export function unpack(archive: Uint8Array, folder: string) {
  const made = new Set<string>();
  const make = (path: string) => {
    if (!made.has(path)) mkdirSync(path, { recursive: true, mode: 0o700 });
    made.add(path);
  };
  make(folder);
  for (const { name, isFolder, content } of entriesOf(gunzipSync(archive, { chunkSize }))) {
    const path = join(folder, name);
    if (!path.startsWith(folder + sep) && path !== folder)
      throw new Error(`The archive holds a file outside its folder: ${name}`);
    if (isFolder) make(path);
    else {
      make(dirname(path));
      writeFileSync(path, content, { mode: 0o600 });
    }
  }
}
