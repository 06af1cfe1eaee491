import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";

export interface Opened {
  /** Kilobytes of JavaScript, gzip, that had come when the form worked. */
  scriptKb: number;
  requests: number;
  fcp: number;
  lcp: number;
  /** How much moved while the page came, as browsers count it. */
  shift: number;
  /** Milliseconds until pressing the button is answered by the page. */
  works: number;
}

/** Opens a page with an empty cache, the CPU slowed and a Fast 4G line, and waits until its form works. */
export async function openCold(browser: Browser, address: string, slower = 4): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const line = {
    offline: false,
    latency: 165,
    downloadThroughput: (9e6 / 8) * 0.9,
    uploadThroughput: (1.5e6 / 8) * 0.9,
  };
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });

  const scripts: { at: number; body: Promise<Buffer> }[] = [];
  let requests = 0;
  const started = performance.now();
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) requests++;
  });
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    const body = request.response().then((reply) => reply!.body());
    scripts.push({ at: performance.now() - started, body });
  });
  await page.addInitScript({ path: join(import.meta.dirname, "watch.js") });
  await page.goto(address, { waitUntil: "commit" });
  while ((await page.evaluate("window.formWorks")) === undefined)
    await new Promise((settle) => setTimeout(settle, 10));
  const until = performance.now() - started;
  const requestsThen = requests;
  const before = scripts.filter(({ at }) => at <= until);
  const bytes = await Promise.all(
    before.map(async ({ body }) => gzipSync(await body, { level: 9 }).length),
  );
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(
    "({ fcp: window.fcp, lcp: window.lcp, works: window.formWorks, shift: window.shift })",
  );
  await context.close();
  const told = seen as Pick<Opened, "fcp" | "lcp" | "works" | "shift">;
  return {
    ...told,
    scriptKb: bytes.reduce((a, b) => a + b, 0) / 1024,
    requests: requestsThen,
  };
}
