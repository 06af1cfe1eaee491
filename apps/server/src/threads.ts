import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** Names the folder in which tests of the source have threads that are built once. */
export const builtThreads = "BUILT_THREADS";

/** The file of a thread beside the one that starts it, in the source or in the build. */
export function threadFile(folder: string, name: string) {
  const built = join(process.env[builtThreads] || folder, `${name}.js`);
  return existsSync(built) ? built : join(folder, `${name}.ts`);
}

/** From the source a thread begins without the loader of TypeScript, which development started with. */
export function startThread(file: string, options: WorkerOptions): Worker {
  if (!file.endsWith(".ts")) return new Worker(file, options);
  const loader = import.meta.resolve("tsx/esm/api");
  const begin = `import("${loader}").then(({ register }) => (register(), import("${pathToFileURL(file).href}")))`;
  return new Worker(begin, { ...options, eval: true });
}
