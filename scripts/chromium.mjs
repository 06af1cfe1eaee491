import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const works = (path) => existsSync(path) && spawnSync(path, ["--version"]).status === 0;

const installed = () =>
  [process.env.CHROMIUM_PATH ?? "", ...onPath(), ...places].find((path) => path && works(path));

const onPath = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

async function fromPlaywright() {
  const { chromium } = await import("playwright-core");
  if (!existsSync(chromium.executablePath())) {
    spawnSync("npx", ["-y", "playwright-core", "install", "chromium"], {
      stdio: "inherit",
      timeout: 120_000,
    });
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * The system's own package managers, tried in turn; those that are not there are passed over.
 * @type {[string, string[][]][]}
 */
const managers = [
  [
    "apt-get",
    [
      ["update", "-qq"],
      ["install", "-y", "-qq", "chromium"],
    ],
  ],
  ["apk", [["add", "chromium"]]],
  ["dnf", [["install", "-y", "chromium"]]],
  ["pacman", [["-Sy", "--noconfirm", "chromium"]]],
  ["brew", [["install", "--cask", "chromium"]]],
];

function fromTheSystem() {
  for (const [manager, steps] of managers) {
    if (spawnSync(manager, ["--version"]).error) continue;
    const asRoot = process.getuid?.() === 0;
    for (const step of steps) {
      const [command, args] = asRoot ? [manager, step] : ["sudo", ["-n", manager, ...step]];
      spawnSync(command, args, {
        stdio: "inherit",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
    const path = installed();
    if (path) return path;
  }
}

/** The path of a Chromium that starts: an installed one, else Playwright's, else the system's package. */
export async function findChromium() {
  const path = installed() ?? (await fromPlaywright()) ?? fromTheSystem();
  if (!path) {
    throw new Error(
      "No Chromium was found and none could be installed. Install one, or name it in CHROMIUM_PATH.",
    );
  }
  return path;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  console.log(await findChromium());
}
