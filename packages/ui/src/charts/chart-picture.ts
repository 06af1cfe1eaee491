import { asImage } from "./as-image";

const scale = 2;
const titleRoom = 40;
const lineRoom = 20;
const margin = 16;
const gap = 16;

export interface Pictured {
  title: string;
  drawing: HTMLElement;
  /** Where the names of the marks are listed. */
  legend: HTMLElement | null;
}

type Pen = CanvasRenderingContext2D;

/** A drawing under its title and the names of its marks, as a picture in the colours of the moment. */
export async function chartPicture({ title, drawing, legend }: Pictured): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const box = drawing.getBoundingClientRect();
  const { fontFamily, color, direction } = getComputedStyle(drawing);
  const names = inLines(legend, box.width);
  const full = box.width + 2 * margin;
  const top = titleRoom + names.lines * lineRoom;
  canvas.width = full * scale;
  canvas.height = (top + box.height + margin) * scale;
  pen.scale(scale, scale);
  pen.fillStyle = ground(drawing);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  // Where one reads from the right, it begins there.
  const start = (at: number, width: number) => (direction === "rtl" ? full - at - width : at);

  pen.fillStyle = color;
  pen.font = `600 17px ${fontFamily}`;
  const heading = cutTo(box.width, title, pen);
  pen.fillText(heading, start(margin, pen.measureText(heading).width), 28);

  for (const { item, line, at, width } of names.items) {
    const mark = item.querySelector("svg");
    const from = item.getBoundingClientRect();
    const place = {
      x: start(margin + at, width) - from.x,
      y: titleRoom + line * lineRoom - from.y,
    };
    if (mark) await draw(mark, pen, place);
    writeOver(item, pen, place, fontFamily);
  }

  const place = { x: margin - box.x, y: top - box.y };
  for (const part of drawing.querySelectorAll<SVGSVGElement | HTMLCanvasElement>("svg, canvas")) {
    // What is told of a point stands there unseen as well.
    if (part.closest(".recharts-tooltip-wrapper")) continue;
    await draw(part, pen, place);
    if (part instanceof SVGSVGElement) writeOf(part, pen, place, fontFamily);
  }
  // Words that stand beside the drawing, such as names of departments.
  for (const word of drawing.querySelectorAll<HTMLElement>("[data-drawn]"))
    writeOver(word, pen, place, fontFamily);
  return new Promise((settle) => canvas.toBlob(settle, "image/png"));
}

interface Place {
  x: number;
  y: number;
}

/** Where the items of a list stand in lines as wide as the drawing. */
function inLines(list: HTMLElement | null, room: number) {
  let [line, end] = [0, 0];
  const items = [...(list?.querySelectorAll("li") ?? [])].map((item) => {
    const { width } = item.getBoundingClientRect();
    if (end > 0 && end + width > room) [line, end] = [line + 1, 0];
    const at = end;
    end += width + gap;
    return { item, line, at, width };
  });
  return { items, lines: items.length > 0 ? line + 1 : 0 };
}

async function draw(part: SVGSVGElement | HTMLCanvasElement, pen: Pen, place: Place) {
  const at = part.getBoundingClientRect();
  const image = part instanceof HTMLCanvasElement ? part : await asImage(part);
  pen.drawImage(image, at.x + place.x, at.y + place.y, at.width, at.height);
}

/** Words of the page, where they stand in it; what is cut off there is so here. */
function writeOver(part: HTMLElement, pen: Pen, place: Place, family: string) {
  const { color, fontSize, fontWeight, direction, textAlign } = getComputedStyle(part);
  pen.fillStyle = color;
  pen.font = `${fontWeight} ${fontSize} ${family}`;
  const range = document.createRange();
  range.selectNodeContents(part);
  // A mark stands before the words.
  const mark = part.querySelector("svg");
  if (mark) range.setStartAfter(mark);
  const box = part.getBoundingClientRect();
  const words = cutTo(box.width, range.toString(), pen);
  const stands = range.getBoundingClientRect();
  // The pen writes in another width: what stands under each other does so at the side to which it is set.
  const edge = words === range.toString() ? stands : box;
  const rightmost = edge.right - pen.measureText(words).width;
  const x = isRight(textAlign, direction) ? rightmost : edge.left;
  pen.fillText(words, x + place.x, box.y + place.y + box.height / 2 + 5);
}

const isRight = (align: string, direction: string) =>
  align === "right" || (align !== "left" && (align === "end") !== (direction === "rtl"));

function cutTo(width: number, words: string, pen: Pen) {
  // The face may be a little wider here.
  if (pen.measureText(words).width <= width + 1) return words;
  let end = words.length;
  const cut = () => `${words.slice(0, end).trimEnd()}…`;
  while (end > 0 && pen.measureText(cut()).width > width) end--;
  return cut();
}

/** The words of a drawing: a picture of it would not have the page's face. */
function writeOf(svg: SVGSVGElement, pen: Pen, place: Place, family: string) {
  for (const text of svg.querySelectorAll<SVGTextContentElement>("text:not(:has(tspan)), tspan")) {
    const words = text.textContent.trim();
    const onScreen = text.getScreenCTM();
    if (!words || !onScreen) continue;
    const { x, y } = text.getStartPositionOfChar(0).matrixTransform(onScreen);
    const { fill, fontWeight, fontSize } = getComputedStyle(text);
    pen.fillStyle = fill;
    pen.font = `${fontWeight} ${fontSize} ${family}`;
    pen.fillText(words, x + place.x, y + place.y);
  }
}

function ground(place: HTMLElement): string {
  for (let at: HTMLElement | null = place; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/transparent|\/ 0\)|, 0\)/.test(backgroundColor)) return backgroundColor;
  }
  return "Canvas";
}
