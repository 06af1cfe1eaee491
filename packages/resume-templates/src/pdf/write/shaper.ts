/** One drawn form, with where it stands in units of the face. */
export interface Glyph {
  id: number;
  /** The place of its first letter in the text. */
  cluster: number;
  advance: number;
  dx: number;
  dy: number;
}

type Call = (...numbers: number[]) => number;
type Exports = Record<string, Call> & { memory: WebAssembly.Memory };

export interface ShapedFace {
  upem: number;
  covers: (codePoint: number) => boolean;
  shape: (text: string, rtl: boolean, language: string) => Glyph[];
  release: () => void;
}

const [readOnly, ltr, rtlDirection] = [1, 4, 5];
/** What `font-variant-ligatures: none` turns off on the screen. */
const features = ["liga=0", "clig=0", "calt=0"];

const nothing = () => 0;

/** HarfBuzz, spoken to directly: its own script would be half as heavy again as what is needed of it. */
export class Shaper {
  readonly #hb: Exports;
  readonly #features: number;
  readonly #languages = new Map<string, number>();

  constructor(module: WebAssembly.Module) {
    const grow = (size: number) => {
      const more = size - this.#hb.memory.buffer.byteLength;
      return this.#hb.memory.grow(Math.ceil(more / 65_536)) < 0 ? 0 : 1;
    };
    const { exports } = new WebAssembly.Instance(module, {
      env: {
        _emscripten_runtime_keepalive_clear: nothing,
        _abort_js: nothing,
        _setitimer_js: nothing,
        emscripten_resize_heap: grow,
      },
      wasi_snapshot_preview1: { proc_exit: nothing },
    });
    this.#hb = exports as unknown as Exports;
    this.#hb.__wasm_call_ctors!();
    this.#features = this.#hb.malloc!(features.length * 16);
    for (const [at, feature] of features.entries())
      this.#with(feature, (pointer, length) =>
        this.#hb.hb_feature_from_string!(pointer, length, this.#features + at * 16),
      );
  }

  addFace(bytes: Uint8Array): ShapedFace {
    const hb = this.#hb;
    const data = hb.malloc!(bytes.length);
    new Uint8Array(hb.memory.buffer).set(bytes, data);
    const blob = hb.hb_blob_create!(data, bytes.length, readOnly, 0, 0);
    const face = hb.hb_face_create!(blob, 0);
    const font = hb.hb_font_create!(face);
    const found = hb.malloc!(4);
    return {
      upem: hb.hb_face_get_upem!(face),
      covers: (codePoint) => hb.hb_font_get_nominal_glyph!(font, codePoint, found) !== 0,
      shape: (text, rtl, language) => this.#shape(font, text, rtl, language),
      release: () => {
        hb.hb_font_destroy!(font);
        hb.hb_face_destroy!(face);
        hb.hb_blob_destroy!(blob);
        hb.free!(data);
        hb.free!(found);
      },
    };
  }

  #shape(font: number, text: string, rtl: boolean, language: string): Glyph[] {
    const hb = this.#hb;
    const buffer = hb.hb_buffer_create!();
    const units = hb.malloc!(text.length * 2);
    new Uint16Array(hb.memory.buffer, units, text.length).set(
      Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
    );
    hb.hb_buffer_add_utf16!(buffer, units, text.length, 0, text.length);
    hb.hb_buffer_guess_segment_properties!(buffer);
    hb.hb_buffer_set_direction!(buffer, rtl ? rtlDirection : ltr);
    hb.hb_buffer_set_language!(buffer, this.#language(language));
    hb.hb_shape!(font, buffer, this.#features, features.length);
    const count = hb.hb_buffer_get_length!(buffer);
    const memory = hb.memory.buffer;
    const infos = new Uint32Array(memory, hb.hb_buffer_get_glyph_infos!(buffer, 0), count * 5);
    const places = new Int32Array(memory, hb.hb_buffer_get_glyph_positions!(buffer, 0), count * 5);
    const glyphs = Array.from({ length: count }, (_, at): Glyph => {
      const from = at * 5;
      return {
        id: infos[from]!,
        cluster: infos[from + 2]!,
        advance: places[from]!,
        dx: places[from + 2]!,
        dy: places[from + 3]!,
      };
    });
    hb.free!(units);
    hb.hb_buffer_destroy!(buffer);
    return glyphs;
  }

  #language(tag: string) {
    const known = this.#languages.get(tag);
    if (known !== undefined) return known;
    const pointer = this.#with(tag, (text, length) =>
      this.#hb.hb_language_from_string!(text, length),
    );
    this.#languages.set(tag, pointer);
    return pointer;
  }

  #with(text: string, take: (pointer: number, length: number) => number) {
    const bytes = new TextEncoder().encode(text);
    const pointer = this.#hb.malloc!(bytes.length + 1);
    new Uint8Array(this.#hb.memory.buffer).set([...bytes, 0], pointer);
    const result = take(pointer, bytes.length);
    this.#hb.free!(pointer);
    return result;
  }
}

/** HarfBuzz' other half: a face with only the drawn forms that a text needs, each under its old number. */
export class Subsetter {
  readonly #hb: Exports;

  constructor(module: WebAssembly.Module) {
    this.#hb = new WebAssembly.Instance(module).exports as unknown as Exports;
    this.#hb._initialize!();
  }

  subset(bytes: Uint8Array, glyphs: Iterable<number>): Uint8Array<ArrayBuffer> {
    const hb = this.#hb;
    const data = hb.malloc!(bytes.length);
    new Uint8Array(hb.memory.buffer).set(bytes, data);
    const blob = hb.hb_blob_create!(data, bytes.length, readOnly, 0, 0);
    const face = hb.hb_face_create!(blob, 0);
    const input = hb.hb_subset_input_create_or_fail!();
    const wanted = hb.hb_subset_input_glyph_set!(input);
    for (const glyph of glyphs) hb.hb_set_add!(wanted, glyph);
    const dropped = hb.hb_subset_input_set!(input, 3);
    for (const table of droppedTables) hb.hb_set_add!(dropped, tag(table));
    hb.hb_subset_input_set_flags!(input, noHints | keepNumbers | noClosure);
    const made = hb.hb_subset_or_fail!(face, input);
    const result = made && hb.hb_face_reference_blob!(made);
    const length = result && hb.hb_blob_get_length!(result);
    const subset = new Uint8Array(
      hb.memory.buffer,
      result && hb.hb_blob_get_data!(result, 0),
      length,
    );
    const copy = new Uint8Array(subset);
    for (const [destroy, pointer] of [
      ["hb_subset_input_destroy", input],
      ["hb_blob_destroy", result],
      ["hb_face_destroy", made],
      ["hb_face_destroy", face],
      ["hb_blob_destroy", blob],
      ["free", data],
    ] as const)
      if (pointer) hb[destroy]!(pointer);
    if (!copy.length) throw new Error("A face could not be made smaller.");
    return copy;
  }
}

const [noHints, keepNumbers, noClosure] = [0x1, 0x2, 0x200];
/** A file without these still draws; the rest is for shaping, which is done. */
const droppedTables = [
  "GSUB",
  "GPOS",
  "GDEF",
  "cmap",
  "name",
  "OS/2",
  "post",
  "STAT",
  "DSIG",
  "gasp",
  "prep",
  "fpgm",
  "cvt ",
  "vhea",
  "vmtx",
];

const tag = (name: string) =>
  Array.from(name).reduce((number, letter) => (number << 8) | letter.charCodeAt(0), 0) >>> 0;
