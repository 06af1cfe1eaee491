import { describe, expect, test } from "vitest";
import { outlineOf, readPdf } from "../../testing/read-pdf";
import { toolsFor } from "../../testing/tools";
import type { DisplayList, Item, Node, Piece } from "../display-list";
import { writePdf } from "./write-pdf";

const figtree = "figtree/400Regular/Figtree_400Regular";
const devanagari = "noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular";
const arabic = "noto-sans-arabic/400Regular/NotoSansArabic_400Regular";
const bengali = "noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold";
const tools = await toolsFor(figtree, devanagari, arabic, bengali);

const node = (role: Node["role"], parent: number, more: Partial<Node> = {}): Node => ({
  role,
  parent,
  page: 0,
  top: 0,
  ...more,
});

const line = (at: number, baseline: number, pieces: Piece[]): Item => ({
  kind: "text",
  node: at,
  pieces,
  baseline,
  size: 16,
  faces: [0, 1, 2, 3],
  colour: [0, 0, 0],
  spacing: 0,
  language: "en",
});

const words = (text: string, x = 40): Piece[] =>
  text.split(" ").map((each, at) => ({ text: each, x: x + at * 100, space: true }));

const list = (nodes: Node[], items: Item[], more: Partial<DisplayList> = {}): DisplayList => ({
  title: "Ananya Iyer – Résumé",
  language: "en-IN",
  faces: ["", "", "", ""],
  nodes,
  pages: [{ width: 800, height: 1000, items }],
  pictures: [],
  ...more,
});

const written = async (nodes: Node[], items: Item[], more?: Partial<DisplayList>) =>
  readPdf(await writePdf(list(nodes, items, more), tools));

/** Without the marks of direction, which nobody sees. */
const wordsIn = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, "")
    .split(/\s+/u)
    .filter(Boolean);

describe("a PDF", () => {
  test("has its title, its language and its size, and says that it is tagged", async () => {
    const file = await written([node("P", -1)], [line(0, 50, words("Hello"))]);
    expect(file).toMatchObject({
      title: "Ananya Iyer – Résumé",
      language: "en-IN",
      marked: true,
      outline: [],
    });
    expect(file.pages.map(({ size }) => size)).toEqual([[600, 750]]);
  });

  test("says whose it is where that is told, whatever the name holds, and else nothing of it", async () => {
    const hello = [line(0, 50, words("Hello"))];
    const author = "अनन्या (Iyer) \\ <&>";
    expect((await written([node("P", -1)], hello, { author })).author).toBe(author);
    expect((await written([node("P", -1)], hello)).author).toBeUndefined();
    const odd = list([node("P", -1)], hello, { author: "Asha\u0001\uD800 Rao" });
    const file = new TextDecoder().decode(await writePdf(odd, tools));
    expect(file).toContain("<rdf:li>Asha Rao</rdf:li>");
  });

  test("gives its words back as they were, in the faces that were put into it", async () => {
    const text = "office affluent fiancé workflow (C++) “AV”";
    const file = await written([node("P", -1)], [line(0, 50, words(text))]);
    expect(file.pages[0]?.text.trim()).toBe(text);
    expect(file.pages[0]?.fonts).toEqual(["TORAAA+Figtree-Regular"]);
  });

  test("draws each word where it was on the page", async () => {
    const items = [line(0, 50, [{ text: "one", x: 40 }]), line(0, 450, [{ text: "two", x: 333 }])];
    const [page] = (await written([node("P", -1)], items)).pages;
    expect(page?.words).toEqual([
      { text: "one", x: 30, y: 712.5 },
      { text: "two", x: 249.75, y: 412.5 },
    ]);
  });

  test("keeps conjuncts whole, and marks them with their letters", async () => {
    const text = "प्रज्ञा श्रीवास्तव टेक्नोलॉजीज़ कि र्क्षि (Pragya) २२";
    const bytes = await writePdf(list([node("P", -1)], [line(0, 50, words(text))]), tools);
    const { pages } = await readPdf(bytes);
    expect(pages[0]?.text.trim()).toBe(text);
  });

  test("keeps a word whole whose letters a browser has set wider than their face", async () => {
    const wide = [
      { text: "mei@tora", x: 40, end: 113 },
      { text: "n.exampl", x: 113, end: 179 },
      { text: "e,", x: 179, end: 194, space: true },
      { text: "here", x: 220, space: true },
    ];
    const { pages } = await written([node("P", -1)], [line(0, 50, wide)]);
    expect(wordsIn(pages[0]!.text)).toEqual(["mei@toran.example,", "here"]);
  });
  test("keeps a word whole whose letters are drawn back under others", async () => {
    const text = "বিশ্লেষণ, ক্ষুদ্র";
    // Of some sizes the readers took a leap for a space, by what was left of its figures.
    for (const size of [11, 12.67, 16]) {
      const item = { ...line(0, 50, words(text)), size } as Item;
      const { pages } = await written([node("P", -1)], [item]);
      expect(pages[0]?.text.trim()).toBe(text);
    }
  });

  test("is read from right to left where it was written so", async () => {
    const pieces: Piece[] = [
      { text: "منارة", x: 400, rtl: true, space: true },
      { text: "(", x: 390, rtl: true },
      { text: "Manara", x: 330 },
      { text: ")", x: 320, rtl: true, space: true },
      { text: "حدّاد،", x: 280, rtl: true, space: true },
    ];
    const { pages } = await written([node("P", -1)], [line(0, 50, pieces)]);
    expect(wordsIn(pages[0]!.text)).toEqual(["منارة", "(Manara)", "حدّاد،"]);
  });
});

