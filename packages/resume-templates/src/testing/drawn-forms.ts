import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A drawn form, what it stands for, and where it stands in points from the bottom left. */
export interface Drawn {
  text: string;
  face: string;
  page: number;
  x: number;
  y: number;
  /** It begins a word. */
  first: boolean;
}

interface DrawnGlyph {
  unicode: string;
  width: number;
}

type Matrix = [number, number, number, number, number, number];
const unit: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** The drawn forms of a file by its operators, which is as exact as it gets; spaces are left out. */
export async function drawnForms(bytes: Uint8Array): Promise<Drawn[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const file = await task.promise;
  const forms: Drawn[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const pen = new Pen(number, (id) => (page.commonObjs.get(id) as { name: string }).name);
    for (const [at, operator] of fnArray.entries()) pen.follow(operator, argsArray[at]);
    forms.push(...pen.forms);
  }
  await task.destroy();
  return forms;
}

/** Follows the operators of one page. */
class Pen {
  readonly #page: number;
  readonly #nameOf: (face: string) => string;
  #face = "";
  readonly forms: Drawn[] = [];
  #kept: Matrix[] = [];
  #place: Matrix = unit;
  #line: Matrix = unit;
  #text: Matrix = unit;
  #size = 1;
  #spacing = 0;
  #leading = 0;
  #rise = 0;
  #end = [Number.NaN, 0];

  constructor(page: number, nameOf: (face: string) => string) {
    this.#page = page;
    this.#nameOf = nameOf;
  }

  follow(operator: number, given: unknown) {
    const numbers = given as number[];
    if (operator === OPS.save) this.#kept.push(this.#place);
    else if (operator === OPS.restore) this.#place = this.#kept.pop() ?? unit;
    else if (operator === OPS.transform) this.#place = times(numbers as Matrix, this.#place);
    else if (operator === OPS.beginText) this.#text = this.#line = unit;
    else if (operator === OPS.setFont) this.#take(given as [string, number]);
    else if (operator === OPS.setCharSpacing) this.#spacing = numbers[0]!;
    else if (operator === OPS.setTextRise) this.#rise = numbers[0]!;
    else if (operator === OPS.setLeading) this.#leading = numbers[0]!;
    else if (operator === OPS.setTextMatrix) this.#text = this.#line = matrixOf(given);
    else if (operator === OPS.moveText) this.#move(numbers[0]!, numbers[1]!);
    else if (operator === OPS.nextLine) this.#move(0, -this.#leading);
    else if (operator === OPS.showText) this.#show((given as [(DrawnGlyph | number)[]])[0]);
  }

  #take([face, size]: [string, number]) {
    this.#size = size;
    // Six letters before the name say that only a part of the face is there.
    this.#face = this.#nameOf(face).split("+").at(-1)!;
  }

  #move(x: number, y: number) {
    this.#text = this.#line = times([1, 0, 0, 1, x, y], this.#line);
  }

  #show(glyphs: (DrawnGlyph | number | null)[]) {
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === "number") this.#advance((-glyph / 1000) * this.#size);
      else {
        const [x, y] = this.#at();
        const text = glyph.unicode.trim();
        // Letters of a pair may stand close or apart, but never by as much as a space.
        const close = Math.max(1, this.#size / 8);
        const first = !(Math.abs(x - this.#end[0]!) < close && Math.abs(y - this.#end[1]!) < 1);
        if (text) this.forms.push({ text, face: this.#face, page: this.#page, x, y, first });
        this.#advance((glyph.width / 1000) * this.#size + this.#spacing);
        this.#end = text ? this.#at() : [Number.NaN, 0];
      }
    }
  }

  #at(): [number, number] {
    const [, , , , x, y] = times([1, 0, 0, 1, 0, this.#rise], times(this.#text, this.#place));
    return [x, y];
  }

  #advance(by: number) {
    this.#text = times([1, 0, 0, 1, by, 0], this.#text);
  }
}

/** Some versions hand a matrix over as one list within another. */
const matrixOf = (given: unknown): Matrix => {
  const [first] = given as [unknown];
  return Array.from((typeof first === "number" ? given : first) as number[]) as Matrix;
};
