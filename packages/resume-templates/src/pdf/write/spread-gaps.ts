import type { Piece } from "../display-list";
import type { Group } from "./forms";

interface Word {
  piece: Piece;
  groups: Group[];
}

const pointsPerPx = 0.75;
/** In parts of the size: less is the distance of one pair of letters, more is no rounding, and the page itself parts the two. */
const [least, most] = [0.05, 0.5];

/**
 * Where a long word was cut to ask the browser for its place again, what a browser has set wider by then would be a gap,
 * and a gap is a space to readers. Each letter before it takes its share. `size` is that of the letters, in px.
 */
export function spreadGaps(words: readonly Word[], size: number) {
  for (const [at, { piece, groups }] of words.entries()) {
    const next = words[at + 1]?.piece;
    if (!next || piece.space || piece.rtl || next.rtl) continue;
    const forms = groups.flatMap((group) => group.forms);
    const gap = next.x * pointsPerPx - (forms.at(-1)?.end ?? Infinity);
    const part = gap / (size * pointsPerPx);
    if (!(part > least && part < most)) continue;
    const share = gap / forms.length;
    for (const [nth, form] of forms.entries()) {
      form.x += share * nth;
      form.end += share * (nth + 1);
    }
  }
}
