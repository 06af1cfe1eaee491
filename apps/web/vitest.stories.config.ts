import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineConfig } from "vitest/config";
import { triedInChromium } from "../../scripts/tried-in-chromium.mjs";

/** The stories of what the areas share, in a real browser: each renders, its play holds, axe finds nothing in either theme. */
export default defineConfig({
  plugins: [
    storybookTest({ configDir: fileURLToPath(new URL("../../.storybook", import.meta.url)) }),
  ],
  // Of a screen that is loaded when it is entered: found late, it would reload the page in the midst of a test.
  optimizeDeps: { include: ["@toran/ui > @dnd-kit/core"] },
  test: {
    name: "stories",
    env: { IN_BOTH_THEMES: "true" },
    // The parts and the résumés are tried by their own packages.
    exclude: ["**/packages/**"],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    browser: (await triedInChromium())(),
  },
});
