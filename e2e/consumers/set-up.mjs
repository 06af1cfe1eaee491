import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pnpm } from "../../scripts/pnpm.mjs";

const here = import.meta.dirname;
const root = join(here, "..", "..");

/** Packs the design system as it would be published, and installs it into two projects outside the workspace. */
export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "toran-consumers-"));
  const packed = join(folder, "packed");
  mkdirSync(packed);
  run(join(root, "packages", "ui"), "pack", "--pack-destination", packed);
  const [name] = readdirSync(packed);
  const tarball = join(packed, "toran-ui.tgz");
  renameSync(join(packed, name), tarball);

  for (const consumer of ["with-tailwind", "without-tailwind"]) {
    const project = join(folder, consumer);
    cpSync(join(here, "page"), project, { recursive: true });
    cpSync(join(here, consumer), project, { recursive: true });
    cpSync(tarball, join(project, "toran-ui.tgz"));
    // The versions of this workspace, so that what is on the machine already is not fetched again.
    cpSync(join(root, "pnpm-lock.yaml"), join(project, "pnpm-lock.yaml"));
    writeFileSync(join(project, "pnpm-workspace.yaml"), catalogAlone());
    run(project, "install", "--prefer-offline", "--no-frozen-lockfile", "--ignore-scripts");
  }
  process.env.CONSUMERS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

const catalogAlone = () => {
  const settings = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  return settings.replace(/^packages:\n(?: .*\n)+/m, "packages: []\n");
};

function run(cwd, ...args) {
  const { status, stdout, stderr } = spawnSync(pnpm.command, [...pnpm.first, ...args], {
    cwd,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`pnpm ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
}
