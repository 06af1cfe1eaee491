import { expect, test } from "vitest";
import type { Piece, TextItem } from "../display-list";
import type { Group } from "./forms";
import { keepEnds } from "./keep-ends";
import type { Glyph } from "./shaper";
import type { UsedFace } from "./typeface";

// A face whose letters are half as wide as their size, and stand closer before a comma.
const face = {
  face: {
    upem: 1000,
    shape: (text: string): Glyph[] =>
      Array.from(text, (letter, cluster) => {
        const advance = text[cluster + 1] === "," ? 400 : 500;
        return { id: letter.codePointAt(0)!, cluster, advance, dx: 0, dy: 0 };
      }),
  },
} as unknown as UsedFace;

const item = { size: 16, language: "en" } as TextItem;

/** Words at 16 px, each letter 6 points wide as its face says, and where they end once the browser has been heard. */
function keptBefore(next: TextItem | undefined, ...pieces: Piece[]) {
  const words = pieces.map((piece) => {
    const forms = Array.from(piece.text, (text, nth) => {
      const x = piece.x * 0.75 + nth * 6;
      return { face, glyph: 1, text, x, y: 0, end: x + 6 };
    });
    const group: Group = { forms, reversed: false, space: false };
    return { piece, groups: [group] };
  });
  keepEnds(words, item, next);
  return words.map(({ groups: [group] }) => ({
    end: group!.forms.at(-1)!.end,
    stretch: group!.stretch,
  }));
}

const kept = (...pieces: Piece[]) => keptBefore(undefined, ...pieces);

test("a word that ends elsewhere than its face says is drawn as wide as it was shown", () => {
  const [wide, close] = kept(
    { text: "first", x: 0, end: 44, space: true },
    { text: "first", x: 60, end: 96, space: true },
  );
  expect(wide).toEqual({ end: 33, stretch: 1.1 });
  expect(close).toEqual({ end: 72, stretch: 0.9 });
});

test("a single letter is stretched too, for it has no others to share with", () => {
  expect(kept({ text: "(", x: 0, end: 10 })).toEqual([{ end: 7.5, stretch: 1.25 }]);
});

test("what one pair of letters may be off by is left", () => {
  expect(kept({ text: "first", x: 0, end: 40.7, space: true })).toEqual([
    { end: 30, stretch: undefined },
  ]);
});

test("what the face kerns before what follows is no difference, whether the page kerns it or not", () => {
  const comma: Piece = { text: ",", x: 39, end: 47, space: true };
  const left = { end: 30, stretch: undefined };
  expect(kept({ text: "first", x: 0, end: 38.4 }, comma)[0]).toEqual(left);
  expect(kept({ text: "first", x: 0, end: 40 }, comma)[0]).toEqual(left);
  const next = { ...item, continues: true, pieces: [comma] } as TextItem;
  expect(keptBefore(next, { text: "first", x: 0, end: 38.4 })).toEqual([left]);
});

test("where no end is known, the letters run to the left, or were drawn from another face, nothing moves", () => {
  const left = { end: 30, stretch: undefined };
  expect(kept({ text: "first", x: 0 })).toEqual([left]);
  expect(kept({ text: "first", x: 0, end: 44, rtl: true })).toEqual([left]);
  expect(kept({ text: "first", x: 0, end: 61 })).toEqual([left]);
});
