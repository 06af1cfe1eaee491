import { inflateSync } from "node:zlib";
import { type Dict, Ref, Tokens, type Value } from "./pdf-tokens";

type Place = { kind: "plain"; offset: number } | { kind: "packed"; holder: number; at: number };

interface Stream {
  dict: Dict;
  bytes: Uint8Array;
}

/** The objects of a file of our writer, as they are written down. */
export class PdfObjects {
  readonly #bytes: Uint8Array;
  readonly #text: string;
  readonly #places = new Map<number, Place>();
  readonly #holders = new Map<number, Value[]>();
  readonly catalog: Dict;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes).toString("latin1");
    const table = this.#streamAt(Number(/startxref\s+(\d+)/u.exec(this.#text)![1]));
    for (let row = 0; row * 7 < table.bytes.length; row++) {
      const view = new DataView(table.bytes.buffer, table.bytes.byteOffset + row * 7);
      const [kind, where, at] = [view.getUint8(0), view.getUint32(1), view.getUint16(5)];
      if (kind === 1) this.#places.set(row, { kind: "plain", offset: where });
      if (kind === 2) this.#places.set(row, { kind: "packed", holder: where, at });
    }
    this.catalog = this.dict(table.dict.get("/Root"))!;
  }

  /** What a value is, or what it refers to. */
  value(value: Value | undefined): Value | undefined {
    if (!(value instanceof Ref)) return value;
    const place = this.#places.get(value.number);
    if (place?.kind === "packed") return this.#packed(place.holder)[place.at];
    return place && this.#streamAt(place.offset).dict;
  }

  dict(value: Value | undefined): Dict | undefined {
    const found = this.value(value);
    return found instanceof Map ? found : undefined;
  }

  list(value: Value | undefined): Value[] {
    const found = this.value(value);
    return Array.isArray(found) ? found : found === undefined ? [] : [value!];
  }

  /** The unpacked bytes of a stream. */
  bytesOf(value: Value | undefined): Uint8Array | undefined {
    const place = value instanceof Ref ? this.#places.get(value.number) : undefined;
    return place?.kind === "plain" ? this.#streamAt(place.offset).bytes : undefined;
  }

  textOf(value: Value | undefined) {
    return Buffer.from(this.bytesOf(value) ?? []).toString("latin1");
  }

  /** The pages in their order, with the references that name them. */
  get pages() {
    const kids = this.list(this.dict(this.catalog.get("/Pages"))!.get("/Kids"));
    return kids.map((kid) => ({ number: (kid as Ref).number, page: this.dict(kid)! }));
  }

  #packed(holder: number): Value[] {
    const known = this.#holders.get(holder);
    if (known) return known;
    const text = this.textOf(new Ref(holder));
    const tokens = new Tokens(text);
    const { dict } = this.#streamAt((this.#places.get(holder) as { offset: number }).offset);
    const first = dict.get("/First") as number;
    const values = Array.from({ length: dict.get("/N") as number }, () => {
      tokens.next();
      return new Tokens(text, first + (tokens.next() as number)).next()!;
    });
    this.#holders.set(holder, values);
    return values;
  }

  #streamAt(offset: number): Stream {
    const start = this.#text.indexOf("obj", offset) + 3;
    const tokens = new Tokens(this.#text, start);
    const dict = tokens.next() as Dict;
    const from = this.#text.indexOf("stream\n", tokens.at) + 7;
    const bytes = this.#bytes.subarray(from, from + (dict.get("/Length") as number));
    const packed = dict.get("/Filter") === "/FlateDecode";
    return { dict, bytes: packed ? new Uint8Array(inflateSync(bytes)) : bytes };
  }
}
