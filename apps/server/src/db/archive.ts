import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { gunzipSync } from "node:zlib";

const block = 512;

/** The files and folders of a tar, each with its content and with the whole of it, heading and filling included. */
export function* entriesOf(tar: Buffer) {
  const text = (from: number, length: number) =>
    tar.toString("utf8", from, from + length).split("\0", 1)[0] ?? "";
  for (let at = 0; at + block <= tar.length && tar[at] !== 0;) {
    const start = at;
    const size = Number.parseInt(text(at + 124, 12), 8) || 0;
    at += block + Math.ceil(size / block) * block;
    yield {
      name: text(start, 100),
      isFolder: text(start + 156, 1) === "5",
      content: tar.subarray(start + block, start + block + size),
      whole: tar.subarray(start, at),
    };
  }
}

/** Unpacks an archive of a data directory (a packed tar of plain files and folders). */
export function unpack(archive: Uint8Array, folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { name, isFolder, content } of entriesOf(gunzipSync(archive))) {
    const path = join(folder, name);
    if (!path.startsWith(folder + sep) && path !== folder)
      throw new Error(`The archive holds a file outside its folder: ${name}`);
    if (isFolder) mkdirSync(path, { recursive: true, mode: 0o700 });
    else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, content, { mode: 0o600 });
    }
  }
}
