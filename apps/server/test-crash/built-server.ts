import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { build } from "vite";

export const builtInto = join(import.meta.dirname, "..", "node_modules", ".cache", "crash", "dist");

/** Builds the server into a folder of its own, so that the tests kill what people would start. */
export default async function setup() {
  await build({
    root: join(import.meta.dirname, ".."),
    logLevel: "warn",
    build: { outDir: builtInto, emptyOutDir: true },
  });
  execFileSync(process.execPath, [join(builtInto, "main.js"), "--template"], { stdio: "inherit" });
}
