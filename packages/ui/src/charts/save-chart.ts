import { type CsvColumn, toCsv } from "./csv";

/** Hands the drawing of a chart to the reader's downloads, as a picture. */
export async function saveChart(place: HTMLElement, title: string) {
  const picture = await chartPicture(place, title);
  if (picture) saveFile(picture, fileName(title, "png"));
}

/** Hands the figures of a chart to the reader's downloads, as a sheet. */
export function saveRows<Row extends object>(
  title: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
) {
  const sheet = new Blob([toCsv(columns, rows)], { type: "text/csv;charset=utf-8" });
  saveFile(sheet, fileName(title, "csv"));
}

function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari fetches the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file name made of a title. */
const fileName = (title: string, kind: string) =>
  `${title
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase()}.${kind}`;

const drawn = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity"];
const scale = 2;
const titleRoom = 40;
const margin = 16;

/** The drawings inside `place` under their title, as a picture in the colours of the moment. */
async function chartPicture(place: HTMLElement, title: string): Promise<Blob | null> {
  const box = place.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.width = (box.width + 2 * margin) * scale;
  canvas.height = (box.height + titleRoom + margin) * scale;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const looks = getComputedStyle(place);
  pen.scale(scale, scale);
  pen.fillStyle = ground(place);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = looks.color;
  pen.font = `600 17px ${looks.fontFamily}`;
  pen.fillText(title, margin, 28);
  for (const part of place.querySelectorAll<SVGSVGElement | HTMLCanvasElement>("svg, canvas")) {
    const at = part.getBoundingClientRect();
    const image = part instanceof HTMLCanvasElement ? part : await asImage(part);
    pen.drawImage(image, at.x - box.x + margin, at.y - box.y + titleRoom, at.width, at.height);
    if (part instanceof SVGSVGElement) write(pen, part, box, looks.fontFamily);
  }
  // Words that stand beside the drawing, such as names of departments.
  for (const word of place.querySelectorAll<HTMLElement>("[data-drawn]")) {
    const at = word.getBoundingClientRect();
    const { color, fontWeight } = getComputedStyle(word);
    pen.fillStyle = color;
    pen.font = `${fontWeight} 14px ${looks.fontFamily}`;
    pen.fillText(
      word.innerText,
      at.x - box.x + margin,
      at.y - box.y + titleRoom + at.height / 2 + 5,
    );
  }
  return new Promise((settle) => canvas.toBlob(settle, "image/png"));
}

/** The words of a drawing: a picture of it would not have the page's face. */
function write(pen: CanvasRenderingContext2D, svg: SVGSVGElement, box: DOMRect, family: string) {
  for (const text of svg.querySelectorAll<SVGTextContentElement>("text:not(:has(tspan)), tspan")) {
    const words = text.textContent.trim();
    const place = text.getScreenCTM();
    if (!words || !place) continue;
    const { x, y } = text.getStartPositionOfChar(0).matrixTransform(place);
    const { fill, fontWeight, fontSize } = getComputedStyle(text);
    pen.fillStyle = fill;
    pen.font = `${fontWeight} ${fontSize} ${family}`;
    pen.fillText(words, x - box.x + margin, y - box.y + titleRoom);
  }
}

async function asImage(svg: SVGSVGElement) {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")] as (SVGElement | HTMLElement)[];
  originals.forEach((original, n) => {
    const looks = getComputedStyle(original);
    // Outside the page there are no classes and no tokens.
    for (const name of drawn) copies[n]?.style.setProperty(name, looks.getPropertyValue(name));
  });
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  for (const text of copy.querySelectorAll("text")) text.remove();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

function ground(place: HTMLElement): string {
  for (let at: HTMLElement | null = place; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/transparent|\/ 0\)|, 0\)/.test(backgroundColor)) return backgroundColor;
  }
  return "Canvas";
}
