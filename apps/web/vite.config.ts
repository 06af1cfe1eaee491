import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = "http://localhost:4000";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { "@": fileURLToPath(new URL("src", import.meta.url)) } },
  build: {
    target: "es2022",
    // Lower targets rewrite light-dark(), and an island with its own theme loses its accent.
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    manifest: true,
    modulePreload: { polyfill: false },
    // The content policy lets no data: address through for fonts and scripts.
    assetsInlineLimit: 0,
  },
  ssr: { noExternal: [/^@toran\//, "lucide-react"] },
  server: {
    port: 5173,
    proxy: {
      "/api": server,
      "/dev": server,
      "/socket.io": { target: server, ws: true },
    },
  },
});
