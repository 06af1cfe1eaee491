import { decoded } from "./entities";
import { safeLink } from "./safe-link";
import { type Block, deepestList, type List, type Paragraph, type Run } from "./tree";

// Each part is read in one go, whatever is missing in it: no text takes longer than its length.
const token = /<!--[\s\S]*?(?:-->|$)|<[!?/]?[a-z][^<>]*>|[^<]+|</gi;
const unread = new Set(
  "script style template iframe noscript svg math title object textarea select".split(" "),
);
/** What stands within a line; anything else that is not known begins a new one. */
const inline = new Set(
  "span u s font small big sub sup code mark abbr cite q del ins kbd samp var time bdi bdo tt strike wbr label img o:p".split(
    " ",
  ),
);
const marks = new Map<string, "strong" | "em">([
  ["strong", "strong"],
  ["b", "strong"],
  ["em", "em"],
  ["i", "em"],
]);
const address = /(?:^|[\s"'/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=`>]+))/i;

/** Reads HTML as the few elements of rich text; of anything else the words are left, or nothing. */
export function readRichText(html: string): Block[] {
  // Words without any element are lines, as they are typed.
  const marked = /<[!?/]?[a-z]|<!--/i.test(html);
  const source = marked
    ? html
    : `<p>${html
        .trim()
        .split(/\r\n?|\n/)
        .join("</p><p>")}</p>`;
  const reader = new Reader();
  let skipped: string | undefined;
  for (const [whole] of source.matchAll(token)) {
    const [, slash, name = ""] = /^<(\/?)([a-z][^\s/<>]*)/i.exec(whole) ?? [];
    const tag = name.toLowerCase();
    if (skipped) {
      if (slash && tag === skipped) skipped = undefined;
    } else if (!tag) {
      if (!/^<[!?]/.test(whole)) reader.words(decoded(whole));
    } else if (unread.has(tag)) {
      if (!slash) skipped = tag;
    } else if (slash) reader.end(tag);
    else reader.begin(tag, whole);
  }
  return reader.blocks;
}

class Reader {
  readonly blocks: Block[] = [];
  private readonly lists: List[] = [];
  private paragraph: Paragraph | undefined;
  private look: Omit<Run, "words"> = {};

  words(words: string) {
    if (!this.paragraph && /^[\t\n\f\r ]*$/.test(words)) return;
    (this.paragraph ?? this.startParagraph()).runs.push({ words, ...this.look });
  }

  begin(tag: string, whole: string) {
    const mark = marks.get(tag);
    if (mark) this.look = { ...this.look, [mark]: true };
    else if (tag === "a") {
      const [, double, single, bare] = address.exec(whole) ?? [];
      this.look = { ...this.look, href: safeLink(decoded(double ?? single ?? bare ?? "")) };
    } else if (!inline.has(tag)) {
      this.paragraph = undefined;
      if (tag === "p") this.startParagraph();
      if (tag === "ul" || tag === "ol") this.startList(tag);
      if (tag === "li") this.lists.at(-1)?.items.push([]);
    }
  }

  end(tag: string) {
    const mark = marks.get(tag);
    if (mark) this.look = { ...this.look, [mark]: false };
    else if (tag === "a") this.look = { ...this.look, href: undefined };
    else if (!inline.has(tag)) {
      this.paragraph = undefined;
      if (tag === "ul" || tag === "ol") this.lists.pop();
    }
  }

  private startParagraph() {
    this.paragraph = { tag: "p", runs: [] };
    this.here().push(this.paragraph);
    return this.paragraph;
  }

  private startList(tag: List["tag"]) {
    const around = this.lists.at(-1);
    if (around && this.lists.length >= deepestList) {
      this.lists.push(around);
      return;
    }
    const list: List = { tag, items: [] };
    const here = this.here();
    if (around && !here.length) here.push({ tag: "p", runs: [] });
    here.push(list);
    this.lists.push(list);
  }

  /** Where the next block goes. */
  private here(): Block[] {
    const list = this.lists.at(-1);
    if (!list) return this.blocks;
    if (!list.items.length) list.items.push([]);
    return list.items.at(-1) ?? [];
  }
}
