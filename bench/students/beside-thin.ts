import { fork } from "node:child_process";
import { join } from "node:path";
import { getter } from "../measure/get";
import { startServer } from "../measure/start-server";
import { median } from "../measure/table";
import { asked, type Load } from "../server/load";
import type { Storage } from "./databases";
import { type Officer, officers, signedIn } from "./questions";

type Clients = Parameters<typeof asked>[1];
const port = 4188;
/** A server that was just filled looks at its tables within ten seconds, and holds up a query or two. */
const warming = 12;

async function ofThinRoute({ env }: Storage, { collegeId }: Officer, load: Clients) {
  const child = fork(join(import.meta.dirname, "thin-route.ts"), {
    env: { ...process.env, ...env, PORT: String(port), COLLEGE: collegeId },
    execArgv: ["--import", "tsx"],
  });
  await new Promise((settle) => child.once("message", settle));
  const ask = getter(`http://localhost:${port}`, {}, "identity");
  await asked(() => ask("/"), { ...load, seconds: warming });
  const found = await asked(() => ask("/"), load);
  child.kill("SIGTERM");
  await new Promise((settle) => child.once("exit", settle));
  return found;
}

async function ofServer({ env }: Storage, officer: Officer, load: Clients) {
  const server = await startServer(port, {
    ...env,
    TOKEN_KEYS: "a-secret-of-the-benchmark-long-enough-to-sign",
  });
  const headers = await signedIn(server.address, officer);
  const path = `${officers}/student-info`;
  const ask = getter(server.address, headers, "identity");
  await asked(() => ask(path), { ...load, seconds: warming });
  const found = await asked(() => ask(path), load);
  await server.stop();
  return found;
}

const middle = (all: Load[], figure: "perSecond" | "p99") =>
  median(all.map((each) => each[figure]));

/**
 * The first window of the list, with all that the server does for it, beside a thin route over the same engine. An
 * embedded database serves one of them at a time, so they take turns; neither packs its answers here.
 */
export async function besideThin(
  storage: Storage,
  officer: Officer,
  load: Clients,
  rounds: number,
) {
  const thin: Load[] = [];
  const ours: Load[] = [];
  for (let round = 0; round < rounds; round++) {
    thin.push(await ofThinRoute(storage, officer, load));
    ours.push(await ofServer(storage, officer, load));
  }
  const row = (call: string, all: Load[]) => ({
    call,
    "per second": Math.round(middle(all, "perSecond")),
    "× thin": (middle(all, "perSecond") / middle(thin, "perSecond")).toFixed(2),
    "p99 ms": middle(all, "p99"),
    "p99 × thin": (middle(all, "p99") / middle(thin, "p99")).toFixed(2),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  });
  return [row("a thin route", thin), row("the list", ours)];
}
