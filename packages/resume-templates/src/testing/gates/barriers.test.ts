import { expect, test } from "vitest";
import type { DisplayList, Item, Node } from "../../pdf/display-list";
import { writePdf } from "../../pdf/write/write-pdf";
import { toolsFor } from "../tools";
import { barriersIn } from "./barriers";

const tools = await toolsFor("figtree/400Regular/Figtree_400Regular");

type Given = [Node["role"], number, Partial<Node>?];

const text = (node: number, of = "Hello"): Item => ({
  kind: "text",
  node,
  pieces: [{ text: of, x: 40 }],
  baseline: 50 + node * 30,
  size: 16,
  faces: [0],
  colour: [0, 0, 0],
  spacing: 0,
  language: "en",
});

const box = { x: 10, y: 10, width: 50, height: 50 };
const link = (node: number): Item => ({
  kind: "link",
  node,
  address: "https://toran.example/",
  boxes: [box],
});

/** What is found in a file with these elements, each of which has a text if it is named. */
async function found(elements: Given[], items: Item[], more: Partial<DisplayList> = {}) {
  const nodes = elements.map(([role, parent, rest]) => ({
    role,
    parent,
    page: 0,
    top: 0,
    ...rest,
  }));
  const list: DisplayList = {
    title: "Ananya",
    language: "en-IN",
    faces: [""],
    nodes,
    pages: [{ width: 800, height: 1000, items }],
    pictures: [],
    ...more,
  };
  return barriersIn(await writePdf(list, tools));
}

test("nothing keeps a file from being read that is as it should be", async () => {
  const elements: Given[] = [
    ["H1", -1],
    ["P", -1],
    ["Link", 1, { alt: "the site" }],
    ["L", -1],
    ["LI", 3],
    ["LBody", 4],
    ["Table", -1],
    ["TR", 6],
    ["TH", 7, { scope: "Row" }],
    ["TD", 7],
  ];
  const items = [text(0), text(1), text(2), link(2), text(-1), text(5), text(8), text(9)];
  expect(await found(elements, items)).toEqual([]);
});

test.each<[string, Given[], Item[], Partial<DisplayList>?]>([
  ["11-006: the file has no language", [["H1", -1]], [text(0)], { language: "" }],
  ["06-003: the metadata have no title", [["H1", -1]], [text(0)], { title: "" }],
  [
    "14-003: an H3 follows an H1",
    [
      ["H1", -1],
      ["H3", -1],
    ],
    [text(0), text(1)],
  ],
  ["14-002: the first heading is an H2", [["H2", -1]], [text(0)]],
  [
    "13-004: a figure has no words",
    [
      ["H1", -1],
      ["Figure", -1],
    ],
    [text(0), text(1)],
  ],
  [
    "09-004: a /LI in /Document",
    [
      ["H1", -1],
      ["LI", -1],
      ["LBody", 1],
    ],
    [text(0), text(2)],
  ],
  [
    "09-004: a /L holds text",
    [
      ["H1", -1],
      ["L", -1],
    ],
    [text(0), text(1)],
  ],
  [
    "15-003: a heading cell does not say whom it speaks for",
    [
      ["H1", -1],
      ["Table", -1],
      ["TR", 1],
      ["TH", 2],
    ],
    [text(0), text(3)],
  ],
  [
    "28-002: a link cannot be pressed",
    [
      ["H1", -1],
      ["Link", 0],
    ],
    [text(0), text(1)],
  ],
  ["28-010: a link of page 1 is in no Link", [["H1", -1]], [text(0), link(0)]],
  ["31-030: /F0 shows a form that it does not have, 1", [["H1", -1]], [text(0, "丂")]],
])("%s", async (barrier, elements, items, more) => {
  expect(await found(elements, items, more)).toContain(barrier);
});
