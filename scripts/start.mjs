import { spawn, spawnSync } from "node:child_process";
import { pnpm } from "./pnpm.mjs";

// Builds the web app and the server, then serves both. Demo people are there unless it is production.

function run(...args) {
  const { status } = spawnSync(pnpm.command, [...pnpm.first, ...args], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

if (!process.argv.includes("--built")) run("--filter", "./apps/*", "build");

const env = { NODE_ENV: "development", ...process.env };
env.DEMO ??= env.NODE_ENV === "production" ? "false" : "true";
const server = spawn(process.execPath, ["--enable-source-maps", "apps/server/dist/main.js"], {
  stdio: "inherit",
  env,
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
