import { chromium } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";
import { startServer } from "../measure/start-server";
import { median, printTable } from "../measure/table";
import { openCold, type Opened } from "./open-cold";
import { startYardstick } from "./yardstick";

const rounds = Number(process.env.ROUNDS ?? 5);
const server = await startServer(4181);
const yardsticks = [
  await startYardstick("one-entry", 4182),
  await startYardstick("bare", 4183),
  await startYardstick("plain", 4184),
] as const;
const [oneEntry, bare, plain] = yardsticks;
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-background-networking"],
});

const pages: [name: string, address: string][] = [
  ["all libraries in one entry", `${oneEntry.address}/`],
  ["bare page of our libraries", `${bare.address}/`],
  ["plain HTML, no library", `${plain.address}/`],
  ["/student/login", `${server.address}/student/login`],
  ["/po/login", `${server.address}/po/login`],
  ["/hr/login", `${server.address}/hr/login`],
];

const runs = new Map<string, Opened[]>(pages.map(([name]) => [name, []]));
try {
  // The rounds go over all pages in turn, so that a busy moment of the machine falls on all alike.
  for (let round = 0; round < rounds; round++) {
    for (const [name, address] of pages) runs.get(name)!.push(await openCold(browser, address));
  }

  const of = (name: string, fact: keyof Opened) => median(runs.get(name)!.map((run) => run[fact]));
  const yard = pages[0]![0];
  const beside = (name: string, fact: "fcp" | "lcp" | "works") =>
    (of(name, fact) / of(yard, fact)).toFixed(2);
  printTable(
    `First route, cold, CPU slowed 4 times, Fast 4G, median of ${rounds}`,
    pages.map(([name]) => ({
      page: name,
      "JS gzip KB": of(name, "scriptKb"),
      requests: of(name, "requests"),
      "FCP ms": Math.round(of(name, "fcp")),
      "LCP ms": Math.round(of(name, "lcp")),
      "form works ms": Math.round(of(name, "works")),
      "layout shift": of(name, "shift").toFixed(3),
      "FCP / one entry": beside(name, "fcp"),
      "LCP / one entry": beside(name, "lcp"),
      "works / one entry": beside(name, "works"),
    })),
  );
} finally {
  await browser.close();
  for (const { stop } of yardsticks) stop();
  await server.stop();
}
