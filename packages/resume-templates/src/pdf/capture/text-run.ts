import type { TextItem } from "../display-list";
import type { LetterSize } from "./letters";
import { type Line, linesOf } from "./pieces";
import { colourOf } from "./style";

interface Setting {
  style: CSSStyleDeclaration;
  zoom: number;
  faces: number[];
  letters: LetterSize;
  origin: DOMRect;
  language: string;
  node: number;
  holder: Element;
}

/** Follows the text of a page, and sees to it that words which stand apart have a space between them. */
export class TextRun {
  #last: { item: TextItem; box: DOMRect; holder: Element; parent: Element | null } | undefined;

  /** The lines of a text node as items; what only continues the one before is added to that. */
  add(node: globalThis.Text, setting: Setting): TextItem[] {
    const lines = linesOf(node, setting.style);
    const [first] = lines;
    const touches = first && !/^\s/u.test(node.data) && this.#touches(first.first, setting.holder);
    if (!touches && (first || /\s/u.test(node.data))) this.end();
    const before = this.#last;
    const items = lines.map((line) => itemOf(line, setting));
    const last = lines.at(-1);
    const joins =
      touches && before?.parent === node.parentElement && isOneStack(before.item, items[0]!);
    if (joins) join(before.item, items.shift()!);
    else if (touches) items[0]!.continues = true;
    if (last)
      this.#last = {
        item: items.at(-1) ?? before!.item,
        box: last.last,
        holder: setting.holder,
        parent: node.parentElement,
      };
    return items;
  }

  /** What was last has nothing close behind it. */
  end() {
    const last = this.#last?.item.pieces.at(-1);
    if (last) last.space = true;
  }

  #touches(box: DOMRect, holder: Element) {
    const last = this.#last;
    if (!last || last.holder !== holder) return false;
    const sameLine = box.top < last.box.bottom && last.box.top < box.bottom;
    return sameLine && (meets(last.box.right, box.left) || meets(box.right, last.box.left));
  }
}

/** Browsers that round the room of each letter lay two texts a little over each other; a space is never as small. */
const meets = (end: number, begin: number) => begin - end > -1.5 && begin - end < 0.7;

/** Whether of two texts in one stack, one just had no need of all the faces of the other. */
function isOneStack({ faces: one }: TextItem, { faces: other }: TextItem) {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.every((face, at) => face === long[at]);
}

function join(item: TextItem, { pieces, faces }: TextItem) {
  item.pieces.push(...pieces);
  if (faces.length > item.faces.length) item.faces = faces;
}

function itemOf({ top, pieces }: Line, setting: Setting): TextItem {
  const { style, zoom, faces, letters, origin, language, node } = setting;
  for (const piece of pieces) {
    piece.x -= origin.left;
    if (piece.end !== undefined) piece.end -= origin.left;
  }
  return {
    kind: "text",
    node,
    pieces,
    baseline: top - origin.top + letters.below * zoom,
    size: letters.size * zoom,
    faces,
    colour: colourOf(style.color) ?? [0, 0, 0],
    spacing: (Number.parseFloat(style.letterSpacing) || 0) * zoom,
    language,
    ...(style.direction === "rtl" && { rtl: true }),
  };
}
