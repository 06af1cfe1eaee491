import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts the built server on an empty data folder, and waits until it is ready. */
export async function startServer(port: number, more: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), "toran-bench-"));
  const main = join(import.meta.dirname, "../../apps/server/dist/main.js");
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    DEMO: "true",
    LOG_LEVEL: "warn",
    NODE_ENV: "test",
    ...more,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "ignore", "inherit"] });
  const address = `http://localhost:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    const ready = await fetch(`${address}/health/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((settle) => setTimeout(settle, 100));
  }
  const stop = () =>
    new Promise<void>((settle) => {
      child.on("exit", () => {
        rmSync(data, { recursive: true, force: true });
        settle();
      });
      child.kill("SIGTERM");
    });
  return { address, pid: child.pid, stop };
}
