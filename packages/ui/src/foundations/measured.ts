import { contrast, type Rgb } from "../tokens/colour";

/** The colour a token has where an element stands, as the screen shows it. */
function colourOf(element: Element, token: string): Rgb {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  const probe = document.createElement("span");
  probe.style.color = `var(--${token})`;
  element.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  if (!brush) return [0, 0, 0];
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}

export const measured = (element: Element, front: string, ground: string) =>
  contrast(colourOf(element, front), colourOf(element, ground));
