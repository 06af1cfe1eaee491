import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

// A check that reads nothing passes too. Each is given something broken, and must say so.
const root = join(import.meta.dirname, "..");
const bin = (name) => join(root, "node_modules", ".bin", name);
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "toran-check-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function run(name, ...args) {
  const { status, stdout, stderr } = spawnSync(bin(name), args, { cwd: folder, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

const cruise = () =>
  run("depcruise", "--config", join(root, ".dependency-cruiser.mjs"), ".", "--no-progress");

const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    target: "es2023",
    module: "esnext",
    moduleResolution: "bundler",
    noEmit: true,
    types: [],
  },
  include: ["."],
});

test.each([
  ["lib-looks-down-only", "apps/web/src/lib/a.ts", "../areas/hr/b", "apps/web/src/areas/hr/b.ts"],
  ["area-is-an-island", "apps/web/src/areas/po/a.ts", "../hr/b", "apps/web/src/areas/hr/b.ts"],
  ["area-is-an-island", "apps/web/src/areas/po/a.ts", "@/areas/hr/b", "apps/web/src/areas/hr/b.ts"],
  [
    "stores-looks-down-only",
    "apps/web/src/stores/a.ts",
    "@/areas/hr/b",
    "apps/web/src/areas/hr/b.ts",
  ],
  [
    "feature-is-an-island",
    "apps/web/src/features/chat/a.ts",
    "../todos/b",
    "apps/web/src/features/todos/b.ts",
  ],
  [
    "module-keeps-its-tables",
    "apps/server/src/modules/jobs/a.ts",
    "../todos/tables",
    "apps/server/src/modules/todos/tables.ts",
  ],
  ["ui-stands-alone", "packages/ui/src/a.ts", "../../contract/src/b", "packages/contract/src/b.ts"],
])(
  "the boundary %s is guarded",
  (rule, from, spelled, to) => {
    write({
      [from]: `import { b } from "${spelled}";\nexport const a = b;\n`,
      [to]: "export const b = 1;\n",
    });
    const { status, said } = cruise();
    expect(said).toContain(rule);
    expect(status).not.toBe(0);
  },
  30_000,
);

test("an import that leads nowhere is found", () => {
  write({ "apps/web/src/lib/a.ts": 'export { b } from "~/areas/hr/b";\n' });
  const { status, said } = cruise();
  expect(said).toContain("leads-somewhere");
  expect(status).not.toBe(0);
}, 30_000);

test("a promise that nobody waits for is found", () => {
  write({
    "tsconfig.json": tsconfig,
    "a.ts": "export async function a() {}\nexport const b = () => {\n  a();\n};\n",
  });
  const { status, said } = run("oxlint", "--type-aware", "-c", join(root, ".oxlintrc.json"), ".");
  expect(said).toContain("no-floating-promises");
  expect(status).not.toBe(0);
}, 30_000);

test("a file that is laid out otherwise is found", () => {
  write({ "a.ts": "export const   a = { b:1 }\n" });
  expect(run("oxfmt", "-c", join(root, ".oxfmtrc.json"), "--check", "a.ts").status).not.toBe(0);
});

test("code that nobody uses is found", () => {
  write({
    "package.json": JSON.stringify({ name: "broken", main: "a.ts" }),
    "tsconfig.json": tsconfig,
    "a.ts": "export const a = 1;\n",
    "forgotten.ts": "export const b = 1;\n",
  });
  const { status, said } = run("knip", "--directory", folder);
  expect(said).toContain("forgotten.ts");
  expect(status).not.toBe(0);
}, 30_000);

test("a wrong type is found", () => {
  write({ "tsconfig.json": tsconfig, "a.ts": 'export const a: number = "one";\n' });
  expect(run("tsc", "--noEmit", "-p", folder).status).not.toBe(0);
}, 30_000);
