import { spawn } from "node:child_process";
import { pnpm } from "./pnpm.mjs";

// The server restarts on a change, the web app reloads in place: http://localhost:5173
const env = { DEMO: "true", LOG_LEVEL: "warn", ...process.env };

const children = ["@toran/server", "@toran/web"].map((name) =>
  spawn(pnpm.command, [...pnpm.first, "--filter", name, "dev"], { stdio: "inherit", env }),
);
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of children) child.on("exit", stop);
