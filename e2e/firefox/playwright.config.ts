import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = 4174;
const address = `http://localhost:${port}`;
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), "toran-firefox-"));
process.env.FIREFOX_ADDRESS = address;

// What a browser does its own way, once more in Firefox. Playwright cannot drive the one that people
// have; it runs the tests, and puppeteer drives.
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results/firefox",
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: join(process.env.REPORTS ?? "../test-results", "firefox.json") }],
  ],
  webServer: {
    command: "node --enable-source-maps ../../apps/server/dist/main.js",
    url: `${address}/health/ready`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA,
      DEMO: "true",
      LOG_LEVEL: "warn",
      NODE_ENV: "test",
      PUBLIC_URL: address,
    },
    timeout: 90_000,
  },
});
