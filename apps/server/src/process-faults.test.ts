import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("209: a timer that throws and a promise that nobody waits for are one line each, and the process lives on", async () => {
  const faulty = join(import.meta.dirname, "testing", "faulty-process.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", faulty]);
  const lines = stdout.trim().split("\n");
  expect(lines.at(-1)).toBe("still here");
  const told = lines.slice(0, -1).map((line) => JSON.parse(line) as { err: { message: string } });
  expect(told.map(({ err }) => err.message).toSorted()).toEqual([
    "a promise that nobody waits for",
    "a timer that fails",
  ]);
});
