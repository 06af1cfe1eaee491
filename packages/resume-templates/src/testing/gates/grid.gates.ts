import { afterAll, beforeAll, expect, test } from "vitest";
import { builtTemplates } from "../../templates/load-template";
import { drawnByBrowser, hardCases } from "../hard-cases";
import { openSheets } from "../open-sheet";
import { type Found, tryGates } from "./gates";
import { printGrid } from "./print-grid";

// Two pages of one browser, one for each processor of a small machine.
let opened: Awaited<ReturnType<typeof openSheets>>;
let free: Awaited<ReturnType<typeof openSheets>>["sheets"];
const grid: { title: string; files: Found[] }[] = [];

beforeAll(async () => {
  opened = await openSheets(2);
  free = [...opened.sheets];
});
afterAll(async () => {
  await opened.close();
  printGrid(grid);
});

const titles = [...hardCases.map(({ title }) => title), ...drawnByBrowser];

test.concurrent.for(titles)("%s", async (title) => {
  const sheet = free.pop()!;
  const found: Record<string, string[]> = {};
  const files: Found[] = [];
  for (const template of builtTemplates)
    for (const paper of ["a4", "letter"] as const) {
      const file = await tryGates(sheet, { template, sample: title, options: { paper } });
      files.push(file);
      if (file.faults.length) found[`${template}, ${paper}`] = file.faults.slice(0, 6);
    }
  free.push(sheet);
  grid.push({ title, files });
  expect(found).toEqual({});
  expect(sheet.faults).toEqual([]);
});
