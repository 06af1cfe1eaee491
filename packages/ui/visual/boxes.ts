/** What is drawn: where it stands, what it is and says, and which of the looks it has. */
type Box = [x: number, y: number, w: number, h: number, name: string, looks: number];

export interface Boxes {
  boxes: Box[];
  looks: string[];
}

/** Runs in the page: every element that draws something, with the looks the browser worked out for it. */
export function readBoxes(): Boxes {
  const properties = [
    "color",
    "background-color",
    "background-image",
    "border-width",
    "border-style",
    "border-color",
    "border-radius",
    "box-shadow",
    "outline",
    "font-size",
    "font-weight",
    "font-stretch",
    "line-height",
    "letter-spacing",
    "text-decoration-line",
    "opacity",
    "fill",
  ];
  const drawing = /^(svg|canvas|img|video|input|textarea|select|progress|hr)$/;
  const looks: string[] = [];
  const boxes: Box[] = [];
  const root = document.querySelector("#storybook-root");
  // The places of the story itself: they are as wide as the window and say nothing.
  const places = new Set([
    root,
    root?.firstElementChild,
    root?.firstElementChild?.firstElementChild,
  ]);

  const visit = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.display === "none" || /^(SCRIPT|STYLE|TEMPLATE)$/.test(element.tagName)) return;
    if (!places.has(element)) note(element, style);
    if (element.tagName.toLowerCase() !== "svg") for (const child of element.children) visit(child);
  };

  function note(element: Element, style: CSSStyleDeclaration) {
    const { x, y, width, height } = element.getBoundingClientRect();
    // What is only read out is a pixel large, and comes and goes.
    if (width * height <= 1 || style.visibility === "hidden") return;
    const tag = element.tagName.toLowerCase();
    const words = [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : ""))
      .join(" ")
      .replace(/\s+/g, " ")
      .trim();
    const draws =
      words ||
      drawing.test(tag) ||
      style.backgroundImage !== "none" ||
      style.boxShadow !== "none" ||
      !/(^transparent| 0|\/ 0)\)?$/.test(style.backgroundColor) ||
      (style.borderStyle !== "none" && style.borderWidth !== "0px") ||
      style.outlineStyle !== "none";
    if (!draws) return;
    const look = properties
      .map((name) => [name, style.getPropertyValue(name)])
      .filter(
        ([name, value]) =>
          !(name === "fill" && tag !== "svg") && value !== "none" && value !== "normal",
      )
      .map((pair) => pair.join(": "))
      .join("; ");
    const known = looks.indexOf(look);
    const number = known < 0 ? looks.push(look) - 1 : known;
    const inner = tag === "svg" ? ` of ${element.querySelectorAll("*").length}` : "";
    const said = words ? ` "${words.slice(0, 60)}"` : "";
    boxes.push([
      Math.round(x + scrollX),
      Math.round(y + scrollY),
      Math.round(width),
      Math.round(height),
      `${tag}${inner}${said}`,
      number,
    ]);
  }

  for (const child of document.body.children) {
    if (!/(^|\s)sb-/.test(child.className) && child.id !== "storybook-docs") visit(child);
  }
  return { boxes, looks };
}

/** In what the boxes of a page differ from the stored ones; a pixel more or less is the browser's rounding. */
export function differences(expected: Boxes | undefined, actual: Boxes): string[] {
  if (!expected) return ["there are no stored boxes"];
  const found: string[] = [];
  const count = Math.max(expected.boxes.length, actual.boxes.length);
  for (let at = 0; at < count && found.length < 5; at++) {
    const [a, b] = [expected.boxes[at], actual.boxes[at]];
    if (!a || !b) found.push(`${JSON.stringify(b ?? a)} is ${b ? "new" : "gone"}`);
    else if (a[4] !== b[4]) found.push(`${b[4]} instead of ${a[4]}`);
    else if (moved(a, b)) found.push(`${b[4]} at ${placeOf(b)} instead of ${placeOf(a)}`);
    else if (expected.looks[a[5]] !== actual.looks[b[5]]) {
      found.push(`${b[4]} has ${unlike(expected.looks[a[5]]!, actual.looks[b[5]]!)}`);
    }
  }
  return found;
}

const placeOf = (box: Box) => box.slice(0, 4).join(" ");

const moved = (a: Box, b: Box) =>
  [0, 1, 2, 3].some((side) => Math.abs(Number(a[side]) - Number(b[side])) > 1);

function unlike(a: string, b: string) {
  const before = a.split("; ");
  const after = b.split("; ");
  return `${after.filter((look) => !before.includes(look)).join("; ")} instead of ${before
    .filter((look) => !after.includes(look))
    .join("; ")}`;
}

/** A line for each box, so that a change can be read in a review. */
export const print = ({ boxes, looks }: Boxes) =>
  `{ "boxes": [\n${lines(boxes)}\n], "looks": [\n${lines(looks)}\n] }\n`;

const lines = (list: unknown[]) => list.map((one) => JSON.stringify(one)).join(",\n");
