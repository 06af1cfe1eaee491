import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, extname, join } from "node:path";
import { chromium, type FullConfig } from "@playwright/test";
import { drawProbe } from "./probe";
import { samePicture } from "./same-picture";

const root = join(import.meta.dirname, "..", "..", "..");
const built = join(root, ".cache", "stories");
const pictures = join(import.meta.dirname, "pictures");
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Builds the stories as for the cloud, serves them, and finds out whether this machine draws as the one of the stored pictures. */
export default async function setUp(config: FullConfig) {
  build();
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    try {
      const body = readFileSync(join(built, pathname));
      const headers = {
        "content-type": types[extname(pathname)] ?? "text/plain",
        // The names of these files change with what is in them.
        "cache-control": pathname.startsWith("/assets/") ? "max-age=3600" : "no-cache",
      };
      reply.writeHead(200, headers).end(body);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const { port } = server.address() as AddressInfo;
  process.env.STORIES = `http://127.0.0.1:${port}`;
  process.env.STORY_INDEX = join(built, "index.json");
  await probe(config);
  return () => void server.close();
}

function build() {
  const require = createRequire(join(root, "package.json"));
  const bin = join(dirname(require.resolve("storybook/package.json")), "dist/bin/dispatcher.js");
  const args = ["build", "--test", "--quiet", "-o", built];
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The stories could not be built:\n${stdout}\n${stderr}`);
}

async function probe({ projects, updateSnapshots }: FullConfig) {
  const browser = await chromium.launch(projects[0]?.use.launchOptions);
  const drawn = await drawProbe(browser);
  const version = browser.version();
  await browser.close();

  const file = join(pictures, "probe.png");
  const alike = samePicture(stored(file), drawn).same;
  process.env.DRAWS = alike ? "alike" : "otherwise";
  if (!alike && ["all", "changed"].includes(updateSnapshots)) {
    // Pictures of two machines do not stand beside each other.
    rmSync(pictures, { recursive: true, force: true });
    mkdirSync(pictures, { recursive: true });
    writeFileSync(file, drawn);
    process.env.DRAWS = "alike";
  }
  const compared =
    process.env.DRAWS === "alike"
      ? "draws as the stored pictures: every pixel and every box is compared"
      : "draws letters otherwise than the stored pictures: every box is compared, no pixels";
  console.log(`Chromium ${version} ${compared}.`);
}

function stored(file: string) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
