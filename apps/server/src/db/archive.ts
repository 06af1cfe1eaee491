import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { gunzipSync } from "node:zlib";

const block = 512;

/** Unpacks an archive of a data directory (a packed tar of plain files and folders). */
export function unpack(archive: Uint8Array, folder: string) {
  const bytes = gunzipSync(archive);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const text = (from: number, length: number) =>
    bytes.toString("utf8", from, from + length).split("\0", 1)[0] ?? "";
  for (let at = 0; at + block <= bytes.length && bytes[at] !== 0;) {
    const name = text(at, 100);
    const size = Number.parseInt(text(at + 124, 12), 8) || 0;
    const path = join(folder, name);
    if (!path.startsWith(folder + sep) && path !== folder)
      throw new Error(`The archive holds a file outside its folder: ${name}`);
    if (text(at + 156, 1) === "5") mkdirSync(path, { recursive: true, mode: 0o700 });
    else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, bytes.subarray(at + block, at + block + size), { mode: 0o600 });
    }
    at += block + Math.ceil(size / block) * block;
  }
}
