import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { inject } from "vitest";

export interface RunningServer {
  url: string;
  child: ChildProcess;
  /** From the start of the process until it serves. */
  readyAfter: number;
  /** The processor time that took, which does not depend on what else the machine does. */
  readyCpu: number | undefined;
  /** The memory it held then, in MB. */
  readyMemory: number | undefined;
  /** Everything it wrote. */
  said(): string;
  call(method: string, path: string, more?: CallMore): Promise<Response>;
  kill(): Promise<void>;
  /** Asks it to stop, and brings the exit code and how long it took. */
  stop(): Promise<{ code: number | null; took: number }>;
}

interface CallMore {
  token?: string;
  body?: object;
  address?: string;
}

/** What the server is started with; BUILT names another build of it than the usual one. */
type Env = Record<string, string>;

/** Runs the built server with arguments, to its end. */
export async function runServer(env: Env, ...args: string[]) {
  const { child, said } = launch(env, args);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said: said() };
}

function launch({ BUILT = inject("built"), ...env }: Env, args: string[] = []) {
  const child = spawn(process.execPath, [join(BUILT, "main.js"), ...args], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      TRUST_PROXY: "true",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said };
}

/** Starts the built server and does not wait for it. */
export async function begin(env: Env) {
  const port = await freePort();
  return { ...launch({ PORT: String(port), ...env }), url: `http://127.0.0.1:${port}` };
}

/** Starts the built server, and waits until it serves. */
export async function start(env: Env): Promise<RunningServer> {
  const began = performance.now();
  const { child, said, url } = await begin(env);
  while (!(await serves(url)))
    if (child.exitCode !== null) throw new Error(`The server ended:\n${said()}`);
  const readyAfter = performance.now() - began;
  return {
    url,
    child,
    readyAfter,
    readyCpu: cpuOf(child.pid),
    readyMemory: memoryOf(child.pid),
    said,
    call: (method, path, { token, body, address } = {}) =>
      fetch(url + path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { "content-type": "application/json" }),
          ...(address && { "x-forwarded-for": address }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async kill() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      const asked = performance.now();
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = (await ended) as [number | null];
      return { code, took: performance.now() - asked };
    },
  };
}

/** The processor time of a process so far, in milliseconds, where the system tells it. */
function cpuOf(pid: number | undefined) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const stat = readFileSync(file, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memoryOf(pid: number | undefined) {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** One look whether the server serves; the answer of a closed port takes a moment, so this does not spin. */
async function serves(url: string) {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
