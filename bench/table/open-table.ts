import { join } from "node:path";
import type { Browser, CDPSession } from "playwright-core";

export interface TableFigures {
  mount: number;
  filter: number;
  sort: number;
  /** Milliseconds each typed key waits for its paint, the slowest but one in twenty. */
  key: number;
  frameMedian: number;
  frame95: number;
  /** Milliseconds of script in each frame of a scroll. */
  script: number;
  /** Places that were painted without their row. */
  blank: number;
}

const frames = 120;

/** Opens a page, mounts its table of `rows`, and puts it through its paces. */
export async function openTable(browser: Browser, address: string, rows: number, slower: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(120_000);
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    await page.addInitScript({ path: join(import.meta.dirname, "watch.js") });
    await page.goto(`${address}?rows=${rows}`, { waitUntil: "load" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const ask = async <T>(code: string) => (await page.evaluate(code)) as T;

    const mount = await ask<number>("bench.mount()");
    const filter = await ask<number>("bench.filter()");
    const sort = await ask<number>("bench.sort()");
    await page.locator("input").first().focus();
    await page.keyboard.type("Ananya", { delay: 120 });
    const keys = await ask<number[]>("bench.frames(3).then(() => [...keys.values()])");
    for (let n = 0; n < 6; n++) await page.keyboard.press("Backspace");
    await ask("bench.frames(10)");

    const before = await scriptTime(devtools);
    const times = await ask<number[]>(`bench.frames(${frames})`);
    const script = (await scriptTime(devtools)) - before;
    const blank = await ask<number>(`bench.blank(${frames / 2})`);
    return {
      mount,
      filter,
      sort,
      key: share(keys, 0.95),
      frameMedian: share(times, 0.5),
      frame95: share(times, 0.95),
      script: script / times.length,
      blank,
    } satisfies TableFigures;
  } finally {
    await page.close();
  }
}

async function scriptTime(devtools: CDPSession) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0);
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
