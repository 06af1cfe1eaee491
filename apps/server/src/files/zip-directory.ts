import { crc32, inflateRawSync } from "node:zlib";

/** An archive that is refused, and why. */
export class BadZip extends Error {}

export interface ZipLimits {
  entries: number;
  /** Of one file, unpacked. */
  fileBytes: number;
  /** Of all files together, unpacked. */
  allBytes: number;
}

interface Packed {
  name: string;
  method: number;
  sum: number;
  packed: number;
  size: number;
  at: number;
}

const endMark = 0x06054b50;
const rowMark = 0x02014b50;
const fileMark = 0x04034b50;
const endBytes = 22;
const longestComment = 65_535;
const broken = () =>
  new BadZip("That archive is damaged. Download it again and choose the new one.");
const tooMuch = () => new BadZip("That archive unpacks to more than a portfolio can be.");

/** Reads what is in an archive from its directory, before a single byte is unpacked. */
export class ZipDirectory {
  readonly #archive: Buffer;
  readonly #limits: ZipLimits;
  readonly #entries: Packed[];
  #left: number;

  constructor(archive: Buffer, limits: ZipLimits) {
    this.#archive = archive;
    this.#limits = limits;
    this.#left = limits.allBytes;
    this.#entries = read(archive, limits);
  }

  get names() {
    return this.#entries.map(({ name }) => name);
  }

  /** The bytes of one file. The sizes of the directory may lie; what comes out is counted as well. */
  open(name: string): Buffer {
    const entry = this.#entries.find((each) => each.name === name);
    if (!entry) throw broken();
    const { packed, at, size, method, sum } = entry;
    if (at + 30 > this.#archive.length || this.#archive.readUInt32LE(at) !== fileMark)
      throw broken();
    const from =
      at + 30 + this.#archive.readUInt16LE(at + 26) + this.#archive.readUInt16LE(at + 28);
    if (from + packed > this.#archive.length) throw broken();
    const bytes = unpacked(
      this.#archive.subarray(from, from + packed),
      method,
      Math.min(this.#limits.fileBytes, this.#left, size),
    );
    if (bytes.length !== size || crc32(bytes) !== sum) throw broken();
    this.#left -= bytes.length;
    return bytes;
  }
}

function unpacked(bytes: Buffer, method: number, most: number) {
  if (method === 0) return bytes;
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, most) });
  } catch {
    throw broken();
  }
}

function read(archive: Buffer, limits: ZipLimits): Packed[] {
  const end = endOf(archive);
  const many = archive.readUInt16LE(end + 10);
  const start = archive.readUInt32LE(end + 16);
  if (many > limits.entries) throw new BadZip("That archive holds too many files.");
  const entries: Packed[] = [];
  let at = start;
  let total = 0;
  for (let n = 0; n < many; n++) {
    if (at + 46 > end || archive.readUInt32LE(at) !== rowMark) throw broken();
    const named = archive.readUInt16LE(at + 28);
    const entry = {
      name: archive.toString("utf8", at + 46, at + 46 + named),
      method: archive.readUInt16LE(at + 10),
      sum: archive.readUInt32LE(at + 16),
      packed: archive.readUInt32LE(at + 20),
      size: archive.readUInt32LE(at + 24),
      at: archive.readUInt32LE(at + 42),
    };
    if (archive.readUInt16LE(at + 8) & 1)
      throw new BadZip("That archive is locked with a password. Choose one that is not.");
    if (entry.method !== 0 && entry.method !== 8) throw broken();
    total += entry.size;
    if (entry.size > limits.fileBytes || total > limits.allBytes) throw tooMuch();
    entries.push(entry);
    at += 46 + named + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  refuseOverlaps(entries, start);
  return entries;
}

/** The end of the directory stands at the end of the archive, before a comment of bounded length. */
function endOf(archive: Buffer) {
  const first = Math.max(0, archive.length - endBytes - longestComment);
  for (let at = archive.length - endBytes; at >= first; at--)
    if (archive.readUInt32LE(at) === endMark) return at;
  throw broken();
}

/** Files that share bytes are how a small archive becomes a large one. */
function refuseOverlaps(entries: Packed[], end: number) {
  const inOrder = entries.toSorted((a, b) => a.at - b.at);
  for (const [index, { at, packed }] of inOrder.entries())
    if (at + 30 + packed > (inOrder[index + 1]?.at ?? end)) throw broken();
}
