import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";
import { startServer } from "../measure/start-server";
import { printTable } from "../measure/table";
import { pressAll, type Seen } from "./press";
import { walk } from "./walk";

const changes = Number(process.env.CHANGES ?? 200);
const slower = 4;
const people = [
  ["student", "ananya.iyer@nilgiri.example"],
  ["po", "meera.k@nilgiri.example"],
  ["hr", "vikram@kestrel.example"],
] as const;

/** One of the invented people at their home, which has come whole. */
async function enter(browser: Browser, address: string, area: string, email: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript({ path: join(import.meta.dirname, "watch.js") });
  await page.goto(`${address}/${area}/login`);
  await page.getByRole("textbox", { name: /email/i }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("lantern-over-the-door");
  await page.getByRole("button", { name: /^log in/i }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
  await page.waitForLoadState("networkidle");
  return page;
}

/** What a tab holds once everything that nobody needs any more is gone. */
async function held(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  // What a first pass lets go of holds what a second one finds.
  for (let pass = 0; pass < 3; pass++) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  await devtools.detach();
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return { heap: of("JSHeapUsedSize") / 2 ** 20, nodes: of("Nodes") };
}

async function measureMemory(page: Page) {
  await walk(page, 0);
  const before = await held(page);
  const screens = await walk(page, changes);
  const after = await held(page);
  return {
    screens,
    "changes of the screen": changes,
    "heap before, MB": before.heap,
    "after, MB": after.heap,
    "grown, MB": after.heap - before.heap,
    "nodes before": before.nodes,
    after: after.nodes,
  };
}

const share = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

function rowOf(area: string, seen: Seen[]) {
  const times = seen.flatMap(({ presses }) => presses);
  const longest = (of: "presses" | "tasks") =>
    seen
      .map((each) => ({ where: each.where, time: Math.round(Math.max(0, ...each[of])) }))
      .reduce((a, b) => (b.time > a.time ? b : a));
  const [press, task] = [longest("presses"), longest("tasks")];
  return {
    area,
    presses: times.length,
    "p50 ms": share(times, 0.5),
    "p95 ms": share(times, 0.95),
    "slowest ms": `${press.time} (${press.where})`,
    "longest task ms": `${task.time} (${task.where})`,
  };
}

const server = await startServer(4186);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-background-networking"],
});
try {
  const memory = [];
  const presses = [];
  for (const [area, email] of people) {
    const page = await enter(browser, server.address, area, email);
    memory.push({ area, ...(await measureMemory(page)) });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    presses.push(rowOf(area, await pressAll(page)));
    await page.context().close();
  }
  printTable("What a tab keeps", memory);
  printTable(
    `Presses on every screen of the menu, CPU slowed ${slower} times, to the paint`,
    presses,
  );
} finally {
  await browser.close();
  await server.stop();
}
