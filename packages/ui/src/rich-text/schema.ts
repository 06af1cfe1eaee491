import { DOMParser, DOMSerializer, type Node, Schema } from "prosemirror-model";
import { inertDocument } from "./inert-document";
import { safeLink } from "./safe-link";

/** The signs of a list stand where its words begin. Only shown, never kept. */
const own = { dir: "auto" };

/** Everything rich text can hold; what is pasted and does not fit falls away. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      group: "block",
      content: "text*",
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    bullet_list: {
      group: "block",
      content: "list_item+",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", own, 0],
    },
    ordered_list: {
      group: "block",
      content: "list_item+",
      parseDOM: [{ tag: "ol" }],
      toDOM: () => ["ol", own, 0],
    },
    list_item: {
      content: "paragraph block*",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (element) => {
            const href = safeLink(element.getAttribute("href") ?? "");
            return href ? { href } : false;
          },
        },
      ],
      toDOM: (mark) => [
        "a",
        { href: String(mark.attrs["href"]), rel: "noopener noreferrer nofollow" },
        0,
      ],
    },
    strong: {
      parseDOM: [{ tag: "strong" }, { tag: "b" }],
      toDOM: () => ["strong", 0],
    },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
  },
});

const isEmpty = (doc: Node) => doc.childCount === 1 && doc.textContent.trim() === "";

/** Reads what was kept. */
export const fromHtml = (html: string): Node =>
  DOMParser.fromSchema(schema).parse(inertDocument(html).body);

/** The text as HTML of exactly these elements; nothing for an empty one. */
export function toHtml(doc: Node): string {
  if (isEmpty(doc) && doc.firstChild?.type.name === "paragraph") return "";
  const inert = document.implementation.createHTMLDocument();
  const box = inert.createElement("div");
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: inert }));
  for (const list of box.querySelectorAll("[dir]")) list.removeAttribute("dir");
  return box.innerHTML;
}
