import { afterAll, beforeAll, expect, test } from "vitest";
import { hardCases } from "../testing/hard-cases";
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
