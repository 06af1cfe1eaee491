import { DOMParser } from "prosemirror-model";
import { inertDocument } from "./inert-document";
import { schema } from "./schema";

/** Reads what is pasted: looks that others say by styles are marks, and a break of the line or a cell begins a paragraph. */
export const pasteReader = new DOMParser(schema, [
  { tag: "br, td, th, dt, dd", context: "paragraph/", closeParent: true },
  // The wrapper that Google Docs puts around everything.
  { tag: "b", getAttrs: ({ style }) => style.fontWeight === "normal" && null, skip: true },
  {
    style: "font-weight",
    getAttrs: (value) => /^(bold|[6-9]00)$/.test(value) && null,
    mark: "strong",
  },
  { style: "font-style=italic", mark: "em" },
  ...DOMParser.fromSchema(schema).rules,
]);

/** Word writes lists as paragraphs with a sign before them; they become lists. */
export function listsOfWord(html: string): string {
  if (!html.includes("mso-list")) return html;
  const { body } = inertDocument(html);
  for (const item of body.querySelectorAll<HTMLElement>("p[style*='mso-list:']")) {
    const sign = item.querySelector<HTMLElement>("[style*='mso-list:Ignore' i]");
    const tag = /\d|^\w+[.)]/.test(sign?.textContent?.trim() ?? "") ? "ol" : "ul";
    sign?.remove();
    const before = item.previousElementSibling;
    const goesOn = before instanceof HTMLElement && before.dataset["word"] === tag;
    const list = goesOn ? before : document.createElement(tag);
    if (!goesOn) {
      list.dataset["word"] = tag;
      item.before(list);
    }
    const entry = document.createElement("li");
    entry.append(item);
    list.append(entry);
  }
  return body.innerHTML;
}
