import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { publint } from "publint";

const start = promisify(execFile);
const attw = join(import.meta.dirname, "../node_modules/@arethetypeswrong/cli/dist/index.js");
const tarball = () => join(process.env.CONSUMERS!, "packed", "toran-ui.tgz");

interface Report {
  analysis: { entrypoints: Record<string, { resolutions: Record<string, Resolution> }> };
}
interface Resolution {
  resolution?: { fileName: string };
}

test("the packed design system says truly what it holds", async () => {
  const bytes = Uint8Array.from(readFileSync(tarball()));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  expect(pkg?.name).toBe("@toran/ui");
  expect(messages).toEqual([]);
});

test("every entry of the packed design system finds its types", async () => {
  const styles = ["./theme.css", "./tailwind.css"];
  const args = ["--profile", "esm-only", "--format", "json", "--exclude-entrypoints", ...styles];
  // It ends with a code of its own, and so with an error here, when it finds a fault.
  const { stdout } = await start(process.execPath, [attw, tarball(), ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { entrypoints } = (JSON.parse(stdout) as Report).analysis;
  const files = Object.values(entrypoints).flatMap(({ resolutions }) =>
    ["node16-esm", "bundler"].map((way) => resolutions[way]?.resolution?.fileName),
  );
  expect(files.length).toBeGreaterThanOrEqual(18);
  expect(files.filter((file) => !/(\.d\.ts|package\.json)$/.test(file ?? ""))).toEqual([]);
});
