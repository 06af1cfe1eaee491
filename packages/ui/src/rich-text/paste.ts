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

/** A list that is being put together: Word's own number of it, and how deep it stands. */
interface OpenList {
  element: HTMLElement;
  of: string;
  level: number;
}

/** Word writes lists as paragraphs with a sign before them, and how deep in which list they stand; they become lists. */
export function listsOfWord(html: string): string {
  if (!html.includes("mso-list")) return html;
  const { body } = inertDocument(html);
  let open: OpenList[] = [];
  for (const item of body.querySelectorAll<HTMLElement>("p[style*='mso-list:']")) {
    // Other words stand between: what comes now begins anew.
    if (open[0]?.element !== item.previousElementSibling) open = [];
    const { of, level } = placeOf(item);
    const sign = item.querySelector<HTMLElement>("[style*='mso-list:Ignore' i]");
    const tag = /\d|^\w+[.)]/.test(sign?.textContent?.trim() ?? "") ? "ol" : "ul";
    sign?.remove();
    open = open.filter((list) => list.level <= level);
    const last = open.at(-1);
    const goesOn = last?.level === level && last.of === of && last.element.localName === tag;
    if (last?.level === level && !goesOn) open.pop();
    if (!goesOn) {
      const element = document.createElement(tag);
      const around = open.at(-1)?.element.lastElementChild;
      if (around) around.append(element);
      else item.before(element);
      open.push({ element, of, level });
    }
    const entry = document.createElement("li");
    entry.append(item);
    open.at(-1)?.element.append(entry);
  }
  return body.innerHTML;
}

/** From `mso-list:l0 level2 lfo1`. */
function placeOf(item: HTMLElement) {
  const [, list = "", level = "1", form = ""] =
    /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/i.exec(item.getAttribute("style") ?? "") ?? [];
  return { of: `${list} ${form}`, level: Number(level) };
}
