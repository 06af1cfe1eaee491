/** A reference to another object. */
export class Ref {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/** Letters that are said, as a title or an address; each is one byte. */
export class Said {
  readonly letters: string;

  constructor(letters: string) {
    this.letters = letters;
  }

  /** The text, in two bytes a letter where the first two say so. */
  get text() {
    if (!this.letters.startsWith("\u{FE}\u{FF}")) return this.letters;
    const units = this.letters.slice(2).match(/[^]{2}/gu) ?? [];
    return units.map((unit) => String.fromCharCode(unitOf(unit))).join("");
  }
}

export const unitOf = (two: string) => two.charCodeAt(0) * 256 + two.charCodeAt(1);

export type Dict = Map<string, Value>;
/** A name begins with a slash; a word that does not is an operator. */
export type Value = number | string | Said | Ref | Value[] | Dict;

/** The name that a value is; nothing for another. */
export const nameOf = (value: Value | undefined) => (typeof value === "string" ? value : "");

const token =
  /\s*(?:(?<ref>\d+ 0 R\b)|(?<number>[-+]?(?:\d+\.?\d*|\.\d+))|(?<name>\/[^\s/<>[\]()]*)|(?<open><<|\[)|(?<close>>>|\])|<(?<hex>[\dA-Fa-f\s]*)>|\((?<text>(?:\\[^]|[^\\()])*)\)|(?<word>[A-Za-z'"*]+\d?\*?))/uy;

/** Reads what our writer writes, which is less than a PDF may hold. */
export class Tokens {
  readonly #text: string;
  #at: number;

  constructor(text: string, at = 0) {
    this.#text = text;
    this.#at = at;
  }

  /** Where the reading has come to. */
  get at() {
    return this.#at;
  }

  /** The next value or operator; nothing at the end. */
  next(): Value | undefined {
    const found = this.#token();
    if (!found) return undefined;
    const { ref, number, name, open, hex, text, word } = found;
    if (ref) return new Ref(Number.parseInt(ref, 10));
    if (number) return Number(number);
    if (name || word) return name ?? word;
    if (hex !== undefined) return new Said(lettersOf(hex));
    if (text !== undefined) return new Said(text.replaceAll(/\\([^])/gu, "$1"));
    if (open) return open === "[" ? this.#rest() : dictOf(this.#rest());
    return undefined;
  }

  #rest(): Value[] {
    const values: Value[] = [];
    for (let value = this.next(); value !== undefined; value = this.next()) values.push(value);
    return values;
  }

  #token() {
    token.lastIndex = this.#at;
    const found = token.exec(this.#text);
    if (!found) return undefined;
    this.#at = token.lastIndex;
    return found.groups;
  }
}

const lettersOf = (hex: string) =>
  (hex.match(/[^]{2}/gu) ?? [])
    .map((two) => String.fromCharCode(Number.parseInt(two, 16)))
    .join("");

function dictOf(values: Value[]): Dict {
  const dict: Dict = new Map();
  for (let at = 0; at < values.length; at += 2) dict.set(values[at] as string, values[at + 1]!);
  return dict;
}
