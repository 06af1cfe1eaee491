import type { Piece, TextItem } from "../display-list";
import { hex, hexOf, short } from "./file";
import { carrySpaces, type Form, type Group } from "./carried-spaces";
import { textsOf } from "./glyph-text";
import type { UsedFace } from "./typeface";

const pointsPerPx = 0.75;
/** Scripts whose forms stand in another order than their letters. */
const indic =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;
/** With the two marks that belong to no script and still run to the left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}؛؟]/u;
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A part of a line with its drawn forms, ready to be written down. */
export interface SetText {
  item: TextItem;
  words: { piece: Piece; groups: Group[] }[];
  leaps: boolean;
}

/** Sets the texts of a page; what stands on one line is looked at together. */
export function setTexts(
  items: readonly TextItem[],
  facesOf: (item: TextItem) => readonly UsedFace[],
): SetText[] {
  const set = items.map((item): SetText => {
    const faces = facesOf(item);
    const words = item.pieces.map((piece) => ({ piece, groups: groupsOf(piece, item, faces) }));
    return { item, words, leaps: item.rtl === true || item.pieces.some(({ rtl }) => rtl === true) };
  });
  for (const line of linesOf(set)) {
    if (!line.some(({ leaps }, at) => leaps || standsBefore(line[at + 1], line[at]))) continue;
    for (const text of line) text.leaps = true;
    carrySpaces(line.flatMap(({ words }) => words.flatMap(({ groups }) => groups)));
  }
  return set;
}

/** What is read later may stand further left, as a year in the margin does. */
const standsBefore = (later: SetText | undefined, text: SetText | undefined) =>
  Boolean(later && text && later.item.pieces[0]!.x < text.item.pieces[0]!.x);

function linesOf(set: SetText[]) {
  const lines: SetText[][] = [];
  for (const text of set) {
    const last = lines.at(-1)?.at(-1)?.item;
    const apart = last ? Math.abs(last.baseline - text.item.baseline) : Infinity;
    if (apart < text.item.size / 2) lines.at(-1)!.push(text);
    else lines.push([text]);
  }
  return lines;
}

/** The operators that draw a part of a line, each form where the browser put it. */
export function drawText(
  { item, words, leaps }: SetText,
  height: number,
  faces: readonly UsedFace[],
) {
  const line = new Line(item, height);
  for (const { piece, groups } of words) {
    const actual = indic.test(piece.text);
    if (actual) line.open(`/Span << /ActualText <FEFF${hexOf(piece.text)}> >> BDC`);
    for (const { forms } of groups) for (const form of forms) line.show(form);
    if (actual) line.close();
    if (piece.space && !leaps) drawSpace(line, faces, groups.at(-1)?.forms.at(-1)?.end ?? 0, item);
  }
  return line.end();
}

/** The drawn forms of a piece, placed from left to right and in the order in which they are read. */
function groupsOf(
  { text, x: left, rtl = false, space = false }: Piece,
  item: TextItem,
  faces: readonly UsedFace[],
) {
  const spans = spansOf(text, faces);
  const groups: Group[] = [];
  let x = left * pointsPerPx;
  for (const { face, part } of rtl ? spans.toReversed() : spans) {
    const forms = formsOf(part, { face, x, rtl, item });
    x = forms.at(-1)?.end ?? x;
    groups.push({ forms, reversed: rtl && rightToLeft.test(part), space: false });
  }
  if (rtl) groups.reverse();
  const inOrder = groups.flatMap((group) => (rtl && !group.reversed ? singly(group) : [group]));
  const last = inOrder.at(-1);
  if (last) last.space = space;
  return inOrder;
}

/** Marks between words are no script of their own, so no reader would turn them round. */
const singly = ({ forms }: Group): Group[] =>
  forms.toReversed().map((form) => ({ forms: [form], reversed: false, space: false }));

interface Placed {
  face: UsedFace;
  x: number;
  rtl: boolean;
  item: TextItem;
}

