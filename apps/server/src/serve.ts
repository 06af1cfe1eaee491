import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "./app";
import { type Config, tokenKeys } from "./config";
import { freeIn } from "./db/free-space";
import type { OpenDatabase } from "./db/open-database";
import { tidying } from "./db/tidy";
import type { Deps } from "./deps";
import { Events } from "./events";
import { storeOf } from "./files/store-of";
import { again } from "./jobs/again";
import { startOutbox } from "./jobs/outbox";
import { startSweep } from "./jobs/sweep";
import { mailerOf } from "./mail/mailer";
import { Tokens } from "./modules/accounts/tokens";
import { startBookings } from "./modules/bookings/clock";
import { startEntryReminders } from "./modules/calendar/reminders";
import { startReminders } from "./modules/chat/remind";
import { startTodoReminders } from "./modules/todos/reminders";
import { startNotices } from "./modules/notifications/send-due";

// Whoever stops a server gives it ten seconds; what requests leave of them is for the database and its last copy.
const longestStop = 9_500;
const patience = 7_000;
const notGuaranteed =
  "the embedded database keeps what it confirmed through a crash of the server, but a power cut may lose up to " +
  "five minutes; for a server of a college set DATABASE_URL to a PostgreSQL database, see docs/database.md";

const now = () => new Date();

/** Serves until the process is told to stop. */
export async function serve(
  { config, log }: Pick<Deps, "config" | "log">,
  database: OpenDatabase,
): Promise<void> {
  const deps = {
    config,
    log,
    now,
    pause: (milliseconds: number) => sleep(milliseconds),
    db: database.db,
    tokens: new Tokens(tokenKeys(config), now),
    store: storeOf(config),
    events: new Events(),
  };
  if (config.DEMO) {
    const { seedDemo } = await import("./db/scenarios/demo");
    log.info(`demo people: ${await seedDemo(database.db, now(), deps.store)}`);
  }
  const app = await buildApp(deps, { readFree: freeIn(config.DATA_DIR) });
  // Several nodes tell each other their events through the database.
  if (!database.engine) {
    const { createAdapter } = await import("@socket.io/postgres-adapter");
    app.realtime.adapter(createAdapter(database.pool));
  }
  await app.listen({ port: config.PORT, host: config.HOST }).catch((cause: unknown) => {
    throw new Error(whyNotHere(config, cause), { cause });
  });
  // Who cannot listen takes nothing on that others would then wait for.
  const stopJobs = [
    startOutbox(deps, mailerOf(config)),
    startSweep(deps),
    startBookings(deps),
    startNotices(deps),
    startReminders(deps),
    startEntryReminders(deps),
    startTodoReminders(deps),
    ...(database.engine ? [startTidying(deps, database, app.server)] : []),
  ];
  log.info(
    { engine: database.engine ? "embedded" : "postgresql" },
    `listening on ${config.PUBLIC_URL}`,
  );
  if (database.engine) log.warn(notGuaranteed);

  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    log.info("stopping: what has begun is finished first");
    database.closeSoon();
    await Promise.race([finish(), sleep(longestStop)]);
    process.exit(0);
  }

  async function finish() {
    // A connection that was busy when the stop began is let go as soon as it is idle.
    setInterval(() => app.server.closeIdleConnections(), 100);
    await Promise.race([app.close(), sleep(patience, undefined, { ref: false })]);
    await Promise.all(stopJobs.map((stopJob) => stopJob()));
    await database.close();
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
}

/** What whoever starts the server can do about a place where it may not listen. */
function whyNotHere({ PORT, HOST }: Config, cause: unknown) {
  const because: Record<string, string> = {
    EADDRINUSE: `Port ${PORT} is in use. Stop what listens there, or choose another port with PORT.`,
    EACCES: `Port ${PORT} may not be used by this account. Choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `${HOST} is no address of this machine. Choose one with HOST.`,
  };
  return because[(cause as NodeJS.ErrnoException).code ?? ""] ?? String(cause);
}

function startTidying(deps: Deps, { pool }: OpenDatabase, asked: Server) {
  // Whoever waits for the server to start comes first.
  const [after, every] = [3_000, 10_000];
  let last = performance.now();
  asked.on("request", ({ url }) => {
    // Whoever watches over the server asks for its health at night too.
    if (!url?.startsWith("/health")) last = performance.now();
  });
  const work = tidying(pool, () => performance.now() - last);
  return again(deps, { every, after, fails: "the database was not tidied" }, work);
}
