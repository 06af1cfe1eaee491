import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** An empty data directory that goes when the tests of its file are over. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "toran-crash-"));
  folders.push(folder);
  return folder;
}
