import { unzlibSync } from "fflate";

const signature = 0x774f4646;
const [headerLength, entryLength] = [12, 16];
const padded = (length: number) => Math.ceil(length / 4) * 4;

/** A face as a TrueType file: WOFF is the same tables, each packed by itself; what is no WOFF stays as it is. */
export function unpack(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 44 || view.getUint32(0) !== signature) return bytes;
  const tables = Array.from({ length: view.getUint16(12) }, (_, nth) => {
    const entry = 44 + nth * 20;
    const [tag, from, packed, length, sum] = [0, 4, 8, 12, 16].map((field) =>
      view.getUint32(entry + field),
    ) as [number, number, number, number, number];
    const data = bytes.subarray(from, from + packed);
    return { tag, sum, length, data: packed < length ? unzlibSync(data) : data };
  });
  const first = headerLength + tables.length * entryLength;
  const whole = tables.reduce((sum, { length }) => sum + padded(length), first);
  const made = new Uint8Array(whole);
  const out = new DataView(made.buffer);
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, tables.length);
  let at = first;
  for (const [nth, { tag, sum, length, data }] of tables.entries()) {
    const entry = headerLength + nth * entryLength;
    for (const [field, value] of [tag, sum, at, length].entries())
      out.setUint32(entry + field * 4, value);
    made.set(data, at);
    at += padded(length);
  }
  return made;
}
