import type { Piece, TextItem } from "../display-list";
import type { Form, Group } from "./forms";

interface Word {
  piece: Piece;
  groups: Group[];
}

const pointsPerPx = 0.75;
/** In parts of the size: less is the distance of one pair of letters. */
const least = 0.05;
/** In parts of their own width: what is off by more was not drawn from this face. */
const most = 0.5;

/**
 * Browsers that round the room of each letter end a word elsewhere than its face says. Readers would take what is left
 * before the next letters for a space, or find no room for the one that is there, so the word is drawn as wide as it was
 * shown. `next` is a text that goes on where this one ends.
 */
export function keepEnds(
  words: readonly Word[],
  { size, language }: TextItem,
  next: TextItem | undefined,
) {
  const unit = size * pointsPerPx;
  for (const [at, { piece, groups }] of words.entries()) {
    const last = groups.at(-1)?.forms ?? [];
    if (piece.rtl || piece.end === undefined || !last.length) continue;
    const begin = piece.x * pointsPerPx;
    const end = last.at(-1)!.end;
    let off = piece.end * pointsPerPx - end;
    if (Math.abs(off) <= least * unit) continue;
    const follows = piece.space ? " " : (words[at + 1]?.piece ?? next?.pieces[0])?.text;
    if (follows) off = beyond(kernedBefore(follows, last, language) * unit, off);
    const stretch = 1 + off / (end - begin);
    if (Math.abs(off) <= least * unit || Math.abs(stretch - 1) > most) continue;
    for (const form of groups.flatMap(({ forms }) => forms)) {
      form.x = begin + (form.x - begin) * stretch;
      form.end = begin + (form.end - begin) * stretch;
    }
    for (const group of groups) group.stretch = stretch;
  }
}

/** What of a distance kerning does not tell; a page may also have left it out. */
const beyond = (kerned: number, off: number) =>
  off - Math.min(Math.max(off, Math.min(kerned, 0)), Math.max(kerned, 0));

/** By how much a face sets what follows closer to these letters, or further, in parts of the size. */
function kernedBefore(follows: string, forms: readonly Form[], language: string) {
  const { face } = forms[0]!.face;
  const letters = forms.map(({ text }) => text).join("");
  const width = (text: string) =>
    face
      .shape(text, false, language)
      .filter(({ cluster }) => cluster < letters.length)
      .reduce((sum, { advance }) => sum + advance, 0);
  return (width(letters + follows) - width(letters)) / face.upem;
}
