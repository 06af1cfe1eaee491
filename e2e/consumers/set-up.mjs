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

/** The projects that use what is packed: each a folder here, some with a page that they share. */
const consumers = [
  { name: "with-tailwind", folders: ["page", "with-tailwind"], uses: "ui" },
  { name: "without-tailwind", folders: ["page", "without-tailwind"], uses: "ui" },
  { name: "resume", folders: ["resume"], uses: "resume-templates" },
];

/** Packs the packages as they would be published, and installs them into projects outside the workspace. */
export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "toran-consumers-"));
  const tarballs = Object.fromEntries(
    [...new Set(consumers.map(({ uses }) => uses))].map((name) => [name, pack(name, folder)]),
  );
  for (const { name, folders, uses } of consumers) {
    const project = join(folder, name);
    for (const each of folders) cpSync(join(here, each), project, { recursive: true });
    cpSync(tarballs[uses], join(project, `toran-${uses}.tgz`));
    // The versions of this workspace, so that what is on the machine already is not fetched again.
    cpSync(join(root, "pnpm-lock.yaml"), join(project, "pnpm-lock.yaml"));
    writeFileSync(join(project, "pnpm-workspace.yaml"), catalogAlone());
    run(project, "install", "--prefer-offline", "--no-frozen-lockfile", "--ignore-scripts");
  }
  process.env.CONSUMERS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function pack(name, folder) {
  const packed = join(folder, "packed");
  const own = join(packed, name);
  mkdirSync(own, { recursive: true });
  run(join(root, "packages", name), "pack", "--pack-destination", own);
  const tarball = join(packed, `toran-${name}.tgz`);
  renameSync(join(own, readdirSync(own)[0]), tarball);
  return tarball;
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
