import { launch } from "puppeteer-core";
import { findFirefox } from "../../../../scripts/firefox.mjs";
import { pressing } from "./pressing";
import { serveSheet } from "./serve-sheet";

/** A page that draws résumés in Firefox, and writes them down with our writer. */
export async function openFirefox() {
  const executablePath = await findFirefox();
  if (!executablePath)
    throw new Error("There is no Firefox here; install one, or name it in FIREFOX_PATH.");
  const served = await serveSheet();
  const browser = await launch({ browser: "firefox", headless: true, executablePath });
  const page = await browser.newPage();
  await page.goto(served.address);
  await page.waitForFunction(() => "press" in globalThis);
  return {
    version: await browser.version(),
    ...pressing((script) => page.evaluate(script)),
    close: async () => {
      await browser.close();
      served.stop();
    },
  };
}
