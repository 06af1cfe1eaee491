import { chromium } from "playwright-core";
import { findChromium } from "../../../../scripts/chromium.mjs";
import { serveSheet } from "./serve-sheet";
import type { Press, Sheet } from "./sheet/sheet";

declare const press: Press;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64"));

/** A browser that draws résumés, writes them down with our writer, and prints them with its own. */
export async function openSheet() {
  const served = await serveSheet();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto(served.address);
  await page.waitForFunction(() => "press" in globalThis);
  return {
    page,
    faults,
    files: served.files,
    show: (sheet: Sheet) => page.evaluate((wanted) => press.show(wanted), sheet),
    write: async (input: Parameters<Press["write"]>[0]) =>
      bytesOf(await page.evaluate((wanted) => press.write(wanted), input)),
    print: async () => new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
    list: (footer?: string) => page.evaluate((line) => press.list(line), footer),
    close: async () => {
      await browser.close();
      served.stop();
    },
  };
}
