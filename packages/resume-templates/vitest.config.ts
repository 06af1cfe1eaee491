import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineConfig } from "vitest/config";
import { triedInChromium } from "../../scripts/tried-in-chromium.mjs";

const inBrowser = await triedInChromium();
const configDir = fileURLToPath(new URL("../../.storybook", import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: ["src/**/*.browser.test.tsx", "src/**/*.print.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "hard cases",
          include: ["src/**/*.browser.test.tsx"],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser: inBrowser(),
        },
      },
      {
        extends: true,
        // Run beside a browser, not in one: the pages are printed and the files read here.
        test: {
          name: "print",
          environment: "node",
          include: ["src/**/*.print.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Paper is white: one theme is all there is.
        plugins: [storybookTest({ configDir })],
        test: {
          name: "stories",
          exclude: ["**/packages/ui/**", "**/apps/web/**"],
          isolate: false,
          testTimeout: 60_000,
          browser: inBrowser(),
        },
      },
    ],
  },
});
