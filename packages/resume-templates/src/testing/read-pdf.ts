import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

interface Element {
  role: string;
  alt?: string;
  lang?: string;
  children: Element[];
}

interface Word {
  text: string;
  x: number;
  y: number;
}

/** A page as somebody else's program reads it. */
interface ReadPage {
  text: string;
  /** The same without what assistive software passes over. */
  said: string;
  words: Word[];
  fonts: string[];
  tree: Element;
  links: { url: string; rect: number[] }[];
  size: [number, number];
}

/** Reads a PDF back with PDF.js. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const file = await task.promise;
  const { info } = await file.getMetadata();
  const {
    Title: title,
    Author: author,
    Language: language,
  } = info as { Title: string; Author?: string; Language: string };
  const outline = (await file.getOutline()) ?? [];
  const acts = [await file.getJSActions(), await file.getOpenAction(), await file.getAttachments()];
  const marked = (await file.getMarkInfo())?.Marked === true;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= file.numPages; number++)
    pages.push(await readPage(await file.getPage(number)));
  await task.destroy();
  const active = acts.filter(Boolean);
  return { title, author, language, marked, active, outline: outline.map(entry), pages };
}

interface Entry {
  title: string;
  items: Entry[];
}

const entry = ({ title, items }: Entry): Entry => ({ title, items: items.map(entry) });

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>["promise"]>["getPage"]>>;

interface Annotation {
  url?: string;
  /** What the file says, where the reader would not follow it. */
  unsafeUrl?: string;
  rect: number[];
}

async function readPage(page: Page): Promise<ReadPage> {
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ("str" in item ? [item] : []));
  // Only what is drawn has its faces loaded, and thereby their names.
  await page.getOperatorList();
  const fonts = new Set(
    texts.map(({ fontName }) => (page.commonObjs.get(fontName) as { name: string }).name),
  );
  const annotations = (await page.getAnnotations()) as Annotation[];
  const [, , width = 0, height = 0] = page.view;
  return {
    text: texts.map(({ str, hasEOL }) => str + (hasEOL ? "\n" : "")).join(""),
    said: await saidOn(page),
    words: texts.flatMap(({ str, transform }) =>
      str.trim() ? [{ text: str, x: transform[4] as number, y: transform[5] as number }] : [],
    ),
    fonts: [...fonts],
    tree: (await page.getStructTree()) as unknown as Element,
    links: annotations.flatMap(({ unsafeUrl, url = unsafeUrl, rect }) =>
      url ? [{ url, rect }] : [],
    ),
    size: [width, height],
  };
}

async function saidOn(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: boolean[] = [];
  let text = "";
  for (const item of items) {
    if ("str" in item) text += open.includes(true) ? "" : item.str + (item.hasEOL ? "\n" : "");
    else if (item.type === "endMarkedContent") open.pop();
    else open.push((item as { tag?: string }).tag === "Artifact");
  }
  return text;
}

/** The roles of a tree, one inside the other: "Document(Sect(H1 P(Link)))". */
export function outlineOf({ role, children }: Element): string {
  const inner = children.filter((child) => child.role).map(outlineOf);
  return inner.length ? `${role}(${inner.join(" ")})` : role;
}

/** The same roles one after the other. */
export const rolesOf = ({ role, children }: Element): string[] => [
  role,
  ...children.filter((child) => child.role).flatMap(rolesOf),
];
