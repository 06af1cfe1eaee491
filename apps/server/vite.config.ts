import { defineConfig } from "vitest/config";

export default defineConfig({
  build: {
    ssr: true,
    outDir: "dist",
    target: "node20",
    rolldownOptions: {
      input: { main: "src/main.ts", "database-worker": "src/db/database-worker.ts" },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
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
