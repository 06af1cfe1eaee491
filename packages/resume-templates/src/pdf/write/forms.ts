import type { Piece, TextItem } from "../display-list";
import { textsOf } from "./glyph-text";
import type { UsedFace } from "./typeface";

const pointsPerPx = 0.75;
/** With the two marks that belong to no script and still run to the left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}؛؟]/u;
const cursive = /\p{Script=Arabic}/u;
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A drawn form, what it stands for, and where it begins and ends in points. */
export interface Form {
  face: UsedFace;
  glyph: number;
  text: string;
  x: number;
  y: number;
  end: number;
}

/** Forms that are drawn one after the other; they come in the order in which they are read. */
export interface Group {
  forms: Form[];
  /** Drawn from left to right, read from right to left. */
  reversed: boolean;
  /** A space follows. */
  space: boolean;
  /** How much wider than the face has them its forms are drawn. */
  stretch?: number;
}

/** The drawn forms of a piece, placed from left to right and in the order in which they are read. */
export function groupsOf(
  { text, x: left, rtl = false, space = false }: Piece,
  item: TextItem,
  faces: readonly UsedFace[],
) {
  const spans = spansOf(text, faces);
  // Letters that are written joined are not spaced, as the browsers have it.
  const spacing = cursive.test(text) ? 0 : item.spacing * pointsPerPx;
  const groups: Group[] = [];
  let x = left * pointsPerPx;
  for (const { face, part } of rtl ? spans.toReversed() : spans) {
    const forms = formsOf(part, { face, x, rtl, item, spacing });
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
  spacing: number;
}

function formsOf(part: string, { face, x: left, rtl, item, spacing }: Placed): Form[] {
  const glyphs = face.face.shape(part, rtl, item.language);
  const texts = textsOf(part, glyphs, rtl);
  const scale = (item.size * pointsPerPx) / face.face.upem;
  let x = left;
  return glyphs.map(({ id, advance, dx, dy, cluster }, at) => {
    const from = { x: x + dx * scale, y: dy * scale };
    x += advance * scale;
    if (glyphs[at + 1]?.cluster !== cluster) x += spacing;
    return { face, glyph: id, text: texts[at]!, ...from, end: x };
  });
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
