import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Tells whether the built web app has a page at a path, by what its build wrote down. */
export function knownPaths(folder: string): (path: string) => boolean {
  const file = join(folder, ".server", "paths.json");
  // A web app that says nothing of its pages knows them alone.
  if (!existsSync(file)) return () => true;
  const pages = (JSON.parse(readFileSync(file, "utf8")) as string[]).map(patternOf);
  return (path) => pages.some((page) => page.test(path));
}

// As the router of the web app reads them: in any case, with a slash behind, and a star also for nothing.
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\/$/, "")
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/:\w+/g, "[^/]+")
      .replace(/\/\*$/, "(?:/.*)?")}/*$`,
    "is",
  );
