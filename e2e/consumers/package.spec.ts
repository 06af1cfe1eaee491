import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { publint } from "publint";

const start = promisify(execFile);
const attw = join(import.meta.dirname, "../node_modules/@arethetypeswrong/cli/dist/index.js");
const packages = [
  { name: "ui", styles: ["./theme.css", "./tailwind.css"], entries: 10 },
  { name: "resume-templates", styles: ["./styles.css"], entries: 9 },
];

const tarball = (name: string) => join(process.env.CONSUMERS!, "packed", `toran-${name}.tgz`);

interface Report {
  analysis: { entrypoints: Record<string, { resolutions: Record<string, Resolution> }> };
}
interface Resolution {
  resolution?: { fileName: string };
}

for (const { name, styles, entries } of packages) {
  test.describe(`the packed @toran/${name}`, () => {
    test("says truly what it holds", async () => {
      const bytes = Uint8Array.from(readFileSync(tarball(name)));
      const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
      expect(pkg?.name).toBe(`@toran/${name}`);
      expect(messages).toEqual([]);
    });

    test("finds the types of every entry", async () => {
      const args = [
        "--profile",
        "esm-only",
        "--format",
        "json",
        "--exclude-entrypoints",
        ...styles,
      ];
      // It ends with a code of its own, and so with an error here, when it finds a fault.
      const { stdout } = await start(process.execPath, [attw, tarball(name), ...args], {
        maxBuffer: 64 * 1024 * 1024,
      });
      const { entrypoints } = (JSON.parse(stdout) as Report).analysis;
      const files = Object.values(entrypoints).flatMap(({ resolutions }) =>
        ["node16-esm", "bundler"].map((way) => resolutions[way]?.resolution?.fileName),
      );
      expect(files).toHaveLength(entries * 2);
      expect(files.filter((file) => !/(\.d\.ts|package\.json)$/.test(file ?? ""))).toEqual([]);
    });
  });
}
