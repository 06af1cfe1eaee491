import type { Box, BoxItem } from "../display-list";
import { colourOf, cornerOf } from "./style";

const sides = ["Top", "Right", "Bottom", "Left"] as const;

/** The background and the borders of an element, as boxes. */
export function boxesOf(style: CSSStyleDeclaration, box: Box, element: Element): BoxItem[] {
  const corner = cornerOf(style.borderTopLeftRadius, box.width, box.height);
  const items: BoxItem[] = [];
  const background = colourOf(style.backgroundColor);
  if (background && box.width && box.height)
    items.push({ kind: "box", node: -1, ...box, colour: background, ...(corner && { corner }) });
  return [...items, ...bordersOf(style, box, element)];
}

interface Side {
  name: (typeof sides)[number];
  width: number;
  colour: string;
}

function bordersOf(style: CSSStyleDeclaration, box: Box, element: Element): BoxItem[] {
  // Read together first: most elements have no border at all.
  if (style.borderWidth === "0px") return [];
  const drawn = sides.flatMap((name): Side[] => {
    const width = Number.parseFloat(style[`border${name}Width`]);
    return width ? [{ name, width, colour: style[`border${name}Color`] }] : [];
  });
  const shared = style.borderCollapse === "collapse";
  // The cells of such a table draw its lines, and each lies half in either of two cells.
  if (shared && element instanceof HTMLTableElement) return [];
  const [first] = drawn;
  const corner = cornerOf(style.borderTopLeftRadius, box.width, box.height);
  if (corner && first && drawn.length === sides.length) return [around(box, first, corner)];
  const over = shared && element instanceof HTMLTableCellElement ? 0.5 : 0;
  return drawn.flatMap((side): BoxItem[] => {
    const colour = colourOf(side.colour);
    return colour ? [{ kind: "box", node: -1, colour, ...strip(box, side, over) }] : [];
  });
}

function around(box: Box, { width, colour }: Side, corner: { x: number; y: number }): BoxItem {
  const half = width / 2;
  return {
    kind: "box",
    node: -1,
    colour: colourOf(colour) ?? [0, 0, 0],
    line: width,
    corner: { x: corner.x - half, y: corner.y - half },
    x: box.x + half,
    y: box.y + half,
    width: box.width - width,
    height: box.height - width,
  };
}

function strip({ x, y, width, height }: Box, side: Side, over: number): Box {
  const line = side.width;
  const out = line * over;
  const wide = { x: x - out, width: width + 2 * out, height: line };
  const tall = { y: y - out, width: line, height: height + 2 * out };
  switch (side.name) {
    case "Top":
      return { ...wide, y: y - out };
    case "Bottom":
      return { ...wide, y: y + height - line + out };
    case "Left":
      return { ...tall, x: x - out };
    case "Right":
      return { ...tall, x: x + width - line + out };
  }
}
