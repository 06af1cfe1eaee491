import { defineConfig } from "vitest/config";

export default defineConfig({
  build: {
    ssr: "src/main.ts",
    outDir: "dist",
    target: "node20",
    rolldownOptions: { output: { entryFileNames: "[name].js" } },
  },
  ssr: { noExternal: [/^@toran\//] },
  test: {
    globalSetup: ["src/testing/global-setup.ts"],
    include: ["src/**/*.test.ts"],
    pool: "threads",
    // The files share nothing but code, and loading it anew for each would take longer than the tests.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
