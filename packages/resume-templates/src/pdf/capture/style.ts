import type { Colour, Corner } from "../display-list";

/** The colour of a computed style; nothing for one that cannot be seen. What shines through lies on white. */
export function colourOf(css: string): Colour | undefined {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/gu) ?? []).map(Number);
  if (alpha === 0) return undefined;
  return [red, green, blue].map((part) => 1 - alpha * (1 - part / 255)) as Colour;
}

/** The radius of a box whose corners are all alike. */
export function cornerOf(radius: string, width: number, height: number): Corner | undefined {
  if (radius === "0px") return undefined;
  const [first = "0", second = first] = radius.split(" ");
  return {
    x: Math.min(lengthOf(first, width), width / 2),
    y: Math.min(lengthOf(second, height), height / 2),
  };
}

const lengthOf = (text: string, whole: number) =>
  text.endsWith("%") ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);

export const zoomOf = (element: Element) =>
  (element instanceof HTMLElement && Number(element.style.zoom)) || 1;
