import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the built server. */
    built: string;
  }
}

/** Where the project before this one has it: they are set up one after the other, in one process. */
const known = "BUILT_FOR_TESTS";

/** Builds the server into a folder of its own, so that the tests kill what people would start. */
export default async function setup(project: TestProject) {
  const before = process.env[known];
  if (before) return project.provide("built", before);
  const cache = join(import.meta.dirname, "..", "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "crash-"));
  const built = join(folder, "dist");
  await build({
    root: join(import.meta.dirname, ".."),
    logLevel: "warn",
    build: { outDir: built },
  });
  execFileSync(process.execPath, [join(built, "main.js"), "--template"], { stdio: "inherit" });
  project.provide("built", built);
  process.env[known] = built;
  return () => {
    process.env[known] = "";
    rmSync(folder, { recursive: true, force: true });
  };
}
