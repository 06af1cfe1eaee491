import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Response } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";
import { openCold } from "../first-route/open-cold";
import { startYardstick } from "../first-route/yardstick";
import { newPerson } from "../measure/new-person";
import { slowTab } from "../measure/slow-tab";
import { startServer } from "../measure/start-server";
import { median, printTable } from "../measure/table";

const rounds = Number(process.env.ROUNDS ?? 5);
const homes = [
  ["student-ready", "/student/skills"],
  ["officer-ready", "/po/home"],
  ["hr-ready", "/hr/home"],
] as const;

interface Opened {
  works: number;
  scripts: number;
  kb: number;
}

/** Opens the home of a new person with an empty cache, the CPU slowed and a Fast 4G line, until all of it stands. */
async function openHome(browser: Browser, address: string, scenario: string, path: string) {
  const { role, mode, accessToken } = await newPerson(address, scenario);
  const page = await slowTab(browser);
  const kept = { version: 1, isAuth: true, role, mode, token: accessToken, sessionExpired: false };
  await page.addInitScript((text) => {
    localStorage.setItem("auth_token", (JSON.parse(text) as { token: string }).token);
    localStorage.setItem("root", text);
  }, JSON.stringify(kept));
  await page.addInitScript({ path: join(import.meta.dirname, "watch.js") });
  const came: Response[] = [];
  page.on("response", (reply) => reply.url().endsWith(".js") && came.push(reply));
  await page.goto(address + path);
  while ((await page.evaluate("window.homeIsWhole")) === undefined)
    await new Promise((settle) => setTimeout(settle, 10));
  const [works, origin] = await page.evaluate<[number, number]>(
    "[window.homeIsWhole, performance.timeOrigin]",
  );
  const before = came.filter((reply) => reply.request().timing().startTime < origin + works);
  const over = before.filter((reply) => !/entry-[^/]*$/.test(reply.url()));
  const bytes = await Promise.all(
    over.map(async (reply) => gzipSync(await reply.body(), { level: 9 }).length),
  );
  await page.context().close();
  return { works, scripts: before.length, kb: bytes.reduce((a, b) => a + b, 0) / 1024 };
}

const server = await startServer(4197);
const yardstick = await startYardstick("one-entry", 4198);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-background-networking"],
});
const runs = new Map<string, Opened[]>(homes.map(([, path]) => [path, []]));
const beside: number[] = [];
try {
  for (let round = 0; round < rounds; round++) {
    beside.push((await openCold(browser, `${yardstick.address}/`)).works);
    for (const [scenario, path] of homes)
      runs.get(path)!.push(await openHome(browser, server.address, scenario, path));
  }
  printTable(
    `Homes, cold, CPU slowed 4 times, Fast 4G, median of ${rounds}`,
    homes.map(([, path]) => {
      const of = (fact: keyof Opened) => median(runs.get(path)!.map((run) => run[fact]));
      return {
        home: path,
        scripts: of("scripts"),
        "JS over the entry, gzip KB": of("kb").toFixed(1),
        "whole ms": Math.round(of("works")),
        "whole / log-in form of all libraries in one entry": (of("works") / median(beside)).toFixed(
          2,
        ),
      };
    }),
  );
} finally {
  await browser.close();
  yardstick.stop();
  await server.stop();
}
