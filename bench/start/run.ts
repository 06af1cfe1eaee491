import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { median, printTable } from "../measure/table";

// How long a server takes until it serves: on an empty folder, and on the one it has left.
const rounds = Number(process.env.ROUNDS ?? 5);
const port = 4186;
const folder = mkdtempSync(join(tmpdir(), "toran-start-"));
const programs = {
  Toran: join(import.meta.dirname, "../../apps/server/dist/main.js"),
  "embedded engine alone, nothing served": join(import.meta.dirname, "bare.mjs"),
};

const isReady = () =>
  fetch(`http://localhost:${port}/health/ready`).then(
    async (reply) => (await reply.text(), reply.ok),
    () => false,
  );

/** Milliseconds from the start of the process until it answers. */
async function start(program: string, name: string) {
  const began = performance.now();
  const child = spawn(process.execPath, ["--enable-source-maps", program], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, name),
      DEMO: "false",
      LOG_LEVEL: "warn",
      NODE_ENV: "development",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await isReady())) await sleep(20);
  const took = performance.now() - began;
  // What a start leaves for later is done before the next one.
  await sleep(3_500);
  child.kill("SIGTERM");
  await once(child, "exit");
  return took;
}

try {
  const rows: Record<string, string | number>[] = [];
  for (const [program, file] of Object.entries(programs)) {
    const first: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const name = `${rows.length}-${round}`;
      first.push(await start(file, name));
      again.push(await start(file, name));
    }
    rows.push({
      program,
      "empty folder ms": Math.round(median(first)),
      "longest ms": Math.round(Math.max(...first)),
      "again ms": Math.round(median(again)),
      "longest again ms": Math.round(Math.max(...again)),
    });
  }
  printTable(`From the start of the process to its first answer, median of ${rounds}`, rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
