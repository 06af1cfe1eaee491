type Rgb = readonly [number, number, number];

const darkest = "#1b1d22";

function rgb(hex: string): Rgb {
  const parts = /^#(?<r>[\da-f]{2})(?<g>[\da-f]{2})(?<b>[\da-f]{2})$/iu.exec(hex)?.groups;
  if (!parts) return rgb(darkest);
  return [parts.r, parts.g, parts.b].map((part) => Number.parseInt(part!, 16)) as unknown as Rgb;
}

const hexOf = (parts: Rgb) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

function luminance(colour: string) {
  const [r, g, b] = rgb(colour).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How well two colours can be told apart, from 1 to 21. */
function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** So much of a colour, the rest white: a solid tint, for paper knows no opacity. */
export const tint = (colour: string, share: number) =>
  hexOf(rgb(colour).map((part) => 255 - (255 - part) * share) as unknown as Rgb);

const needed = 4.5;

/** Whether text of this colour can be read on the page, and on the page's tints. */
export const canBeRead = (colour: string) => contrast(colour, tint(colour, 0.12)) >= needed;

/** The colour, darkened as far as it must be to be read. */
export function readable(colour: string): string {
  let parts = rgb(colour);
  for (let step = 0; step < 40 && !canBeRead(hexOf(parts)); step++)
    parts = parts.map((part) => part * 0.92) as unknown as Rgb;
  return canBeRead(hexOf(parts)) ? hexOf(parts) : darkest;
}
