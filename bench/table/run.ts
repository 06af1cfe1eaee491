import { chromium } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";
import { median, printTable } from "../measure/table";
import { openTable, type TableFigures } from "./open-table";
import { servePages } from "./serve-pages";

const rounds = Number(process.env.ROUNDS ?? 3);
const tables = [
  ["static", "static page of 50 rows"],
  ["plain", "plain table"],
  ["virtual", "TanStack Virtual, bare"],
  ["ours", "DataTable, everything on"],
  ["ag-grid", "AG Grid Community"],
] as const;
const sizes = [
  // A plain table of 100,000 rows does not come back.
  { rows: 10_000, slower: 4, without: [] as string[] },
  { rows: 100_000, slower: 1, without: ["plain"] },
];

const pages = await servePages(
  tables.map(([name]) => name),
  4183,
);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-background-networking"],
});
try {
  for (const { rows, slower, without } of sizes) {
    const asked = tables.filter(([name]) => !without.includes(name));
    const runs = new Map<string, TableFigures[]>(asked.map(([name]) => [name, []]));
    // The rounds go over all tables in turn, so that a busy moment of the machine falls on all alike.
    for (let round = 0; round < rounds; round++) {
      for (const [name] of asked) {
        const address = `${pages.address}/${name}/${name}.html`;
        runs.get(name)!.push(await openTable(browser, address, rows, slower));
      }
    }
    const of = (name: string, fact: keyof TableFigures) =>
      median(runs.get(name)!.map((run) => run[fact]));
    const times = (name: string, yard: string, fact: keyof TableFigures) =>
      (of(name, fact) / of(yard, fact)).toFixed(2);
    printTable(
      `${rows.toLocaleString("en-IN")} rows, CPU slowed ${slower} times, median of ${rounds}`,
      asked.map(([name, title]) => ({
        table: title,
        "JS gzip KB": Math.round(pages.weights.get(name) ?? 0),
        "mount ms": Math.round(of(name, "mount")),
        "/ bare": times(name, "virtual", "mount"),
        "filter ms": Math.round(of(name, "filter")),
        "/ bare ": times(name, "virtual", "filter"),
        "sort ms": Math.round(of(name, "sort")),
        "key p95 ms": Math.round(of(name, "key")),
        "frame p50 ms": of(name, "frameMedian").toFixed(1),
        "frame p95 ms": of(name, "frame95").toFixed(1),
        "/ static": times(name, "static", "frame95"),
        "script/frame ms": of(name, "script").toFixed(1),
        "blank rows": of(name, "blank"),
      })),
    );
  }
} finally {
  await browser.close();
  pages.stop();
}
