import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { pressing } from "./pressing";
import { serveSheet } from "./serve-sheet";

const needed = ["WebKitWebDriver", "Xvfb"];

/** A page that draws résumés in WebKitGTK, driven by the words of W3C WebDriver, and writes them down with our writer. */
export async function openWebKit() {
  const missing = needed.filter((name) => spawnSync(name, ["-help"]).error);
  if (missing.length)
    throw new Error(
      `There is no ${missing.join(" and no ")} here. On Debian: apt-get install webkit2gtk-driver xvfb`,
    );
  const served = await serveSheet();
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1440x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: "x11" },
  });
  const say = speaker(`http://127.0.0.1:${port}`);
  await answering(say, driver);
  const { sessionId, capabilities } = (await say("POST", "/session", {
    capabilities: { alwaysMatch: { timeouts: { script: 120_000 } } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;
  const run = async (script: string) => {
    const told = await say("POST", `${session}/execute/async`, {
      script: promised(script),
      args: [],
    });
    const { value, fault } = told as { value?: unknown; fault?: string };
    if (fault) throw new Error(fault);
    return value;
  };
  await say("POST", `${session}/url`, { url: served.address });
  await run(
    "new Promise((settle) => addEventListener('sheet', settle) || ('press' in globalThis && settle()))",
  );
  return {
    version: capabilities.browserVersion,
    ...pressing(run),
    close: async () => {
      await say("DELETE", session);
      driver.kill();
      screen.kill();
      served.stop();
    },
  };
}

/** A script whose promise is waited for, and whose failure is told. */
const promised = (script: string) => `
  const told = arguments[arguments.length - 1];
  Promise.resolve().then(() => ${script}).then(
    (value) => told({ value }),
    (fault) => told({ fault: String(fault) }),
  );`;

type Say = ReturnType<typeof speaker>;

const speaker = (address: string) => async (method: string, path: string, body?: unknown) => {
  const reply = await fetch(address + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await reply.json()) as { value: { message?: string } };
  if (!reply.ok) throw new Error(`WebKit answers ${reply.status}: ${value.message}`);
  return value as unknown;
};

/** Asks again until the driver has begun to listen. */
async function answering(say: Say, driver: ChildProcess) {
  for (;;) {
    if (driver.exitCode !== null) throw new Error("WebKitWebDriver has ended.");
    const isThere = await say("GET", "/status").then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((settle) => setTimeout(settle, 50));
  }
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
