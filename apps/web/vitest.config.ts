import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@": fileURLToPath(new URL("src", import.meta.url)) } },
  test: {
    environment: "node",
    testTimeout: 20_000,
    restoreMocks: true,
    setupFiles: ["src/testing/setup.ts"],
  },
});
