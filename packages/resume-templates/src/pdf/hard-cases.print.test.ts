import type { Request } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tryGates } from "../testing/gates/gates";
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

test("every hard case passes the gates in one template or another", async () => {
  const found: Record<string, string[]> = {};
  for (const [at, { title }] of hardCases.entries()) {
    const template = builtTemplates[at % builtTemplates.length]!;
    const { faults } = await tryGates(sheet, { template, sample: title });
    if (faults.length) found[`${title} in ${template}`] = faults.slice(0, 4);
  }
  expect(found).toEqual({});
  expect(sheet.faults).toEqual([]);
}, 400_000);

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
