import { safeLink } from "./safe-link";

type RichTag = "p" | "ul" | "ol" | "li" | "strong" | "em" | "a";

interface RichElement {
  tag: RichTag;
  href?: string;
  children: RichNode[];
}

export type RichNode = string | RichElement;

// Maps, as an object would also find "constructor", which nobody put into it.
const tags = new Map<string, RichTag>([
  ["p", "p"],
  ["ul", "ul"],
  ["ol", "ol"],
  ["li", "li"],
  ["strong", "strong"],
  ["b", "strong"],
  ["em", "em"],
  ["i", "em"],
  ["a", "a"],
]);
const unread = new Set(["script", "style", "template", "iframe", "noscript", "svg", "math"]);
const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["nbsp", "\u00A0"],
  ["apos", "'"],
]);
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi;

/**
 * Reads rich text without a browser. Only the few elements it may hold come out, links only to pages
 * and mailboxes; everything else falls away or stays as plain words.
 */
export function parse(html: string): RichNode[] {
  const root: RichElement = { tag: "p", children: [] };
  const open: RichElement[] = [root];
  let skipped: string | undefined;
  for (const [whole, slash, name, attributes] of html.matchAll(token)) {
    const tag = name?.toLowerCase();
    if (skipped) {
      if (slash && tag === skipped) skipped = undefined;
    } else if (!tag) {
      if (!whole.startsWith("<!--")) open.at(-1)?.children.push(decode(whole));
    } else if (unread.has(tag)) {
      if (!slash) skipped = tag;
    } else {
      const known = tags.get(tag);
      if (known && slash) close(open, known);
      else if (known) begin(open, known, attributes ?? "");
    }
  }
  return root.children;
}

function begin(open: RichElement[], tag: RichTag, attributes: string) {
  const element: RichElement = { tag, children: [] };
  if (tag === "a") {
    const found = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
    element.href = safeLink(decode(found?.[1] ?? found?.[2] ?? ""));
  }
  open.at(-1)?.children.push(element);
  open.push(element);
}

function close(open: RichElement[], tag: RichTag) {
  const at = open.findLastIndex((element, place) => place > 0 && element.tag === tag);
  if (at > 0) open.length = at;
}

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(String(name).toLowerCase()) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
  });

/** The words alone: for a count, a summary or a search. */
export const plainText = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) =>
      typeof node === "string"
        ? node
        : `${plainText(node.children)}${["p", "li"].includes(node.tag) ? "\n" : ""}`,
    )
    .join("");
