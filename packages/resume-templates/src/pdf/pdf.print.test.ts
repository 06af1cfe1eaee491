import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSheet } from "../testing/open-sheet";
import { readPdf } from "../testing/read-pdf";
import { builtTemplates } from "../templates/load-template";

type Opened = Awaited<ReturnType<typeof openSheet>>;
let sheet: Opened;
beforeAll(async () => {
  sheet = await openSheet();
});
afterAll(() => sheet.close());

const papers = ["a4", "letter"] as const;
/** A line may end after a hyphen, so what follows one counts as a word of its own on either side. */
const wordsIn = (text: string) =>
  text
    .replaceAll("-", "- ")

    .replaceAll(/\p{Cf}/gu, "")
    .split(/\s+/u)
    .filter(Boolean);

test.each(builtTemplates)(
  "%s gives back every word of its pages, in their order",
  async (template) => {
    for (const paper of papers) {
      const { pages, text, title } = await sheet.show({
        template,
        sample: "full",
        options: { paper },
      });
      const file = await readPdf(await sheet.write({ title, language: "en-IN" }));
      expect(file.pages).toHaveLength(pages);
      expect(wordsIn(file.pages.map((page) => page.text).join("\n"))).toEqual(
        wordsIn(text.join("\n")),
      );
    }
  },
);

test("what is loaded for the first PDF is half a megabyte at most", () => {
  const lazy = sheet.files.filter(({ name }) => /worker|harfbuzz|capture/u.test(name));
  expect(lazy.length).toBeGreaterThanOrEqual(4);
  const bytes = lazy.reduce((sum, file) => sum + gzipSync(file.bytes).length, 0);
  expect(bytes).toBeLessThan(500 * 1024);
});
