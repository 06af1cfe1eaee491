import { afterAll, beforeAll, expect, test } from "vitest";
import { openSheet } from "../../testing/open-sheet";
import { rudeRules } from "../../testing/rude-rules";
import type { DisplayList, Item } from "../display-list";

let sheet: Awaited<ReturnType<typeof openSheet>>;
beforeAll(async () => {
  sheet = await openSheet();
});
afterAll(() => sheet.close());

const itemsOf = ({ pages }: DisplayList) => pages.flatMap(({ items }) => items);
const isText = (item: Item) => item.kind === "text";
const textOf = (item: Item) =>
  item.kind === "text"
    ? item.pieces
        .map(({ text, space }) => text + (space ? " " : ""))
        .join("")
        .trim()
    : "";
/** Where a node stands in the tree: "Sect L LI LBody". */
function pathOf(list: DisplayList, at: number): string {
  const node = list.nodes[at];
  return node ? `${pathOf(list, node.parent)} ${node.role}`.trim() : "";
}

test("no zoom of the pages or their host changes anything, and nothing is left behind", async () => {
  await sheet.show({ template: "sidebar", sample: "full" });
  const plain = await sheet.list();
  await sheet.show({ template: "sidebar", sample: "full", zoom: 0.45 });
  await sheet.page.evaluate(() => (document.body.style.transform = "scale(0.7)"));
  const before = await sheet.page.locator("html *").count();
  expect(await sheet.list()).toEqual(plain);
  expect(await sheet.page.locator("html *").count()).toBe(before);
  await sheet.page.evaluate(() => (document.body.style.transform = ""));
});

test("18: nothing that a host says of all elements changes what is written down, nor does its dark theme", async () => {
  await sheet.show({ template: "sidebar", sample: "full" });
  const plain = await sheet.list("Seen by Vikram Rao");
  const style = await sheet.page.addStyleTag({ content: rudeRules });
  await sheet.page.emulateMedia({ colorScheme: "dark" });
  await sheet.show({ template: "sidebar", sample: "full" });
  expect(await sheet.list("Seen by Vikram Rao")).toEqual(plain);
  await style.evaluate((node) => (node as Element).remove());
  await sheet.page.emulateMedia({ colorScheme: "light" });
});

test("18: a screen of more dots to a pixel has the same pages, drawn in the same places", async () => {
  const devtools = await sheet.page.context().newCDPSession(sheet.page);
  const at = async (deviceScaleFactor: number) => {
    const screen = { width: 1280, height: 720, deviceScaleFactor, mobile: false };
    await devtools.send("Emulation.setDeviceMetricsOverride", screen);
    expect(await sheet.page.evaluate(() => devicePixelRatio)).toBe(deviceScaleFactor);
    await sheet.show({ template: "maker", sample: "full" });
    return sheet.list();
  };
  const plain = await at(1);
  expect(await at(3)).toEqual(plain);
  expect(await at(1.5)).toEqual(plain);
  await devtools.detach();
});

test("of a long word or a line of Chinese, each few letters have the place that the browser gave them", async () => {
  for (const sample of ["7: addresses of all kinds", "10: chinese"]) {
    await sheet.show({ template: "swiss", sample });
    const pieces = itemsOf(await sheet.list()).flatMap((item) =>
      item.kind === "text" ? item.pieces.map(({ text }) => text) : [],
    );
    expect(pieces.filter((text) => text.length > 8)).toEqual([]);
    expect(pieces.filter((text) => text.length === 8).length).toBeGreaterThan(1);
  }
});

test("a line for the foot is on each page, and no part of the résumé", async () => {
  await sheet.show({ template: "plain", sample: "long" });
  const list = await sheet.list("Seen by Vikram Rao, 20 November 2026");
  const feet = list.pages.map(({ items }) => items.filter((item) => /Vikram/u.test(textOf(item))));
  expect(list.pages.length).toBeGreaterThan(1);
  expect(feet.map((found) => found.map(({ node }) => node))).toEqual(list.pages.map(() => [-1]));
});

