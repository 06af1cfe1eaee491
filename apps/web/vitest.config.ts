import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@": fileURLToPath(new URL("src", import.meta.url)) } },
  test: {
    environment: "node",
    // Screens of many roles are slow to look through, more so on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    // A file leaves nothing behind but modules; reading those again for each would double the time.
    isolate: false,
    setupFiles: ["src/testing/setup.ts"],
  },
});