describe("its tags", () => {
  test("tell headings, lists, links and pictures, in the order of the page", async () => {
    const nodes = [
      node("Sect", -1),
      node("H1", 0),
      node("L", 0),
      node("LI", 2),
      node("LBody", 3),
      node("Link", 4, { alt: "the site" }),
      node("Figure", 0, { alt: "Portrait of Ananya" }),
      node("P", 0),
    ];
    const box = { x: 10, y: 10, width: 50, height: 50 };
    const pixel = new Uint8Array([255, 0, 0, 128]);
    const items: Item[] = [
      line(1, 50, words("Ananya")),
      line(-1, 80, words("•")),
      line(4, 80, words("See")),
      line(5, 80, words("site", 140)),
      { kind: "link", node: 5, address: "https://toran.example/a?b=(c)", boxes: [box] },
      { kind: "picture", node: 6, picture: 0, corner: { x: 5, y: 5 }, ...box },
    ];
    const pictures = [{ width: 1, height: 1, encoding: "rgba" as const, bytes: pixel }];
    const [page] = (await written(nodes, items, { pictures })).pages;
    // The paragraph has nothing in it, so it is not there.
    expect(outlineOf(page!.tree)).toBe("Root(Document(Sect(H1 L(LI(LBody(Link))) Figure)))");
    expect(JSON.stringify(page!.tree)).toContain("Portrait of Ananya");
    expect(page!.links).toEqual([
      { url: "https://toran.example/a?b=(c)", rect: [7.5, 705, 45, 742.5] },
    ]);
  });

  test("make an outline, with what is deeper under what is above it", async () => {
    const nodes = [
      node("H2", -1, { outline: { text: "Projects", depth: 1 } }),
      node("H3", -1, { outline: { text: "Saathi", depth: 2 } }),
      node("H3", -1, { outline: { text: "Leaf rust", depth: 2 } }),
      node("H2", -1, { outline: { text: "शिक्षा", depth: 1 } }),
    ];
    const items = nodes.map((_, at) => line(at, 50 + at * 30, words("x")));
    const { outline } = await written(nodes, items);
    expect(outline).toEqual([
      {
        title: "Projects",
        items: [
          { title: "Saathi", items: [] },
          { title: "Leaf rust", items: [] },
        ],
      },
      { title: "शिक्षा", items: [] },
    ]);
  });
});

test("a file of one moment is the same to the byte", async () => {
  const one = list([node("P", -1)], [line(0, 50, words("Hello there"))]);
  const [first, second] = [await writePdf(one, tools), await writePdf(one, tools)];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});
