import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss()],
  build: { cssTarget: ["chrome123", "safari17.5", "firefox120"] },
});
