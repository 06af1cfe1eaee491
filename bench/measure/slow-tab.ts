import type { Browser } from "playwright-core";

/** A tab with an empty cache, the CPU slowed, and a Fast 4G line. */
export async function slowTab(browser: Browser, slower = 4) {
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
  return page;
}
