import type { Glyph } from "./shaper";

/** What each drawn form stands for, so that read one after the other they give the text again. */
export function textsOf(text: string, glyphs: readonly Glyph[], rtl: boolean): string[] {
  const texts: string[] = Array.from({ length: glyphs.length }, () => "");
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  for (const [nth, start] of starts.entries()) {
    const letters = Array.from(text.slice(start, starts[nth + 1]));
    const own = glyphs.flatMap(({ cluster }, at) => (cluster === start ? [at] : []));
    // What runs from right to left is read from its last form to its first.
    if (rtl) own.reverse();
    for (const [order, at] of own.entries())
      texts[at] = (
        order === own.length - 1 ? letters.slice(order) : letters.slice(order, order + 1)
      ).join("");
  }
  const [first = "", second] = texts;
  const from = rtl || second === undefined ? -1 : first.search(/\p{Mn}/u);
  // A word that begins with letter and mark in one would be taken for the end of the word before.
  if (from > 0) texts.splice(0, 2, first.slice(0, from), first.slice(from) + second);
  // A form with no room of its own is drawn back under another; after a leap some readers hear a space, but for marks.
  if (!rtl)
    for (const [at, { advance }] of [...glyphs.entries()].toReversed())
      if (at && !advance && texts[at] && !/\p{Mn}/u.test(texts[at])) {
        texts[at - 1] += texts[at];
        texts[at] = "";
      }
  // A mark that is drawn first would be taken for one of the word before.
  if (rtl)
    while (mark.test(texts[texts.findIndex(Boolean)] ?? "")) texts[texts.findIndex(Boolean)] = "";
  return texts;
}

const mark = /^\p{Mn}+$/u;
