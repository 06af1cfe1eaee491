import { afterAll, expect, test } from "vitest";
import { builtTemplates } from "../../templates/load-template";
import { hardCases } from "../hard-cases";
import type { pressing } from "../pressing";
import { type Found, tryGates } from "./gates";
import { printGrid } from "./print-grid";

/** The hard cases that other browsers are asked for as well. */
const starred = hardCases.filter(({ title }) => /^(?:1|4|8|9|10):/u.test(title));

type Pressed = ReturnType<typeof pressing>;

/** Each of them in every template on both papers, in a browser that is opened by then. */
export function tryStarred(sheet: () => Pressed) {
  const grid: { title: string; files: Found[] }[] = [];
  afterAll(() => printGrid(grid));
  test.each(starred)("$title", async ({ title }) => {
    const found: Record<string, string[]> = {};
    const files: Found[] = [];
    for (const template of builtTemplates)
      for (const paper of ["a4", "letter"] as const) {
        const file = await tryGates(sheet(), { template, sample: title, options: { paper } });
        files.push(file);
        if (file.faults.length) found[`${template}, ${paper}`] = file.faults.slice(0, 6);
      }
    grid.push({ title, files });
    expect(found).toEqual({});
  });
}
