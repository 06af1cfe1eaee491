import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "../../scripts/chromium.mjs";

/** The stories of what the areas share, in a real browser: each renders, its play holds, axe finds nothing in either theme. */
export default defineConfig({
  plugins: [
    storybookTest({ configDir: fileURLToPath(new URL("../../.storybook", import.meta.url)) }),
  ],
  test: {
    name: "stories",
    env: { IN_BOTH_THEMES: "true" },
    // The parts and the résumés are tried by their own packages.
    exclude: ["**/packages/**"],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: {
          executablePath: await findChromium(),
          args: ["--no-sandbox", "--disable-background-networking"],
        },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
