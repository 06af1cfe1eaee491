import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { openPages } from "../measure/open-pages";
import { median, printTable } from "../measure/table";
import type { Bench } from "./pages/main";
import { readFile } from "./read-file";
import { type Language, languages } from "./resume";

declare const bench: Bench;

const rounds = Number(process.env.ROUNDS ?? 9);
const engines = { ours: "Toran", reactPdf: "@react-pdf/renderer", print: "Chromium's print" };
type Engine = keyof typeof engines;

async function open(browser: Browser, address: string) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await page.waitForFunction(() => "bench" in globalThis);
  return page;
}

async function write(page: Page, engine: Engine, language: Language) {
  if (engine !== "print") {
    const { time, file } = await page.evaluate(([name, tag]) => bench.write(name, tag), [
      engine,
      language,
    ] as const);
    return { time, bytes: new Uint8Array(Buffer.from(file, "base64")) };
  }
  const start = performance.now();
  const bytes = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  return { time: performance.now() - start, bytes: new Uint8Array(bytes) };
}

async function row(browser: Browser, address: string, engine: Engine) {
  const page = await open(browser, address);
  const { text } = await page.evaluate(() => bench.show("en"));
  const cold = await write(page, engine, "en");
  const warm: number[] = [];
  for (let round = 0; round < rounds; round++) warm.push((await write(page, engine, "en")).time);
  const { pages, words, tagged } = await readFile(cold.bytes, text);
  const others: Partial<Record<Language, string>> = {};
  for (const language of languages.slice(1)) {
    const shown = await page.evaluate((tag) => bench.show(tag), language);
    // Its fall is one of the things to be seen here.
    const read = await write(page, engine, language)
      .then(({ bytes }) => readFile(bytes, shown.text))
      .catch(() => ({ words: "failed" }));
    others[language] = read.words;
  }
  await page.context().close();
  return {
    engine: engines[engine],
    pages,
    "cold, ms": Math.round(cold.time),
    "warm, ms": Math.round(median(warm)),
    KB: cold.bytes.length / 1024,
    English: words,
    Hindi: others.hi ?? "",
    Arabic: others.ar ?? "",
    tagged: tagged ? "yes" : "no",
  };
}

/** What an edit and a download cost whoever writes, also on a machine of a quarter of the speed. */
async function feel(browser: Browser, address: string, slower: number) {
  const page = await open(browser, address);
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => bench.show("en"));
  await write(page, "ours", "en");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const refresh: number[] = [];
  const pdf: number[] = [];
  await page.evaluate(() => performance.clearMeasures());
  for (let round = 0; round < rounds; round++) {
    refresh.push((await page.evaluate(() => bench.show("en"))).time);
    pdf.push((await write(page, "ours", "en")).time);
  }
  const capture = await page.evaluate(() =>
    performance.getEntriesByName("resume-capture").map(({ duration }) => duration),
  );
  await page.context().close();
  return [
    { what: `pages anew, CPU / ${slower}`, ms: median(refresh), budget: slower === 1 ? 60 : 150 },
    { what: `capture, CPU / ${slower}`, ms: median(capture), budget: slower === 1 ? 40 : "" },
    { what: `PDF warm, CPU / ${slower}`, ms: median(pdf), budget: slower === 1 ? 200 : 600 },
  ];
}

const { browser, address, close } = await openPages(join(import.meta.dirname, "pages"), 4186);
try {
  const rows = [];
  for (const engine of Object.keys(engines) as Engine[])
    rows.push(await row(browser, address, engine));
  printTable(
    `One résumé, three engines; words given back whole by PDF.js; median of ${rounds}`,
    rows,
  );
  printTable("Two pages in the studio; a browser slows the page, not its worker", [
    ...(await feel(browser, address, 1)),
    ...(await feel(browser, address, 4)),
  ]);
} finally {
  await close();
}
