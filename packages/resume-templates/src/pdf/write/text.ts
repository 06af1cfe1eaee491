import type { Piece, TextItem } from "../display-list";
import { carrySpaces } from "./carried-spaces";
import { hexOf } from "./file";
import { type Group, groupsOf } from "./forms";
import { keepEnds } from "./keep-ends";
import { Line } from "./line";
import type { UsedFace } from "./typeface";

/** Scripts whose forms stand in another order than their letters. */
const indic =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;

/** A part of a line with its drawn forms, ready to be written down. */
export interface SetText {
  item: TextItem;
  faces: readonly UsedFace[];
  words: { piece: Piece; groups: Group[] }[];
  leaps: boolean;
}

/** Sets the texts of a page; what stands on one line is looked at together. */
export function setTexts(
  items: readonly TextItem[],
  facesOf: (item: TextItem) => readonly UsedFace[],
): SetText[] {
  const set = items.map((item, at): SetText => {
    const faces = facesOf(item);
    const words = item.pieces.map((piece) => ({ piece, groups: groupsOf(piece, item, faces) }));
    const next = items[at + 1];
    keepEnds(words, item, next?.continues ? next : undefined);
    return {
      item,
      faces,
      words,
      leaps: item.rtl === true || item.pieces.some(({ rtl }) => rtl === true),
    };
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

/** The operators that draw a part of a line and what continues it, each form where the browser put it. */
export function drawTexts(texts: readonly SetText[], height: number) {
  const line = new Line(height);
  for (const text of texts) drawText(line, text);
  return line.end();
}

function drawText(line: Line, { item, faces, words, leaps }: SetText) {
  line.take(item);
  for (const { piece, groups } of words) {
    const actual = indic.test(piece.text);
    const spaced = piece.space === true && !leaps;
    if (actual)
      line.open(`/Span << /ActualText <FEFF${hexOf(piece.text)}${spaced ? "0020" : ""}> >> BDC`);
    for (const group of groups) drawGroup(line, group);
    line.stretch(1);
    if (spaced) drawSpace(line, faces, groups.at(-1)?.forms.at(-1)?.end ?? 0, item);
    if (actual) line.close();
  }
}

/** Forms that stand for nothing are drawn after those of a word, or they would part its letters. */
function drawGroup(line: Line, { forms, reversed, stretch = 1 }: Group) {
  line.stretch(stretch);
  const later = reversed ? forms.filter(({ text }) => !text) : [];
  for (const form of forms) if (!later.includes(form)) line.show(form);
  if (!later.length) return;
  line.open("/Span << /ActualText <FEFF> >> BDC");
  for (const form of later) line.show(form);
  line.close();
  line.forget();
}

/** A real space after each word; without it, readers would have to guess from the gap. */
function drawSpace(line: Line, faces: readonly UsedFace[], x: number, item: TextItem) {
  const face = faces.find(({ face: typeface }) => typeface.covers(0x20)) ?? faces[0]!;
  const [glyph] = face.face.shape(" ", false, item.language);
  if (glyph) line.show({ face, glyph: glyph.id, text: " ", x, y: 0 });
}
