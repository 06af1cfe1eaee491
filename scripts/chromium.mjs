import { existsSync } from "node:fs";
import { finished, fromTheSystem, installed } from "./find-browser.mjs";

const find = () =>
  installed(
    process.env.CHROMIUM_PATH,
    // The one without windows asks a fifth less of the processors, and draws the same but for the edges of letters.
    [
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome-stable",
      "google-chrome",
      "chrome",
    ],
    [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ],
  );

async function fromPlaywright() {
  const { chromium } = await import("playwright-core");
  if (!existsSync(chromium.executablePath())) {
    await finished("npx", ["-y", "playwright-core", "install", "chromium"], { timeout: 120_000 });
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** The path of a Chromium that starts: an installed one, else Playwright's, else the system's package. */
export async function findChromium() {
  const path =
    find() ??
    (await fromPlaywright()) ??
    (await fromTheSystem({ any: "chromium", "apt-get": "chromium-headless-shell" }, find)) ??
    (await fromTheSystem({ any: "chromium" }, find));
  if (!path) {
    throw new Error(
      "No Chromium was found and none could be installed. Install one, or name it in CHROMIUM_PATH.",
    );
  }
  return path;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  console.log(await findChromium());
}
