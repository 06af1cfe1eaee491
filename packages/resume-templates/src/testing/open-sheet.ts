import { chromium, type Page } from "playwright-core";
import { findChromium } from "../../../../scripts/chromium.mjs";
import { serveSheet } from "./serve-sheet";
import { pressing } from "./pressing";

/** Pages of one browser that draw résumés, write them down with our writer, and print them with its own. */
export async function openSheets(count: number) {
  const served = await serveSheet();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const open = async () => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    await page.goto(served.address);
    await page.waitForFunction(() => "press" in globalThis);
    return { page, faults, ...printing(page) };
  };
  return {
    files: served.files,
    sheets: await Promise.all(Array.from({ length: count }, open)),
    close: async () => {
      await browser.close();
      served.stop();
    },
  };
}

const printing = (page: Page) => ({
  ...pressing((call) => page.evaluate(call)),
  print: async () => new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
});

/** One such page. */
export async function openSheet() {
  const { sheets, ...rest } = await openSheets(1);
  return { ...sheets[0]!, ...rest };
}
