import type { Readable } from "node:stream";
import type { FileStore } from "../../files/file-store";

interface Kept {
  key: string;
  size: number;
  type: string;
}
type Read = (start: number, bytes: number) => Promise<Buffer>;

/** How long a stored video plays, in seconds, where its file says so; a recording often does not. */
export async function lengthOf(store: FileStore, { key, size, type }: Kept) {
  const read: Read = async (start, bytes) => {
    const end = Math.min(size, start + bytes) - 1;
    if (end < start) return Buffer.alloc(0);
    const stream = await store.open(key, { start, end });
    return stream ? all(stream) : Buffer.alloc(0);
  };
  return type === "video/mp4" ? mp4Length(read, size) : webmLength(await read(0, 65_536));
}

async function all(stream: Readable) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const mostBoxes = 200;

/** Walks the outer boxes to `moov`, whose first box holds the length. */
async function mp4Length(read: Read, size: number) {
  let at = 0;
  for (let box = 0; box < mostBoxes && at + 16 <= size; box++) {
    const head = await read(at, 16);
    if (head.length < 16) return undefined;
    const short = head.readUInt32BE(0);
    const bytes = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (head.toString("latin1", 4, 8) === "moov") return mvhdLength(await read(at, 4096));
    if (bytes < 8) return undefined;
    at += bytes;
  }
  return undefined;
}

const longest32 = 2 ** 32 - 1;
const longest64 = Number(2n ** 64n - 1n);

function mvhdLength(moov: Buffer) {
  const at = moov.indexOf("mvhd", 0, "latin1") + 4;
  if (at < 4 || at + 32 > moov.length) return undefined;
  const long = moov[at] === 1;
  const scale = moov.readUInt32BE(at + (long ? 20 : 12));
  const length = long ? Number(moov.readBigUInt64BE(at + 24)) : moov.readUInt32BE(at + 16);
  // A file that was written piece by piece has no length in its head, or one that stands for none.
  return scale && length && length !== (long ? longest64 : longest32) ? length / scale : undefined;
}

const durationId = Buffer.from([0x44, 0x89]);
const scaleId = Buffer.from([0x2a, 0xd7, 0xb1]);

const infoId = Buffer.from([0x15, 0x49, 0xa9, 0x66]);
const clusterId = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);

/** What tells of the whole film, up to the film itself, whose bytes may look like anything. */
function infoOf(file: Buffer) {
  const film = file.indexOf(clusterId);
  const before = film < 0 ? file : file.subarray(0, film);
  const info = before.indexOf(infoId);
  return info < 0 ? Buffer.alloc(0) : before.subarray(info);
}

function webmLength(file: Buffer) {
  const head = infoOf(file);
  const at = head.indexOf(durationId) + 2;
  if (at < 2 || at + 9 > head.length) return undefined;
  const length =
    head[at] === 0x88
      ? head.readDoubleBE(at + 1)
      : head[at] === 0x84
        ? head.readFloatBE(at + 1)
        : NaN;
  const scaleAt = head.indexOf(scaleId) + 3;
  const width = scaleAt >= 3 ? (head[scaleAt] ?? 0) & 0x7f : 0;
  const scale = width > 0 && width <= 6 ? head.readUIntBE(scaleAt + 1, width) : 1_000_000;
  const seconds = (length * scale) / 1_000_000_000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
