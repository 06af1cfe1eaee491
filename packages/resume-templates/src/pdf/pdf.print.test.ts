import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Drawn, drawnForms } from "../testing/drawn-forms";
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

/** A line may end after a hyphen, so what follows one counts as a word of its own on either side. */
const wordsIn = (text: string) =>
  text
    .replaceAll("-", "- ")
    .replaceAll(/\p{Cf}/gu, "")
    .split(/\s+/u)
    .filter(Boolean);

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
      expect(ours.filter((form) => !beside(form, theirs))).toEqual([]);

      const file = await readPdf(bytes);
      const read = wordsIn(file.pages.map(({ text }) => text).join("\n"));
      const seen = wordsIn(shown.text.join("\n"));
      expect(wordsInCommon(seen, read) / seen.length).toBeGreaterThanOrEqual(whole);
      expect(read.length).toBe(seen.length);
      expect(file.pages).toHaveLength(shown.pages);
      expect(file).toMatchObject({ ...shown.input, marked: true });

      const roles = file.pages.flatMap(({ tree }) => rolesOf(tree));
      const count = (role: string) => roles.filter((each) => each === role).length;
      expect(["H1", "H2", "H3"].map(count)).toEqual(shown.headings);
      expect(shown.headings[0]).toBe(1);
      expect(file.outline).toHaveLength(shown.headings[1]!);
      expect(file.pages.flatMap(({ links }) => links)).toHaveLength(shown.links);
      expect(count("Link")).toBe(shown.links);
      expect(count("Figure")).toBe(shown.pictures);
    },
  );
});

/** Whether the browser draws something of the same face in the same place: where words begin, to a twentieth of a point. */
function beside({ text, face, page, x, y, first }: Drawn, theirs: Drawn[]) {
  // Within a long word, Chromium rounds the advance of each form, and says so with each.
  const across = first && !/^\p{M}/u.test(text) ? 0.05 : 0.3;
  return theirs.some(
    (form) =>
      form.page === page &&
      form.face === face &&
      Math.abs(form.x - x) <= across &&
      Math.abs(form.y - y) <= 1.5,
  );
}

/** How many words two texts have in common, in the same order. */
function wordsInCommon(one: string[], other: string[]) {
  let above = other.map(() => 0);
  for (const word of one) {
    const row: number[] = [];
    for (const [at, found] of other.entries())
      row.push(
        word === found ? (above[at - 1] ?? 0) + 1 : Math.max(above[at] ?? 0, row[at - 1] ?? 0),
      );
    above = row;
  }
  return above.at(-1) ?? 0;
}

test.each(["japanese", "korean", "chinese", "traditional", "thai"])(
  "%s stands where Chromium prints it",
  async (sample) => {
    // In one of them the lines end between signs of full width, in the other these meet.
    for (const template of ["timeline", "engineer"] as const) {
      const { input } = await sheet.show({ template, sample });
      const ours = await drawnForms(await sheet.write(input));
      const theirs = await drawnForms(await sheet.print());
      expect(ours.filter((form) => !beside(form, theirs))).toEqual([]);
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
