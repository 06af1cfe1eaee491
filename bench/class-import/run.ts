import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";
import { type NewPerson, newPerson } from "../measure/new-person";
import { startServer } from "../measure/start-server";
import { printTable } from "../measure/table";
import { classList } from "./class-list";
import { takeLargestPlan } from "./largest-plan";

const rows = Number(process.env.ROWS ?? 10_000);
const server = await startServer(4185, process.env.DATABASE_URL ? { DEMO: "false" } : {});
const engine = process.env.DATABASE_URL ? "PostgreSQL" : "embedded";
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-background-networking"],
});

const officer = () => newPerson(server.address, "officer-ready");

/** Another officer, who reads a list all the while: how long each of their calls takes. */
function neighbour({ accessToken }: NewPerson) {
  const took: number[] = [];
  const ended = new AbortController();
  const walk = (async () => {
    while (!ended.signal.aborted) {
      const began = performance.now();
      const reply = await fetch(`${server.address}/api/v1/placement-officer/todolist`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      await reply.arrayBuffer();
      took.push(performance.now() - began);
      await new Promise((settle) => setTimeout(settle, 20));
    }
  })();
  return async () => {
    ended.abort();
    await walk;
    const sorted = took.toSorted((a, b) => a - b);
    const at = (part: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
    return { p50: at(0.5) ?? 0, p99: at(0.99) ?? 0 };
  };
}

async function signedIn(by: Browser, { role, mode, accessToken }: NewPerson) {
  const page = await by.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.address}/mark.svg`);
  const root = { version: 1, isAuth: true, role, token: accessToken, sessionExpired: false, mode };
  await page.evaluate(
    ([token, kept]) => {
      localStorage.setItem("auth_token", token!);
      localStorage.setItem("root", kept!);
    },
    [accessToken, JSON.stringify(root)],
  );
  await page.goto(`${server.address}/po/students/import`);
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  // Nobody finds the file on their disk sooner than the page has come to rest.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: "longtask" });
  });
  return page;
}

/** One step of the screen: how long it takes, how the neighbour fares, and the page's longest task. */
async function step(
  page: Page,
  other: NewPerson,
  begin: () => Promise<unknown>,
  end: () => Promise<unknown>,
) {
  await page.evaluate("window.long.length = 0");
  const stop = neighbour(other);
  const began = performance.now();
  await begin();
  await end();
  const took = performance.now() - began;
  const { p50, p99 } = await stop();
  const longest = await page.evaluate<number>("Math.max(0, ...window.long)");
  return {
    "took ms": Math.round(took),
    "others p50 ms": p50,
    "others p99 ms": p99,
    "longest task ms": longest < 50 ? "under 50" : Math.round(longest),
  };
}

/** The same rows into a table of as many columns, with nothing checked: what the engine alone needs. */
async function bareInsert(text: string) {
  const [head = "", ...lines] = text.trim().split("\n");
  const names = head.split(",");
  const database = await PGlite.create();
  await database.exec(`create table bare (${names.map((name) => `${name} text`).join(", ")})`);
  const records = lines.map((line) =>
    Object.fromEntries(line.split(",").map((cell, at) => [names[at], cell])),
  );
  const began = performance.now();
  for (let from = 0; from < records.length; from += 250)
    await database.query(
      "insert into bare select * from jsonb_populate_recordset(null::bare, $1::jsonb)",
      [JSON.stringify(records.slice(from, from + 250))],
    );
  const took = performance.now() - began;
  await database.close();
  return took;
}

try {
  const person = await officer();
  await takeLargestPlan(server.address, person);
  const other = await officer();
  const text = classList(rows);
  const page = await signedIn(browser, person);
  // From the disk, as a person chooses it: bytes handed over by the driver would be a task of the page.
  const file = join(mkdtempSync(join(tmpdir(), "toran-class-")), "class.csv");
  writeFileSync(file, text);
  // Looked for at each frame: the driver would look every half second.
  const shows = (says: string) =>
    page.waitForFunction((words) => new RegExp(words).test(document.body.textContent), says, {
      polling: "raf",
      timeout: 120_000,
    });
  const button = page.getByRole("button", { name: /^Import [\d,]+ students/ });
  const preview = await step(
    page,
    other,
    () => page.locator("input[type=file]").setInputFiles(file),
    () => shows("Import [\\d,]+ students"),
  );
  const commit = await step(
    page,
    other,
    () => button.click(),
    () => shows("students added"),
  );
  printTable(
    `Import of ${rows} rows × ${text.slice(0, text.indexOf("\n")).split(",").length} columns, ${engine} database`,
    [
      { step: "choose the sheet, until its rows are there", ...preview },
      { step: "take it in", ...commit },
      {
        step: "bare insert of the same rows, nothing checked",
        "took ms": Math.round(await bareInsert(text)),
        "others p50 ms": "",
        "others p99 ms": "",
        "longest task ms": "",
      },
    ],
  );
} finally {
  await browser.close();
  await server.stop();
}
