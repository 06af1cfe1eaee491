import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printTable } from "../measure/table";
import { weigh } from "./weigh";

// What each part of the design system costs a page. Ends with an error when one costs more than it
// may, or brings along what belongs to another entry.
const ui = join(import.meta.dirname, "..", "..", "packages", "ui");
const { publishConfig } = JSON.parse(readFileSync(join(ui, "package.json"), "utf8")) as {
  publishConfig: { exports: Record<string, unknown> };
};
const entries = Object.keys(publishConfig.exports).filter((entry) => !/\.(css|json)$/.test(entry));

interface Page {
  page: string;
  parts: Record<string, readonly string[] | "*">;
  /** KB of brotli. For one button the promise is 12; held closer, so that growth is seen early. */
  most: number;
  never: RegExp;
}

const libraries = ["recharts", "@tanstack", "prosemirror", "@dnd-kit", "libphonenumber"];
const without = (...names: string[]) => new RegExp(names.join("|"));
const light = without(...libraries, "/dist/(charts|data-table)/");
const button = ["Button"];

const pages: Page[] = [
  { page: "one Button", parts: { ".": button }, most: 2, never: light },
  {
    page: "Button, Field, TextField",
    parts: { ".": [...button, "Field", "TextField"] },
    most: 3,
    never: light,
  },
  { page: "Dialog", parts: { ".": ["Dialog"] }, most: 16, never: light },
  {
    page: "DataTable",
    parts: { "data-table": ["DataTable"] },
    most: 35,
    never: without("recharts", "/dist/charts/"),
  },
  { page: "charts", parts: { charts: "*" }, most: 110, never: without("@tanstack") },
  // The roll chart is a drawing of its own and shares the menu of the charts, not their library.
  { page: "all of @toran/ui", parts: { ".": "*" }, most: 80, never: without(...libraries) },
  {
    page: "every entry",
    parts: Object.fromEntries(entries.map((entry) => [entry, "*"])),
    most: 230,
    never: without("ag-grid"),
  },
];

const { status } = spawnSync(process.execPath, [join(ui, "scripts", "build.mjs")], {
  stdio: "inherit",
});
if (status !== 0) throw new Error("The design system could not be built.");

const kilo = (bytes: number) => (bytes / 1024).toFixed(1);
const faults: string[] = [];
const rows = [];
for (const { page, parts, most, never } of pages) {
  const { brotli, bytes, later, modules } = await weigh(parts);
  rows.push({
    importing: page,
    "brotli KB": kilo(brotli),
    "at most": String(most),
    "minified KB": kilo(bytes),
    "later, brotli KB": kilo(later),
    modules: modules.length,
  });
  if (brotli > most * 1024) faults.push(`${page} costs ${kilo(brotli)} KB, more than ${most}.`);
  const stray = modules.find((id) => never.test(id));
  if (stray) faults.push(`${page} brings along ${stray}.`);
}
printTable("What a page pays for parts of the design system, over react and react-dom", rows);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
