import type { Piece, TextItem } from "../display-list";
import { type Line, linesOf, near } from "./pieces";
import { colourOf } from "./style";

interface Setting {
  style: CSSStyleDeclaration;
  zoom: number;
  faces: number[];
  below: number;
  origin: DOMRect;
  language: string;
  node: number;
}

/** Follows the text of a page, and sees to it that words which stand apart have a space between them. */
export class TextRun {
  #last: { piece: Piece; box: DOMRect; holder: Element } | undefined;

  add(node: globalThis.Text, { style, holder }: { style: CSSStyleDeclaration; holder: Element }) {
    const lines = linesOf(node, style);
    const [first] = lines;
    if (/^\s/u.test(node.data) || (first && !this.#touches(first.first, holder))) this.end();
    const last = lines.at(-1);
    if (last) this.#last = { piece: last.pieces.at(-1)!, box: last.last, holder };
    return lines.map((line) => ({ item: (setting: Setting) => itemOf(line, setting) }));
  }

  /** What was last has nothing close behind it. */
  end() {
    if (this.#last) this.#last.piece.space = true;
  }

  #touches(box: DOMRect, holder: Element) {
    const last = this.#last;
    if (!last || last.holder !== holder) return false;
    const sameLine = box.top < last.box.bottom && last.box.top < box.bottom;
    return sameLine && (near(box.left, last.box.right) || near(box.right, last.box.left));
  }
}

function itemOf({ top, pieces }: Line, setting: Setting): TextItem {
  const { style, zoom, faces, below, origin, language, node } = setting;
  for (const piece of pieces) piece.x -= origin.left;
  return {
    kind: "text",
    node,
    pieces,
    baseline: top - origin.top + below,
    size: Number.parseFloat(style.fontSize) * zoom,
    faces,
    colour: colourOf(style.color) ?? [0, 0, 0],
    spacing: (Number.parseFloat(style.letterSpacing) || 0) * zoom,
    language,
    ...(style.direction === "rtl" && { rtl: true }),
  };
}