function formsOf(part: string, { face, x: left, rtl, item }: Placed): Form[] {
  const glyphs = face.face.shape(part, rtl, item.language);
  const texts = textsOf(part, glyphs, rtl);
  const scale = (item.size * pointsPerPx) / face.face.upem;
  let x = left;
  return glyphs.map(({ id, advance, dx, dy, cluster }, at) => {
    const from = { x: x + dx * scale, y: dy * scale };
    x += advance * scale;
    if (glyphs[at + 1]?.cluster !== cluster) x += item.spacing * pointsPerPx;
    return { face, glyph: id, text: texts[at]!, ...from, end: x };
  });
}

/** A real space after each word; without it, readers would have to guess from the gap. */
function drawSpace(line: Line, faces: readonly UsedFace[], x: number, item: TextItem) {
  const face = faces.find(({ face: typeface }) => typeface.covers(0x20)) ?? faces[0]!;
  const [glyph] = face.face.shape(" ", false, item.language);
  if (glyph) line.show({ face, glyph: glyph.id, text: " ", x, y: 0 });
}

/** A text in parts of one face each, as the browser chose them. */
function spansOf(text: string, faces: readonly UsedFace[]) {
  const first = faces[0]!;
  if (coversAll(first, text)) return [{ face: first, part: text }];
  const spans: { face: UsedFace; part: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const face = faces.find((each) => coversAll(each, segment)) ?? first;
    const last = spans.at(-1);
    if (last?.face === face) last.part += segment;
    else spans.push({ face, part: segment });
  }
  return spans;
}

const coversAll = ({ face }: UsedFace, text: string) =>
  Array.from(text).every((letter) => face.covers(letter.codePointAt(0)!) || ignorable.test(letter));

type Shown = Omit<Form, "end">;

/** One line of operators: forms go into arrays as long as only the distance changes. */
class Line {
  readonly #out: string[];
  readonly #baseline: number;
  readonly #size: number;
  readonly #spacing: number;
  #face: UsedFace | undefined;
  #array = "";
  #codes = "";
  #pen = Number.NaN;
  #rise = 0;

  constructor(item: TextItem, height: number) {
    this.#size = item.size * pointsPerPx;
    this.#spacing = item.spacing * pointsPerPx;
    this.#baseline = (height - item.baseline) * pointsPerPx;
    this.#out = ["BT", `${item.colour.map((part) => short(part)).join(" ")} rg`];
    this.#out.push(`${short(this.#spacing)} Tc`);
  }

  show({ face, glyph, text, x, y }: Shown) {
    if (face !== this.#face || Math.abs(y - this.#rise) > 0.005) this.#turn(face, y);
    const gap = x - this.#pen;
    // After a leap, a position is said anew: an array is for what lies within a word or two.
    if (!(Math.abs(gap) < 2 * this.#size)) this.#leap(x);
    else if (Math.abs(gap) > 0.004) {
      const shift = Number(((-gap * 1000) / this.#size).toFixed(1));
      if (this.#codes) this.#array += `<${this.#codes}>`;
      this.#codes = "";
      this.#array += shift;
      this.#pen -= (shift * this.#size) / 1000;
    }
    this.#codes += hex(face.codeFor(glyph, text));
    this.#pen += (face.widthOf(glyph) * this.#size) / 1000 + this.#spacing;
    // Some readers do not move on after what stands for nothing, so the next place is said anew.
    if (!text) this.#pen = Number.NaN;
  }

  open(operator: string) {
    this.#flush();
    this.#out.push(operator);
  }

  close() {
    this.#flush();
    this.#out.push("EMC");
  }

  end() {
    this.#flush();
    if (this.#rise) this.#out.push("0 Ts");
    return [...this.#out, "ET"].join("\n");
  }

  #turn(face: UsedFace, rise: number) {
    this.#flush();
    if (face !== this.#face) this.#out.push(`/${face.name} ${short(this.#size)} Tf`);
    if (Math.abs(rise - this.#rise) > 0.005) this.#out.push(`${short(rise)} Ts`);
    this.#face = face;
    this.#rise = rise;
  }

  #leap(x: number) {
    this.#flush();
    this.#pen = Number(short(x));
    this.#out.push(`1 0 0 1 ${short(x)} ${short(this.#baseline)} Tm`);
  }

  #flush() {
    if (this.#codes) this.#array += `<${this.#codes}>`;
    if (this.#array) this.#out.push(`[${this.#array}] TJ`);
    this.#codes = "";
    this.#array = "";
  }
}
