/** What a PDF says of a face beside its drawn forms, in thousandths of its size. */
export interface FaceFacts {
  name: string;
  ascent: number;
  descent: number;
  capHeight: number;
  slant: number;
  box: [number, number, number, number];
  fixed: boolean;
  widthOf: (glyph: number) => number;
}

/** Reads them from the tables of a TrueType file. */
export function readFacts(bytes: Uint8Array): FaceFacts {
  const { view, table } = tablesOf(bytes);
  const [head, hhea, post, hmtx] = [table("head"), table("hhea"), table("post"), table("hmtx")];
  const os2 = table("OS/2");
  const upem = view.getUint16(head + 18);
  const scaled = (value: number) => Math.round((value * 1000) / upem);
  const metrics = view.getUint16(hhea + 34);
  const ascent = scaled(view.getInt16(hhea + 4));
  return {
    name: postScriptName(view, table("name")),
    ascent,
    descent: scaled(view.getInt16(hhea + 6)),
    capHeight: view.getUint16(os2) >= 2 ? scaled(view.getInt16(os2 + 88)) : ascent,
    slant: view.getInt32(post + 4) / 65_536,
    box: [36, 38, 40, 42].map((at) => scaled(view.getInt16(head + at))) as FaceFacts["box"],
    fixed: view.getUint32(post + 12) !== 0,
    widthOf: (glyph) => (view.getUint16(hmtx + Math.min(glyph, metrics - 1) * 4) * 1000) / upem,
  };
}

/** Where the tables of a TrueType file begin; asking for one that it lacks throws. */
export function tablesOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let at = 0; at < view.getUint16(4); at++) {
    const entry = 12 + at * 16;
    const name = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    tables.set(name, view.getUint32(entry + 8));
  }
  const table = (name: string) => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`A face has no table ${name}.`);
    return offset;
  };
  return { view, table };
}

function postScriptName(view: DataView, table: number) {
  const texts = table + view.getUint16(table + 4);
  for (let at = 0; at < view.getUint16(table + 2); at++) {
    const entry = table + 6 + at * 12;
    if (view.getUint16(entry + 6) !== 6) continue;
    const [length, from] = [view.getUint16(entry + 8), texts + view.getUint16(entry + 10)];
    const letters = Array.from({ length }, (_, nth) => view.getUint8(from + nth));
    return String.fromCharCode(...letters).replaceAll(/[^\w-]/gu, "");
  }
  return "Face";
}
