import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4173);
const address = `http://localhost:${port}`;
// Playwright reads this file in each worker; only the first one makes the folder.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), "toran-e2e-"));

/**
 * Each window would make two pages ready for the suggestions under an address bar that nobody sees, which takes longer
 * than opening a page of ours. The last list counts, so what Playwright turns off stands here again.
 */
const withoutSuggestions = `--disable-features=${[
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
].join()}`;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  // They need no server, and have a configuration of their own.
  testIgnore: ["consumers/**", "firefox/**"],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: join(process.env.REPORTS ?? "test-results", "e2e.json") }],
  ],
  use: {
    baseURL: address,
    // A control that never came is named, which the limit of the whole test would not do.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: "en-IN",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        withoutSuggestions,
      ],
    },
  },
  webServer: {
    command: "node --enable-source-maps ../apps/server/dist/main.js",
    url: `${address}/health/ready`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA,
      DEMO: "true",
      LOG_LEVEL: "warn",
      NODE_ENV: "test",
      PUBLIC_URL: address,
    },
    stdout: "pipe",
    timeout: 90_000,
  },
});
