import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "../../../scripts/chromium.mjs";

const results = "../test-results/visual";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "./set-up.ts",
  outputDir: results,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [
    ["list"],
    ["json", { outputFile: join(process.env.REPORTS ?? results, "visual.json") }],
  ],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? (await findChromium()),
      // Letters and edges depend on as little of the machine as they can.
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-gpu",
        "--disable-lcd-text",
        "--font-render-hinting=none",
        "--force-color-profile=srgb",
        "--hide-scrollbars",
      ],
    },
  },
});