test("what is drawn means what its elements mean", async () => {
  await sheet.show({ template: "placement", sample: "full" });
  const list = await sheet.list();
  const paths = new Map(
    itemsOf(list)
      .filter(isText)
      .map((item) => [textOf(item), pathOf(list, item.node)]),
  );
  const found = (start: string) => [...paths].find(([text]) => text.startsWith(start))?.[1];
  expect(found("Ananya")).toBe("Sect H1");
  expect(found("PROJECTS")).toBe("Sect H2");
  expect(found("Saathi")).toBe("Sect H3");
  expect(found("Led a team")).toBe("Sect L LI LBody");
  expect(found("•")).toBe("");
  expect(found("ananya.iyer@")).toBe("Sect P Link");
  expect(found("B.E.")).toBe("Sect Table TBody TR TH");
  expect(found("9.12")).toBe("Sect P");
  const scopes = list.nodes.flatMap(({ role, scope }) => (role === "TH" ? [scope] : []));
  expect(scopes).toEqual(["Column", "Column", "Column", "Column", "Row", "Row"]);
});

test.each(["placement", "maker"] as const)(
  "projects stand under their heading in the outline of %s, and nothing else does",
  async (template) => {
    await sheet.show({ template, sample: "full" });
    const { nodes } = await sheet.list();
    const outline = nodes.flatMap((node) => (node.outline ? [node.outline] : []));
    const depths = outline.map(({ text, depth }) => `${depth} ${text.split(",")[0]}`);
    const at = depths.indexOf("1 Projects");
    expect(depths.slice(at, at + 3)).toEqual([
      "1 Projects",
      "2 Saathi",
      "2 Leaf rust detector for tea estates",
    ]);
    expect(depths.filter((each) => each.startsWith("2"))).toHaveLength(3);
  },
);

test("a portrait is a figure in words, drawn round and no larger than paper needs", async () => {
  await sheet.show({ template: "sidebar", sample: "full" });
  const list = await sheet.list();
  const [picture] = itemsOf(list).filter((item) => item.kind === "picture");
  expect(list.nodes[picture!.node]).toMatchObject({
    role: "Figure",
    alt: "Portrait of Ananya Iyer",
  });
  expect(picture!.corner!.x).toBeCloseTo(picture!.width / 2);
  expect(list.pictures[0]!.width).toBeLessThanOrEqual(Math.ceil((picture!.width * 300) / 96));
});

test("a heading in capitals is one word, set apart by its spacing alone", async () => {
  await sheet.show({ template: "engineer", sample: "full", options: { headingCase: "upper" } });
  const heading = itemsOf(await sheet.list()).find((item) => textOf(item) === "EXPERIENCE");
  expect(heading?.kind === "text" && heading.pieces.map(({ space }) => space)).toEqual([
    undefined,
    true,
  ]);
  expect(heading?.kind === "text" && heading.spacing / heading.size).toBeCloseTo(0.06);
});

test("only links to pages, mailboxes and telephones are links", async () => {
  await sheet.show({ template: "plain", sample: "full" });
  await sheet.page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLAnchorElement>(".tr-page a");
    first!.href = "javascript:alert(1)";
    second!.href = "http://toran.example/";
  });
  const list = await sheet.list();
  const addresses = itemsOf(list).flatMap((item) => (item.kind === "link" ? [item.address] : []));
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => !/^(?:https|mailto|tel):/u.test(address))).toEqual([]);
  expect(itemsOf(list).map(textOf)).toContain("ananya.iyer@nilgiri.example");
});

test("who took a copy can be read at its foot in whatever script they are written", async () => {
  await sheet.show({ template: "scholar", sample: "full" });
  const list = await sheet.list("By अनन्या राव, 李, λ★ and Asha");
  const faces = itemsOf(list).flatMap((item) =>
    item.kind === "text" && item.node < 0 && /अनन्या/u.test(textOf(item)) ? item.faces : [],
  );
  const families = ["EBGaramond", "Inter", "NotoSansDevanagari", "noto-sans-sc"];
  expect(
    families.map((name) => faces.findIndex((face) => list.faces[face]!.includes(name)) >= 0),
  ).toEqual([true, true, true, true]);
});
