import type { Box, BoxItem, Colour, Corner, PathItem, PictureItem } from "../display-list";
import { short } from "./file";
import { pathOperators } from "./path";

const pointsPerPx = 0.75;
/** How far the handle of a curve reaches to make a quarter of a circle. */
const handle = 0.5523;

const paint = (colour: Colour, operator: "rg" | "RG") =>
  `${colour.map((part) => short(part)).join(" ")} ${operator}`;

const numbers = (...values: number[]) => values.map((value) => short(value)).join(" ");

/** The outline of a box in points from the bottom left. */
function outline({ x, y, width, height }: Box, page: number, corner?: Corner) {
  const [left, bottom] = [x * pointsPerPx, (page - y - height) * pointsPerPx];
  const [wide, tall] = [width * pointsPerPx, height * pointsPerPx];
  if (!corner?.x || !corner.y) return `${numbers(left, bottom, wide, tall)} re`;
  const rx = Math.min(corner.x * pointsPerPx, wide / 2);
  const ry = Math.min(corner.y * pointsPerPx, tall / 2);
  const [right, top] = [left + wide, bottom + tall];
  const [hx, hy] = [rx * (1 - handle), ry * (1 - handle)];
  return [
    `${numbers(left + rx, bottom)} m ${numbers(right - rx, bottom)} l`,
    `${numbers(right - hx, bottom, right, bottom + hy, right, bottom + ry)} c`,
    `${numbers(right, top - ry)} l`,
    `${numbers(right, top - hy, right - hx, top, right - rx, top)} c`,
    `${numbers(left + rx, top)} l`,
    `${numbers(left + hx, top, left, top - hy, left, top - ry)} c`,
    `${numbers(left, bottom + ry)} l`,
    `${numbers(left, bottom + hy, left + hx, bottom, left + rx, bottom)} c h`,
  ].join("\n");
}

export function drawBox(item: BoxItem, page: number) {
  const { colour, corner, line } = item;
  if (!line) return `${paint(colour, "rg")} ${outline(item, page, corner)} f`;
  return `${paint(colour, "RG")} ${short(line * pointsPerPx)} w ${outline(item, page, corner)} S`;
}

export function drawPath(item: PathItem, page: number) {
  const [a, b, c, d, e, f] = item.matrix;
  const matrix = [a, -b, c, -d, e, page - f].map((value) => value * pointsPerPx);
  const { fill, stroke, evenOdd } = item;
  const star = evenOdd ? "*" : "";
  return [
    `q ${matrix.map((value) => short(value, 5)).join(" ")} cm`,
    ...(fill ? [paint(fill, "rg")] : []),
    ...(stroke ? [`${paint(stroke.colour, "RG")} ${short(stroke.width)} w`] : []),
    pathOperators(item.data),
    `${fill && stroke ? `B${star}` : fill ? `f${star}` : "S"} Q`,
  ].join("\n");
}

export function drawPicture(item: PictureItem, page: number, name: string) {
  const { x, y, width, height } = item;
  const placed = [width, 0, 0, height, x, page - y - height].map((value) => value * pointsPerPx);
  const clip = item.corner ? `${outline(item, page, item.corner)} W n\n` : "";
  return `q ${clip}${numbers(...placed)} cm /${name} Do Q`;
}
