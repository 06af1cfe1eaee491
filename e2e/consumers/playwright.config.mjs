import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "./set-up.mjs",
  outputDir: "../test-results/consumers",
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: join(process.env.REPORTS ?? "../test-results", "consumers.json") }],
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? (await findChromium()),
      args: ["--no-sandbox", "--disable-background-networking", "--no-first-run"],
    },
  },
});
