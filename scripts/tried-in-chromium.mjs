import { playwright } from "@vitest/browser-playwright";
import { findChromium } from "./chromium.mjs";

/** The browser in which Vitest tries pages; each project asks for an instance of its own. */
export async function triedInChromium() {
  const executablePath = await findChromium();
  return () => ({
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 1440, height: 900 },
    provider: playwright({
      launchOptions: {
        executablePath,
        args: ["--no-sandbox", "--disable-background-networking"],
      },
    }),
    instances: [{ browser: /** @type {const} */ ("chromium") }],
  });
}
