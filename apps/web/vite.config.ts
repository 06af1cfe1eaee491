import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { wireRows } from "./scripts/wire-rows";

const server = "http://localhost:4000";

export default defineConfig({
  plugins: [react(), tailwindcss(), wireRows()],
  resolve: { alias: { "@": fileURLToPath(new URL("src", import.meta.url)) } },
  build: {
    target: "es2022",
    // Lower targets rewrite light-dark(), and an island with its own theme loses its accent.
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    manifest: true,
    modulePreload: { polyfill: false },
    // The content policy lets no data: address through for fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The lists of what each screen needs are made of these names: a letter less in each saves a home 0.4 KB.
        chunkFileNames: "assets/[name]-[hash:7].js",
        entryFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            // What makes a first page work is one file: each request holds the first paint up, and
            // it should not take thirty of them to log in.
            {
              name: "entry",
              test: /web.src.main|web.src.app.(arriv|in-html|all-styles|too-narrow)|web.src.areas.(student|po|hr).auth.log-in-screen|node_modules.(react|react-dom|scheduler)[/]|packages.ui.src.(alert.alert|brand.(mark|role-switch|shapes|wordmark)|button|facade.(auth|scene|opening|wall|figure|\w+-scene)|field.(field|frame|text-field|password|otp)|icon\b|cn|layout.auth-split)|web.src.features.auth.(auth-page|area-words|log-in\.|second-step|register)|web.src.lib.(use-plain-form|app-link|go)\.|api-client.src.(failure|messages)/,
              priority: 2,
            },
            // After the entry, which takes along what it needs of them.
            {
              name: "terms",
              test: /contract.src.(?!schemas|endpoints|notices|seen|purposes|hiring|student-import|theme|plan-room|phone-in-groups|rich-text|file-rules|mentions|chat-templates|billing-total)/,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: "moves",
              test: /contract.src.hiring.(?!answers|rule|rounds|reasons)/,
              minShareCount: 2,
              priority: 2,
            },
            // What many screens share comes in few files. A screen that was opened cold asked for a hundred of a
            // kilobyte each, and a browser asks for six at a time.
            { name: "zod", test: /node_modules.zod/, priority: 3 },
            { name: "schemas", test: /contract.src.schemas/, minShareCount: 2, priority: 2 },
            {
              name: "parts",
              test: /@radix-ui|@floating-ui|packages.ui.src.(?!data-table|choice.radio|date|combobox|number.(?!count)|description|file|pager|palette|phone|month|slider|rich-text|calendar|board|timeline|stepper|menu.(context|use-place))/,
              minShareCount: 12,
              priority: 2,
            },
            // Small things that both homes ask for.
            {
              name: "homes",
              test: /web.src.(features.(\w+.due|connections.sides)|stores.use-fresh|lib.use-focus-back|lib.due|lib.own-build|lib.(one-by-one|use-minute)|stores.own-home)|ui.src.(badge|progress.progress-windows)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: "icons", test: /lucide-react/, minShareCount: 3, priority: 2 },
            { name: "shell", test: /node_modules.(mobx|react-router)/, priority: 2 },
            // What lists share; no home is one.
            {
              name: "lists",
              test: /web.src.lib.(use-address|use-window-list|window-store|table-of)/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: "screens",
              test: /web.src.(?!lookups|stores.use-own-table|lib.(use-contract-form|settled|keep-typed|use-typed|use-page-title|is-letter-key|save-as|choice-filters|file-problem)|features.(onboarding|address|hiring|list-export|search.search-box))/,
              minShareCount: 12,
            },
            // What the officer's frame and home ask for both.
            { name: "officer", test: /lucide-react.*icons.(network|file-up)\./, priority: 1 },
            {
              name: "hiring",
              test: /web.src.features.hiring.(?!filters)[\w-]+\.tsx?$/,
              minShareCount: 4,
            },
            // A home shows how jobs stand, and none of the dialogs.
            {
              name: "states",
              test: /web.src.features.hiring.(words|dates|state-pill|pay)\.|contract.src.hiring.(rounds|reasons)/,
              minShareCount: 2,
              priority: 1,
            },
            { name: "client", test: /node_modules.axios|api-client.src/, minShareCount: 2 },
            {
              name: "table",
              test: /@tanstack.virtual|@tanstack.react-virtual|ui.src.(data-table|pager)|web.src.stores.use-own-table/,
            },
            { name: "days", test: /ui.src.date.days/, priority: 3 },
            {
              name: "forms",
              test: /react-hook-form|@hookform|ui.src.(date.(month|date-|typed|read)|combobox|number.(?!count)|phone|month)/,
              minShareCount: 4,
              priority: 1,
            },
          ],
        },
      },
    },
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
