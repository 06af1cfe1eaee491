import { defineConfig } from "vitest/config";

// Every hard case in every template on both papers, and what other browsers make of some: too long for each run.
export default defineConfig({
  test: {
    environment: "node",
    reporters: ["verbose"],
    maxConcurrency: 2,
    testTimeout: 900_000,
    hookTimeout: 120_000,
    projects: ["gates", "firefox", "webkit"].map((name) => ({
      extends: true as const,
      test: { name, include: [`src/testing/gates/*.${name}.ts`] },
    })),
  },
});
