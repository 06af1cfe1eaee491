import type { Request } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hardCases } from "../testing/hard-cases";
import { hostile, hostileTexts } from "../testing/hostile";
import { openSheet } from "../testing/open-sheet";
import { readPdf } from "../testing/read-pdf";
import { builtTemplates } from "../templates/load-template";

let sheet: Awaited<ReturnType<typeof openSheet>>;
beforeAll(async () => {
  sheet = await openSheet();
});
afterAll(() => sheet.close());

/** Without what a heading, a line's end or the last vowel sign of an Arabic word may change. */
const flat = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cf}\u{64b}-\u{652}]+/gu, "")
    .toUpperCase();

/** Whether a text is there; a page's end may cut it, and the page's number come between. */
function isIn(text: string, value: string, pages: number) {
  const parts = flat(value).match(/.{1,40}/gu) ?? [];
  return parts.filter((part) => !text.includes(part)).length < Math.min(pages, parts.length);
}

/** What is missing in the PDF of one case, and what is there and should not be. */
async function faultsIn(title: string, at: number) {
  const template = builtTemplates[at % builtTemplates.length]!;
  const shown = await sheet.show({ template, sample: title });
  const bytes = await sheet.write(shown.input);
  const file = await readPdf(bytes);
  const text = flat(file.pages.map((page) => page.text).join(""));
  const lost = shown.values.filter((value) => !isIn(text, value, shown.pages));
  return [
    ...lost.map((value) => `${template} lost ${value.slice(0, 80)}`),
    ...(file.pages.length === shown.pages ? [] : [`${template} has ${file.pages.length} pages`]),
    ...(file.title === shown.input.title ? [] : [`${template} is called ${file.title}`]),
  ];
}

test("every hard case comes back whole from its PDF, in one template or another", async () => {
  const found: Record<string, string[]> = {};
  for (const [at, { title }] of hardCases.entries()) {
    const faults = await faultsIn(title, at);
    if (faults.length) found[title] = faults.slice(0, 4);
  }
  expect(found).toEqual({});
  expect(sheet.faults).toEqual([]);
});

test.each(builtTemplates)(
  "183: in %s nothing of a hostile résumé runs, leads astray or is fetched, on the page or from it",
  async (template) => {
    const fetched: string[] = [];
    const note = (request: Request) => void fetched.push(new URL(request.url()).host);
    sheet.page.on("request", note);
    const shown = await sheet.show({ template, sample: hostile.title });
    expect(shown.text.join("")).toContain(hostileTexts[1]);
    expect(await sheet.page.evaluate(activeOn)).toEqual([]);
    for (const bytes of [await sheet.write(shown.input), await sheet.print()]) {
      const { active, pages } = await readPdf(bytes);
      const addresses = pages.flatMap(({ links }) => links.map(({ url }) => url));
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((url) => !/^(?:https?|mailto|tel):/u.test(url))).toEqual([]);
      expect(active).toEqual([]);
    }
    sheet.page.off("request", note);
    const home = new URL(sheet.page.url()).host;
    expect(fetched.filter((host) => host && host !== home)).toEqual([]);
  },
);

/** What on the pages would do anything but be read; a mailbox is no more than its own. */
function activeOn() {
  const pages = document.querySelectorAll(".tr-page *");
  return [...pages].flatMap((element) => {
    const names = element.getAttributeNames().filter((name) => /^(?:on|srcdoc|action)/u.test(name));
    const leads = element instanceof HTMLAnchorElement ? element.protocol : "https:";
    const tags = ["SCRIPT", "IFRAME", "OBJECT", "EMBED", "FORM", "LINK", "META", "STYLE"];
    const harmless = ["http:", "https:", "mailto:", "tel:"].includes(leads);
    return names.length || tags.includes(element.tagName) || !harmless ? [element.outerHTML] : [];
  });
}
