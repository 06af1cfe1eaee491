/** A reference to another object of the file. */
export type Ref = `${number} 0 R`;

const encoder = new TextEncoder();

/** Numbers as short as they can be said. */
export const short = (value: number, digits = 3) => String(Number(value.toFixed(digits)));

/** A text of any script. */
export const textString = (text: string) => `<FEFF${hexOf(text)}>`;

/** A text of plain letters, such as an address. */
export const plainString = (text: string) => `(${text.replaceAll(/[\\()]/gu, String.raw`\$&`)})`;

/** The UTF-16 units of a text, four digits each. */
export const hexOf = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join("");

export const hex = (code: number) => code.toString(16).padStart(4, "0").toUpperCase();

export async function deflate(bytes: Uint8Array<ArrayBuffer>) {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Collects the objects of a PDF and writes them down, packed. */
export class PdfFile {
  #count = 0;
  readonly #objects = new Map<number, string>();
  readonly #streams = new Map<number, { dictionary: string; bytes: Uint8Array<ArrayBuffer> }>();

  /** A place for an object that others name before it is written. */
  reserve(): Ref {
    this.#count++;
    return `${this.#count} 0 R`;
  }

  add(object: string, ref = this.reserve()): Ref {
    this.#objects.set(numberOf(ref), object);
    return ref;
  }

  async addStream(dictionary: string, content: string | Uint8Array<ArrayBuffer>): Promise<Ref> {
    const ref = this.reserve();
    const bytes = typeof content === "string" ? encoder.encode(content) : content;
    const packed = await deflate(bytes);
    this.#put(ref, `${dictionary} /Filter /FlateDecode`, packed);
    return ref;
  }

  /** Bytes that are packed in their own way. */
  addPacked(dictionary: string, bytes: Uint8Array<ArrayBuffer>): Ref {
    const ref = this.reserve();
    this.#put(ref, dictionary, bytes);
    return ref;
  }

  #put(ref: Ref, dictionary: string, bytes: Uint8Array<ArrayBuffer>) {
    this.#streams.set(numberOf(ref), {
      dictionary: `<< ${dictionary} /Length ${bytes.length} >>`,
      bytes,
    });
  }

  /** The whole file: plain objects lie together in packed streams, found by a packed table. */
  async write(catalog: Ref, info: Ref): Promise<Uint8Array<ArrayBuffer>> {
    const places = new Map<number, [number, number, number]>();
    const holders = await this.#pack(places);
    const parts = [encoder.encode("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n")];
    let length = parts[0]!.length;
    const append = (text: string, bytes?: Uint8Array<ArrayBuffer>) => {
      for (const part of [encoder.encode(text), ...(bytes ? [bytes] : [])]) {
        parts.push(part);
        length += part.length;
      }
    };
    for (const [number, { dictionary, bytes }] of [...this.#streams, ...holders]) {
      places.set(number, [1, length, 0]);
      append(`${number} 0 obj\n${dictionary}\nstream\n`, bytes);
      append("\nendstream\nendobj\n");
    }
    const table = this.#count + 1;
    places.set(table, [1, length, 0]);
    const rows = tableOf(places, table + 1);
    const packed = await deflate(rows);
    const dictionary = `<< /Type /XRef /Size ${table + 1} /W [1 4 2] /Root ${catalog} /Info ${info} /Filter /FlateDecode /Length ${packed.length} >>`;
    const start = length;
    append(`${table} 0 obj\n${dictionary}\nstream\n`, packed);
    append(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
    return joined(parts, length);
  }

  async #pack(places: Map<number, [number, number, number]>) {
    const all = [...this.#objects];
    const holders = new Map<number, { dictionary: string; bytes: Uint8Array<ArrayBuffer> }>();
    for (let from = 0; from < all.length; from += perHolder) {
      const group = all.slice(from, from + perHolder);
      const holder = numberOf(this.reserve());
      let offset = 0;
      const index = group.map(([number, object], at) => {
        places.set(number, [2, holder, at]);
        const entry = `${number} ${offset}`;
        offset += object.length + 1;
        return entry;
      });
      const head = `${index.join(" ")}\n`;
      const text = head + group.map(([, object]) => object).join("\n");
      const bytes = await deflate(encoder.encode(text));
      const dictionary = `<< /Type /ObjStm /N ${group.length} /First ${head.length} /Filter /FlateDecode /Length ${bytes.length} >>`;
      holders.set(holder, { dictionary, bytes });
    }
    return holders;
  }
}

const perHolder = 200;
const numberOf = (ref: Ref) => Number.parseInt(ref, 10);

function tableOf(places: Map<number, [number, number, number]>, size: number) {
  const rows = new Uint8Array(size * 7);
  const view = new DataView(rows.buffer);
  view.setUint16(5, 65_535);
  for (const [number, [kind, where, which]] of places) {
    view.setUint8(number * 7, kind);
    view.setUint32(number * 7 + 1, where);
    view.setUint16(number * 7 + 5, which);
  }
  return rows;
}

function joined(parts: Uint8Array[], length: number) {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
