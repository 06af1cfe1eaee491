import type { Piece } from "../display-list";

/** Pieces that stand on one line, and the boxes of the first and the last. */
export interface Line {
  top: number;
  first: DOMRect;
  last: DOMRect;
  pieces: Piece[];
}

const word = /[^ \t\n\r\f]+/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const mark = /\p{M}/u;
const spoken = /[\p{L}\p{N}]/u;
/** Letters that stand side by side, so that a word may be cut between any two. */
const apart =
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;
/** Browsers round the room of each letter, so after some more the place of the next is asked for. */
const surely = 8;

/** The words of a text node, line by line, each where the browser put it. */
export function linesOf(
  node: globalThis.Text,
  { direction, textTransform }: CSSStyleDeclaration,
): Line[] {
  const { data } = node;
  const both = direction === "rtl" || rightToLeft.test(data);
  const lines: Line[] = [];
  for (const found of data.matchAll(word)) {
    const [text] = found;
    const start = found.index;
    const boxes = boxesOf(node, start, start + text.length);
    const spaced = start + text.length < data.length;
    const single = boxes.length === 1 && !both;
    const parts = single
      ? stretchesOf(node, start, text, boxes[0]!)
      : partsOf(node, start, text, direction === "rtl");
    for (const [at, { box, rtl, ...part }] of parts.entries()) {
      const how = at && textTransform === "capitalize" ? "none" : textTransform;
      const piece: Piece = { text: transformed(part.text, how), x: box.left, end: box.right };
      if (rtl) piece.rtl = true;
      if (spaced && at === parts.length - 1) piece.space = true;
      put(lines, piece, box);
    }
  }
  return lines;
}

function put(lines: Line[], piece: Piece, box: DOMRect) {
  const last = lines.at(-1);
  if (last && Math.abs(last.top - box.top) < box.height / 2) {
    last.pieces.push(piece);
    last.last = box;
  } else lines.push({ top: box.top, first: box, last: box, pieces: [piece] });
}

function boxesOf(node: globalThis.Text, from: number, to: number) {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

interface Part {
  text: string;
  box: DOMRect;
  rtl: boolean;
}

/** A word on one line, and a long one in stretches of which each has its own place. */
function stretchesOf(node: globalThis.Text, start: number, text: string, box: DOMRect): Part[] {
  if (text.length <= surely || !apart.test(text)) return [{ text, box, rtl: false }];
  const letters = Array.from(text);
  const parts: Part[] = [];
  for (let at = start, nth = 0; nth < letters.length; nth += surely) {
    const part = letters.slice(nth, nth + surely).join("");
    const own = boxesOf(node, at, (at += part.length)).at(-1);
    const last = parts.at(-1);
    if (own) parts.push({ text: part, box: own, rtl: false });
    else if (last) last.text += part;
  }
  return parts;
}

/** A word that is broken, or in which directions meet, letter by letter. */
function partsOf(node: globalThis.Text, start: number, text: string, base: boolean): Part[] {
  const parts: Part[] = [];
  let at = start;
  const all = Array.from(text).map((letter) => {
    // After a break one browser also reports an empty box at the end of the old line.
    const box = boxesOf(node, at, at + letter.length).at(-1);
    at += letter.length;
    return { letter, box };
  });
  for (const [nth, { letter, box }] of all.entries()) {
    const last = parts.at(-1);
    // A mark has no room of its own; it belongs to the letter before.
    if (last && (!box || mark.test(letter))) last.text += letter;
    if (!box || (last && mark.test(letter))) continue;
    const rtl = runsLeft(letter) ?? runsLike(last, box) ?? before(all.slice(nth + 1), box) ?? base;
    const sameLine = last && Math.abs(last.box.top - box.top) < box.height / 2;
    const goesOn = last && sameLine && last.rtl === rtl && adjoins(last, box);
    if (goesOn && !(last.text.length >= surely && apart.test(last.text + letter))) {
      last.text += letter;
      last.box = spanning(last.box, box);
    } else parts.push({ text: letter, box, rtl });
  }
  return parts;
}

/** Digits of every script are written from left to right. */
const runsLeft = (letter: string) =>
  spoken.test(letter) ? rightToLeft.test(letter) && !/\p{N}/u.test(letter) : undefined;

const near = (one: number, other: number) => Math.abs(one - other) < 0.7;

const adjoins = ({ box: last, rtl }: Part, box: DOMRect) =>
  rtl ? near(box.right, last.left) : near(box.left, last.right);

const runsLike = (last: Part | undefined, box: DOMRect) =>
  last && adjoins(last, box) ? last.rtl : undefined;

function before(rest: { letter: string; box: DOMRect | undefined }[], box: DOMRect) {
  const next = rest.find((each) => each.box);
  const rtl = next && runsLeft(next.letter);
  if (!next?.box || rtl === undefined) return undefined;
  return adjoins({ text: "", box, rtl }, next.box) ? rtl : undefined;
}

function spanning(one: DOMRect, other: DOMRect) {
  const left = Math.min(one.left, other.left);
  return new DOMRect(left, one.top, Math.max(one.right, other.right) - left, one.height);
}

function transformed(text: string, how: string) {
  if (how === "uppercase") return text.toUpperCase();
  if (how === "lowercase") return text.toLowerCase();
  if (how === "capitalize") return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
  return text;
}
