import { crc32, deflateRawSync } from "node:zlib";

interface Made {
  name: string;
  text: string | Buffer;
  /** What the directory says instead of the truth. */
  lie?: Partial<{ size: number; at: number; flags: number }>;
}

/** An archive as other programs make it, or as somebody means harm by it. */
export function archiveOf(entries: Made[]): Buffer {
  const bodies: Buffer[] = [];
  const rows: Buffer[] = [];
  let at = 0;
  for (const { name, text, lie = {} } of entries) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const sum = crc32(bytes);
    const named = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(sum, 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(bytes.length, 22);
    head.writeUInt16LE(named.length, 26);
    const row = Buffer.alloc(46);
    row.writeUInt32LE(0x02014b50, 0);
    row.writeUInt16LE(lie.flags ?? 0, 8);
    row.writeUInt16LE(8, 10);
    row.writeUInt32LE(sum, 16);
    row.writeUInt32LE(packed.length, 20);
    row.writeUInt32LE(lie.size ?? bytes.length, 24);
    row.writeUInt16LE(named.length, 28);
    row.writeUInt32LE(lie.at ?? at, 42);
    bodies.push(head, named, packed);
    rows.push(row, named);
    at += head.length + named.length + packed.length;
  }
  const directory = Buffer.concat(rows);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
}

export const zipFile = (bytes: Buffer, name = "export.zip") =>
  new File([new Uint8Array(bytes)], name, { type: "application/zip" });
