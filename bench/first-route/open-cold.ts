import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Request } from "playwright-core";
import { slowTab } from "../measure/slow-tab";

export interface Opened {
  /** Kilobytes of JavaScript, gzip, that were asked for before the form worked. */
  scriptKb: number;
  requests: number;
  fcp: number;
  lcp: number;
  /** How much moved while the page came, as browsers count it. */
  shift: number;
  /** Milliseconds until pressing the button is answered by the page. */
  works: number;
}

/** What the watching script saw, and when the page's own time began. */
type Seen = Pick<Opened, "fcp" | "lcp" | "works" | "shift"> & { origin: number };

/** Opens a page with an empty cache, the CPU slowed and a Fast 4G line, and waits until its form works. */
export async function openCold(browser: Browser, address: string, slower = 4): Promise<Opened> {
  const page = await slowTab(browser, slower);
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) asked.push(request);
  });
  await page.addInitScript({ path: join(import.meta.dirname, "watch.js") });
  await page.goto(address, { waitUntil: "commit" });
  // On a busy machine a form may work before the browser has come to paint it.
  while (!(await page.evaluate("window.formWorks !== undefined && window.lcp !== undefined")))
    await new Promise((settle) => setTimeout(settle, 10));
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate<Seen>(
    "({ fcp: window.fcp, lcp: window.lcp, works: window.formWorks, shift: window.shift, origin: performance.timeOrigin })",
  );
  const before = asked.filter((each) => each.timing().startTime < seen.origin + seen.works);
  const bytes = await Promise.all(
    before
      .filter((each) => each.resourceType() === "script")
      .map(async (each) => gzipSync(await (await each.response())!.body(), { level: 9 }).length),
  );
  await page.context().close();
  const { origin: _, ...told } = seen;
  return {
    ...told,
    scriptKb: bytes.reduce((a, b) => a + b, 0) / 1024,
    requests: before.length,
  };
}
