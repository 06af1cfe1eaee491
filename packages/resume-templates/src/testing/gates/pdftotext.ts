import { spawn, spawnSync } from "node:child_process";

/** Whether poppler's reader is here; it comes with poppler-utils. */
export const hasPdftotext = spawnSync("pdftotext", ["-v"]).error === undefined;

/** What poppler reads in a file, in the order in which it is drawn. */
export async function pdftotext(bytes: Uint8Array) {
  const reader = spawn("pdftotext", ["-raw", "-", "-"]);
  const parts: Buffer[] = [];
  reader.stdout.on("data", (part: Buffer) => parts.push(part));
  const done = new Promise<number | null>((settle) => void reader.on("close", settle));
  reader.stdin.end(bytes);
  if ((await done) !== 0) throw new Error("pdftotext could not read a file.");
  return Buffer.concat(parts).toString("utf8");
}
