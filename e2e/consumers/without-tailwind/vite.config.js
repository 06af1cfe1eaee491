import { defineConfig } from "vite";

export default defineConfig({
  build: { cssTarget: ["chrome123", "safari17.5", "firefox120"] },
});
