import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import type { Config } from "../config";
import { knownPaths } from "./known-paths";

/** Where the built web app lies. */
export const webFolder = ({ WEB_DIST }: Pick<Config, "WEB_DIST">) =>
  resolve(WEB_DIST ?? join(appFolder(), "..", "web", "dist"));

function appFolder() {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json"))) folder = resolve(folder, "..");
  return folder;
}

/** The files of the built web app that may be asked for: no dot files, and in production no source maps. */
function filesOf(folder: string, production: boolean): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}${sep}${entry.name}`.slice(folder.length).split(sep).join("/"),
    );
  const hidden = (path: string) => /\/\./.test(path) || (production && path.endsWith(".map"));
  return new Set(all.filter((path) => !hidden(path)));
}

/** The name that the built web app gives itself, by which a page knows whether it is of this build. */
function buildOf(folder: string) {
  const page = join(folder, "index.html");
  const shell = existsSync(page) ? readFileSync(page, "utf8") : "";
  return /data-build="([^"]+)"/.exec(shell)?.[1];
}

const read = (folder: string, production: boolean) => ({
  files: filesOf(folder, production),
  build: buildOf(folder),
  isPage: knownPaths(folder),
});

// A build ends with the packed pages, which lie beside the first one: the folder is written to when all is there.
const writtenAt = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs;

/**
 * What the folder of the built web app holds. It has two thousand files, so it is read once; outside of production it
 * may be built anew meanwhile, and is read again when that has happened.
 */
export function builtWeb(folder: string, { production }: Pick<Config, "production">) {
  let found = read(folder, production);
  let at = writtenAt(folder);
  const readAgain = () => {
    at = writtenAt(folder);
    found = read(folder, production);
  };
  return {
    build: () => found.build,
    isPage: (path: string) => found.isPage(path),
    has(path: string) {
      if (found.files.has(path)) return true;
      if (production && found.files.size) return false;
      // While it is built its files come one by one, and each may be asked for; its pages are there before its end.
      const awaited = /\.(?!html$)\w+$/.test(path);
      if (!awaited && at === writtenAt(folder)) return false;
      readAgain();
      return found.files.has(path);
    },
  };
}
