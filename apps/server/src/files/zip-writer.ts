import { pipeline } from "node:stream";
import { createDeflateRaw, crc32 } from "node:zlib";

/** One file of an archive; its bytes are asked for when its turn comes. */
export interface ZipEntry {
  name: string;
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>;
  /** Made smaller; of no use for what is packed already, as pictures are. */
  packed?: true;
}

interface Written {
  name: Buffer;
  at: number;
  packed: boolean;
  /** The bytes in the archive, and the bytes of the file. */
  held: number;
  size: number;
  sum: number;
}

// The name is UTF-8, and the size follows the bytes, for it is not known before.
const flags = 0x0808;
const version = 20;
const deflated = 8;

/** A ZIP archive as it is made: nothing is held but one portion, and the list of what was written. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Buffer> {
  const { date, time } = dosTime(now);
  const written: Written[] = [];
  let at = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(version, 4);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(entry.packed ? deflated : 0, 8);
    head.writeUInt16LE(time, 10);
    head.writeUInt16LE(date, 12);
    head.writeUInt16LE(name.length, 26);
    yield Buffer.concat([head, name]);
    const file = { size: 0, sum: 0 };
    const counted = (async function* () {
      for await (const part of entry.bytes) {
        file.size += part.length;
        file.sum = crc32(part, file.sum);
        yield part;
      }
    })();
    let held = 0;
    const content = entry.packed ? packing(counted) : counted;
    for await (const part of content) {
      held += part.length;
      yield part;
    }
    const { size, sum } = file;
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(0x08074b50, 0);
    tail.writeUInt32LE(sum, 4);
    tail.writeUInt32LE(held, 8);
    tail.writeUInt32LE(size, 12);
    yield tail;
    written.push({ name, at, packed: entry.packed ?? false, held, size, sum });
    at += head.length + name.length + held + tail.length;
  }
  yield directory(written, at, date, time);
}

/** Bytes made smaller. Where they fail, so does this; where nobody reads on, no more of them are asked for. */
function packing(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const packer = createDeflateRaw();
  // What went wrong is told to whoever reads.
  pipeline(bytes, packer, () => undefined);
  return packer;
}

function directory(written: Written[], at: number, date: number, time: number) {
  const rows = written.map(({ name, at: place, packed, held, size, sum }) => {
    const row = Buffer.alloc(46);
    row.writeUInt32LE(0x02014b50, 0);
    row.writeUInt16LE(version, 4);
    row.writeUInt16LE(version, 6);
    row.writeUInt16LE(flags, 8);
    row.writeUInt16LE(packed ? deflated : 0, 10);
    row.writeUInt16LE(time, 12);
    row.writeUInt16LE(date, 14);
    row.writeUInt32LE(sum, 16);
    row.writeUInt32LE(held, 20);
    row.writeUInt32LE(size, 24);
    row.writeUInt16LE(name.length, 28);
    row.writeUInt32LE(place, 42);
    return Buffer.concat([row, name]);
  });
  const all = Buffer.concat(rows);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(all.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([all, end]);
}

const dosTime = (now: Date) => ({
  date: ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate(),
  time: (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1),
});
