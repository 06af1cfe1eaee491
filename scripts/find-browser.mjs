import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const works = (path) => existsSync(path) && spawnSync(path, ["--version"]).status === 0;

const onPath = (names) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

/** A browser that is installed and starts: the named one, else by its usual names and places. */
export const installed = (named, names, places) =>
  [named ?? "", ...onPath(names), ...places].find((path) => path && works(path));

/**
 * How each package manager installs a package, tried in turn; those that are not there are passed over.
 * @param {Record<string, string | string[]>} name
 * @returns {[string, string[][]][]}
 */
const managers = (name) => [
  [
    "apt-get",
    [
      ["update", "-qq"],
      ["install", "-y", "-qq", ...[name["apt-get"] ?? name.any].flat()],
    ],
  ],
  ["apk", [["add", name.any]]],
  ["dnf", [["install", "-y", name.any]]],
  ["pacman", [["-Sy", "--noconfirm", name.any]]],
  ["brew", [["install", "--cask", name.any]]],
];

/** Runs a command to its end, however it ends, without holding up what goes on beside it. */
export const finished = (command, args, options = {}) =>
  new Promise((settle) => {
    const child = spawn(command, args, { stdio: "inherit", ...options });
    child.on("error", settle);
    child.on("close", settle);
  });

/** Installs a package by the system's own manager, until `find` finds what it brings. */
export async function fromTheSystem(name, find) {
  for (const [manager, steps] of managers(name)) {
    if (spawnSync(manager, ["--version"]).error) continue;
    const asRoot = process.getuid?.() === 0;
    for (const step of steps) {
      const [command, args] = asRoot ? [manager, step] : ["sudo", ["-n", manager, ...step]];
      await finished(command, args, {
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
    const path = find();
    if (path) return path;
  }
}
