import { inflateRawSync } from "node:zlib";

/** The files of an archive, read by its directory as any other program does. */
export function unzipped(archive: Buffer) {
  const end = archive.lastIndexOf(Buffer.from("504b0506", "hex"));
  const many = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const found = new Map<string, Buffer>();
  for (let n = 0; n < many; n++) {
    const size = archive.readUInt32LE(at + 20);
    const named = archive.readUInt16LE(at + 28);
    const place = archive.readUInt32LE(at + 42);
    const name = archive.toString("utf8", at + 46, at + 46 + named);
    const from = place + 30 + archive.readUInt16LE(place + 26) + archive.readUInt16LE(place + 28);
    const bytes = archive.subarray(from, from + size);
    found.set(name, archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes);
    at += 46 + named + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return found;
}

/** One file of an archive, as the JSON it holds. */
export const inflated = <T>(archive: Buffer, name: string) =>
  JSON.parse(unzipped(archive).get(name)?.toString() ?? "null") as T;
