import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import { triedInChromium } from "../../scripts/tried-in-chromium.mjs";

const configDir = fileURLToPath(new URL("../../.storybook", import.meta.url));
const inBrowser = await triedInChromium();

const loadedLate = [
  "libphonenumber-js/min",
  "prosemirror-commands",
  "prosemirror-history",
  "prosemirror-keymap",
  "prosemirror-model",
  "prosemirror-schema-list",
  "prosemirror-state",
  "prosemirror-view",
];

/** Every story is a test in a real browser: it renders, its play function holds, axe finds nothing in either theme. */
const stories = {
  extends: true as const,
  plugins: [storybookTest({ configDir })],
  // Loaded only when a field asks for them; found late, they would reload the page in the midst of a test.
  optimizeDeps: { include: loadedLate },
  test: {
    name: "stories",
    env: { IN_BOTH_THEMES: "true" },
    // The others are tried where they stand.
    exclude: ["**/packages/resume-templates/**", "**/apps/web/**"],
    // A page serves many files: each story takes away what it drew.
    isolate: false,
    testTimeout: 60_000,
    browser: inBrowser(),
  },
};

/** Every story again: a server draws it, and a browser takes it over. */
const fromServer = {
  extends: true as const,
  plugins: [tailwindcss()],
  optimizeDeps: {
    entries: ["src/**/*.stories.tsx"],
    include: ["react-dom/server", ...loadedLate],
  },
  test: {
    name: "from-server",
    include: ["from-server/*.browser.tsx"],
    globalSetup: "from-server/set-up.tsx",
    testTimeout: 60_000,
    browser: inBrowser(),
  },
};

export default defineConfig({
  test: {
    // Of two processors browsers would use one.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["src/**/*.test.{ts,tsx}"],
          testTimeout: 30_000,
        },
      },
      stories,
      fromServer,
    ],
  },
});
