import type { DisplayList, Item, Page, Picture } from "../display-list";
import { footStack } from "./foot";
import { pictureOf } from "./pictures";
import { type Awaited, Walk } from "./walk";

export interface Wanted {
  title: string;
  author?: string;
  language: string;
  /** A line for the foot of each page. */
  footer?: string;
  resolveFont?: (url: string) => string;
}

/** What lies on pages as they are drawn, read from a copy that no transform has touched. */
export async function capture(drawn: HTMLElement, wanted: Wanted): Promise<DisplayList> {
  const stack = await footStack(wanted);
  const pages = pagesIn(drawn);
  if (!pages.length) throw new Error("There are no pages to write down.");
  const host = document.createElement("div");
  host.className = "tr-pages";
  host.dir = "ltr";
  host.inert = true;
  host.style.cssText = "position: fixed; inset: 0 auto auto 0; visibility: hidden";
  const copies = pages.map((page) => copyOf(page, wanted.footer, stack));
  host.append(...copies);
  // Outside the body, which a host may have transformed.
  document.documentElement.append(host);
  try {
    const walk = new Walk(copies[0]!, wanted);
    const captured = copies.map((copy, at) => walk.page(copy, pages[at]!));
    const { nodes, faces } = walk;
    const { title, author, language } = wanted;
    const rest = { title, author, language, nodes, faces: faces.urls };
    host.remove();
    return { ...rest, ...(await withPictures(captured, walk.pictures)) };
  } finally {
    host.remove();
  }
}

const pagesIn = (drawn: HTMLElement) => [
  ...drawn.querySelectorAll<HTMLElement>(".tr-page:not(.tr-measure)"),
];

function copyOf(page: HTMLElement, footer: string | undefined, stack: string) {
  const copy = page.cloneNode(true) as HTMLElement;
  if (!footer) return copy;
  const line = document.createElement("p");
  line.className = "tr-note";
  line.ariaHidden = "true";
  line.style.fontFamily = stack;
  line.textContent = footer;
  copy.append(line);
  return copy;
}

/** A picture that never came leaves its place empty, as on the screen. */
async function withPictures(pages: Page[], awaited: Awaited[]) {
  const pictures: Picture[] = [];
  const places = new Map<number, number>();
  for (const [at, { image, width, height }] of awaited.entries()) {
    const picture = await pictureOf(image, width, height);
    if (picture) places.set(at, pictures.push(picture) - 1);
  }
  const placed = pages.map((page): Page => ({
    ...page,
    items: page.items.flatMap((item): Item[] => {
      if (item.kind !== "picture") return [item];
      const picture = places.get(item.picture);
      return picture === undefined ? [] : [{ ...item, picture }];
    }),
  }));
  return { pages: placed, pictures };
}
