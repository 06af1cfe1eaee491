import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { threads } from "../../vite.config";
import { builtThreads } from "../threads";

/** Builds the threads of the server once: from the source, each that is started would read the whole contract anew. */
export default async function setup() {
  // Another project has them already.
  if (process.env[builtThreads]) return undefined;
  const root = join(import.meta.dirname, "..", "..");
  const cache = join(root, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "threads-"));
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      rolldownOptions: { input: threads, output: { entryFileNames: "[name].js" } },
    },
    ssr: { noExternal: [/^@toran\//] },
  });
  process.env[builtThreads] = folder;
  return () => {
    process.env[builtThreads] = "";
    rmSync(folder, { recursive: true, force: true });
  };
}
