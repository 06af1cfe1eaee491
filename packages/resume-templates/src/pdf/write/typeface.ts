import { deflate, hex, hexOf, type PdfFile, type Ref, short } from "./file";
import { type FaceFacts, readFacts } from "./sfnt";
import type { Glyph, ShapedFace, Shaper, Subsetter } from "./shaper";

/** A face as the shaper knows it, kept from one file to the next. */
export class Typeface {
  readonly bytes: Uint8Array;
  readonly facts: FaceFacts;
  readonly #shaped: ShapedFace;
  readonly #known = new Map<string, Glyph[]>();

  constructor(shaper: Shaper, bytes: Uint8Array) {
    this.bytes = bytes;
    this.facts = readFacts(bytes);
    this.#shaped = shaper.addFace(bytes);
  }

  get upem() {
    return this.#shaped.upem;
  }

  covers(codePoint: number) {
    return this.#shaped.covers(codePoint);
  }

  shape(text: string, rtl: boolean, language: string) {
    const key = `${rtl ? "<" : ">"}${language} ${text}`;
    const known = this.#known.get(key) ?? this.#shaped.shape(text, rtl, language);
    this.#known.set(key, known);
    return known;
  }
}

interface Coded {
  code: number;
  glyph: number;
  text: string;
}

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** What stands for nothing has a code of one of these, and its text: no reader can leave a form out, and these are not seen. */
const silentCodes = [
  ...upTo(0x200b, 0x200f),
  ...upTo(0x202a, 0x202e),
  ...upTo(0x2060, 0x2064),
  ...upTo(0x2066, 0x206f),
];

/** A face within one file: a code for each pair of a drawn form and what it stands for. */
export class UsedFace {
  readonly face: Typeface;
  readonly name: string;
  readonly ref: Ref;
  readonly #codes = new Map<string, Coded>();
  #next = 0;
  #silent = 0;

  constructor(face: Typeface, name: string, ref: Ref) {
    this.face = face;
    this.name = name;
    this.ref = ref;
  }

  get used() {
    return this.#codes.size > 0;
  }

  codeFor(glyph: number, text: string) {
    const key = `${glyph} ${text}`;
    const known = this.#codes.get(key) ?? { code: this.#nextCode(text), glyph, text };
    this.#codes.set(key, known);
    return known.code;
  }

  #nextCode(text: string) {
    if (!text && this.#silent < silentCodes.length) return silentCodes[this.#silent++]!;
    do this.#next++;
    while (silentCodes.includes(this.#next));
    return this.#next;
  }

  /** In thousandths of the size, as the file will say it. */
  widthOf(glyph: number) {
    return Math.round(this.face.facts.widthOf(glyph) * 100) / 100;
  }

  async write(file: PdfFile, subsetter: Subsetter) {
    const { facts } = this.face;
    const codes = [...this.#codes.values()];
    const subset = subsetter.subset(this.face.bytes, new Set(codes.map(({ glyph }) => glyph)));
    const program = file.addPacked(
      `/Filter /FlateDecode /Length1 ${subset.length}`,
      await deflate(subset),
    );
    const name = `${prefixFor(this.name)}+${facts.name}`;
    const flags = 4 | (facts.fixed ? 1 : 0) | (facts.slant ? 64 : 0);
    const descriptor = file.add(
      `<< /Type /FontDescriptor /FontName /${name} /Flags ${flags} /FontBBox [${facts.box.join(" ")}] /ItalicAngle ${short(facts.slant)} /Ascent ${facts.ascent} /Descent ${facts.descent} /CapHeight ${facts.capHeight} /StemV 80 /FontFile2 ${program} >>`,
    );
    const glyphs = await file.addStream("", glyphTable(codes));
    const widths = codes.map(({ code, glyph }) => `${code} [${short(this.widthOf(glyph), 2)}]`);
    const descendant = file.add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} /CIDToGIDMap ${glyphs} /W [${widths.join(" ")}] >>`,
    );
    const unicode = await file.addStream("", unicodeMap(codes));
    file.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${unicode} >>`,
      this.ref,
    );
  }
}

function glyphTable(codes: Coded[]) {
  const table = new Uint8Array((Math.max(...codes.map(({ code }) => code)) + 1) * 2);
  const view = new DataView(table.buffer);
  for (const { code, glyph } of codes) view.setUint16(code * 2, glyph);
  return table;
}

const perBlock = 100;

function unicodeMap(codes: Coded[]) {
  const lines = codes.map(
    ({ code, text }) => `<${hex(code)}> <${hexOf(text || String.fromCharCode(code))}>`,
  );
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += perBlock) {
    const block = lines.slice(from, from + perBlock);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

/** Six letters say that only a part of the face is there; no two parts have the same. */
function prefixFor(name: string) {
  const nth = Number(name.slice(1));
  const letters = [Math.floor(nth / 26) % 26, nth % 26].map((at) => String.fromCharCode(65 + at));
  return `TORA${letters.join("")}`;
}
