import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { findChromium } from "./chromium.mjs";

test("a Chromium is found, and it starts", async () => {
  const { stdout } = spawnSync(await findChromium(), ["--version"], { encoding: "utf8" });
  expect(stdout).toMatch(/chrom/i);
});
