import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawnForms } from "../testing/drawn-forms";
import { comparePlaces } from "../testing/gates/places";
import { matchWords } from "../testing/gates/word-match";
import { openSheet } from "../testing/open-sheet";
import { readPdf, rolesOf } from "../testing/read-pdf";
import type { Sheet } from "../testing/sheet/sheet";
import { builtTemplates } from "../templates/load-template";

type Opened = Awaited<ReturnType<typeof openSheet>>;
let sheet: Opened;
beforeAll(async () => {
  sheet = await openSheet();
});
afterAll(() => sheet.close());

interface Case extends Pick<Sheet, "sample" | "options"> {
  /** The share of words that must come back whole and in order. */
  whole: number;
}

const cases: Case[] = [
  { sample: "full", options: { paper: "a4" }, whole: 1 },
  { sample: "full", options: { paper: "letter" }, whole: 1 },
  { sample: "hindi", options: { paper: "a4" }, whole: 1 },
  { sample: "arabic", options: { paper: "letter" }, whole: 0.9 },
];

describe.each(builtTemplates)("%s", (template) => {
  test.each(cases)(
    "as a PDF is what Chromium prints: $sample, $options.paper",
    async ({ whole, ...given }) => {
      const shown = await sheet.show({ template, ...given });
      const bytes = await sheet.write(shown.input);
      const [ours, theirs] = [await drawnForms(bytes), await drawnForms(await sheet.print())];
      expect(ours.length).toBeGreaterThan(400);
      expect(ours.at(-1)?.page).toBe(theirs.at(-1)?.page);
      expect(comparePlaces(ours, theirs).astray).toEqual([]);

      const file = await readPdf(bytes);
      const text = file.pages.map((page) => page.text).join("\n");
      const words = matchWords(shown.text.join("\n"), text);
      expect(words.whole / words.wanted).toBeGreaterThanOrEqual(whole);
      expect(words.read).toBe(words.wanted);
      expect(file.pages).toHaveLength(shown.pages);
      expect(file).toMatchObject({ ...shown.input, marked: true });

      const roles = file.pages.flatMap(({ tree }) => rolesOf(tree));
      const count = (role: string) => roles.filter((each) => each === role).length;
      expect(["H1", "H2", "H3"].map(count)).toEqual(shown.headings);
      expect(shown.headings[0]).toBe(1);
      expect(file.outline).toHaveLength(shown.headings[1]!);
      expect(file.pages.flatMap(({ links }) => links)).toHaveLength(shown.addresses.length);
      expect(count("Link")).toBe(shown.addresses.length);
      expect(count("Figure")).toBe(shown.pictures);
    },
  );
});

test.each(["japanese", "korean", "chinese", "traditional", "thai"])(
  "%s stands where Chromium prints it",
  async (sample) => {
    // In one of them the lines end between signs of full width, in the other these meet.
    for (const template of ["timeline", "engineer"] as const) {
      const { input } = await sheet.show({ template, sample });
      const ours = await drawnForms(await sheet.write(input));
      const theirs = await drawnForms(await sheet.print());
      expect(comparePlaces(ours, theirs).astray).toEqual([]);
    }
  },
);

test("a résumé of several pages stays small, as all of its faces are cut down", async () => {
  const { pages, input } = await sheet.show({ template: "plain", sample: "long" });
  const { length } = await sheet.write(input);
  expect(pages).toBeGreaterThan(2);
  expect(length).toBeLessThan(90 * 1024);
});

test("19: a PDF that cannot be written is refused, the next one is tried afresh, and what has come serves without a network", async () => {
  const own = await openSheet();
  const { input } = await own.show({ template: "plain", sample: "sparse" });
  const written = async () => (await readPdf(await own.write(input))).title;
  await own.page.route("**/*.wasm", (route) => route.abort());
  await expect(own.write(input)).rejects.toThrow("fetch");
  await own.page.unrouteAll();
  expect(await written()).toBe(input.title);

  // All that the first one needed has come.
  await own.page.context().setOffline(true);
  expect(await written()).toBe(input.title);
  await own.show({ template: "plain", sample: "hindi" });
  await expect(own.write(input)).rejects.toThrow("fetch");
  await own.show({ template: "plain", sample: "sparse" });
  expect(await written()).toBe(input.title);
  await own.close();
});

test("what is loaded for the first PDF is half a megabyte at most", () => {
  const lazy = sheet.files.filter(({ name }) => /worker|harfbuzz|capture/u.test(name));
  expect(lazy.length).toBeGreaterThanOrEqual(4);
  const bytes = lazy.reduce((sum, file) => sum + gzipSync(file.bytes).length, 0);
  expect(bytes).toBeLessThan(500 * 1024);
});
