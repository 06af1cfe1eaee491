import { setTimeout as sleep } from "node:timers/promises";
import { createAdapter } from "@socket.io/postgres-adapter";
import { buildApp } from "./app";
import { readConfig, tokenKeys, WrongConfig } from "./config";
import { runCommand } from "./db/commands";
import { freeIn } from "./db/free-space";
import { openDatabase } from "./db/open-database";
import { seedDemo } from "./db/scenarios/demo";
import { lookAtGrown, tidy } from "./db/tidy";
import { Events } from "./events";
import { storeOf } from "./files/store-of";
import { createLog } from "./http/request-log";
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
import { outliveFaults } from "./process-faults";

// Whoever stops a server gives it ten seconds; what requests leave of them is for the database and its last copy.
const longestStop = 9_500;
const patience = 7_000;
const hour = 3_600_000;
const notGuaranteed =
  "the embedded database keeps what it confirmed through a crash of the server, but a power cut may lose up to " +
  "five minutes; for a server of a college set DATABASE_URL to a PostgreSQL database, see docs/database.md";

function configOrExit() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const config = configOrExit();
const log = createLog(config);
outliveFaults(log);

/** A start that cannot be says why, and what to do. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

if (await runCommand(process.argv.slice(2), config).catch(giveUp)) process.exit(0);

const now = () => new Date();
const database = await openDatabase({
  url: config.DATABASE_URL,
  dataDir: config.DATA_DIR,
  log,
}).catch(giveUp);
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
if (config.DEMO) log.info(`demo people: ${await seedDemo(database.db, now(), deps.store)}`);
const app = await buildApp(deps, { readFree: freeIn(config.DATA_DIR) });
// Several nodes tell each other their events through the database.
if (!database.engine) app.realtime.adapter(createAdapter(database.pool));
const stopJobs = [
  startOutbox(deps, mailerOf(config)),
  startSweep(deps),
  startBookings(deps),
  startNotices(deps),
  startReminders(deps),
  startEntryReminders(deps),
  startTodoReminders(deps),
  ...(database.engine ? startTidying() : []),
];
await app.listen({ port: config.PORT, host: config.HOST });
log.info(
  { engine: database.engine ? "embedded" : "postgresql" },
  `listening on ${config.PUBLIC_URL}`,
);
if (database.engine) log.warn(notGuaranteed);

function startTidying() {
  const { pool } = database;
  // Whoever waits for the server to start comes first.
  const [after, soon] = [3_000, 10_000];
  return [
    again(deps, { every: hour, after, fails: "the database was not tidied" }, () => tidy(pool)),
    again(deps, { every: soon, after: soon, fails: "what grew was not looked at" }, () =>
      lookAtGrown(pool),
    ),
  ];
}

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  log.info("stopping: what has begun is finished first");
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
