import { mkdirSync } from "node:fs";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { databaseIn, prepareDatabase, snapshotsIn } from "./data-folder";
import { holdDataDir } from "./data-lock";
import type { Database } from "./database";
import type { Engine } from "./engine";
import { readRowsAtOnce } from "./map-rows";
import { openMemoryEngine } from "./memory-engine";
import { upToDate } from "./migrations";
import { PGliteStream } from "./pglite-stream";
import * as schema from "./schema";
import { Snapshots } from "./snapshots";
import { guardTransactions, GuardedPool, type Warn } from "./transaction-guard";
import { WorkerEngine } from "./worker-engine";

export interface DatabaseOptions {
  /** A PostgreSQL server; without one the embedded database is used. */
  url?: string | undefined;
  /** Where the embedded database keeps its files; without it they live in memory. */
  dataDir?: string | undefined;
  /** A dumped data directory that a database in memory begins from. */
  template?: Blob | undefined;
  /** How long one query may run. */
  patience?: number | undefined;
  /** How often the embedded database is copied. */
  snapshotEvery?: number | undefined;
  /** The built file of the database's thread, when it does not stand beside this one. */
  workerFile?: string | undefined;
  log?: { warn: Warn; error: Warn } | undefined;
}

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** The embedded engine, when it is the one in use. */
  engine: Engine | undefined;
  snapshots: Snapshots | undefined;
  /** Says to a next server that waits for the data directory that this one is about to close. */
  closeSoon(): void;
  close(): Promise<void>;
}

const longestQuery = 10_000;
const longestConnect = 4_000;
/** The embedded database has one place; a request waits for it this long. */
const longestTurn = 20_000;
const fiveMinutes = 300_000;
const wayBack =
  "If its files are damaged, as a power cut can leave them, go back to the newest copy: node dist/main.js --restore";

/** Opens the database, whichever engine holds it, and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, dataDir, log } = options;
  const held = !url && dataDir ? await enter(dataDir) : undefined;
  try {
    const engine = url ? undefined : await openEngine(options);
    const pool = engine ? poolOver(engine) : poolTo(url, options.patience);
    // A connection that breaks while it is idle is replaced by the pool; it must not end the process.
    pool.on("error", () => undefined);
    readRowsAtOnce();
    const db = drizzle(pool, { schema, casing: "snake_case" });
    guardTransactions(db, (details, message) => log?.warn(details, message));
    await upToDate(engine ? pool : url);
    if (engine instanceof WorkerEngine) engine.patience = options.patience ?? longestQuery;
    const snapshots = engine && dataDir ? new Snapshots(engine, snapshotsIn(dataDir)) : undefined;
    snapshots?.start(options.snapshotEvery ?? fiveMinutes, (error) =>
      log?.error({ err: error }, "the database was not copied"),
    );
    const close = async () => {
      await pool.end();
      await snapshots?.stop();
      await snapshots?.take().catch((err: unknown) => log?.error({ err }, "no last copy was made"));
      await engine?.close();
      held?.leave();
    };
    return { db, pool, engine, snapshots, closeSoon: () => held?.leaveSoon(), close };
  } catch (error) {
    held?.leave();
    throw error;
  }
}

async function enter(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  return holdDataDir(dataDir);
}

async function openEngine(options: DatabaseOptions): Promise<Engine> {
  const { dataDir, template, workerFile, log } = options;
  if (!dataDir) return openMemoryEngine(template);
  await prepareDatabase(dataDir, { workerFile });
  const engine = WorkerEngine.open({
    dataDir: databaseIn(dataDir),
    workerFile,
    onLoss: (reason) => log?.error({ reason }, "the embedded database was lost and starts again"),
    onReopened: (milliseconds) =>
      log?.warn({ milliseconds: Math.round(milliseconds) }, "the embedded database serves again"),
  });
  return engine.catch((error: unknown) => {
    throw new Error(`${String(error)}\n${wayBack}`);
  });
}

function poolOver(engine: Engine) {
  const config: pg.PoolConfig & { stream: () => PGliteStream } = {
    stream: () => new PGliteStream(engine),
    user: "postgres",
    database: "postgres",
    // The engine is one session: a second connection would share its transaction.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: longestTurn,
  };
  return new GuardedPool(config);
}

const poolTo = (connectionString: string | undefined, patience = longestQuery) =>
  new GuardedPool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: longestConnect,
    statement_timeout: patience,
    // Many ask at once: one who is given two more processes takes them from the others.
    options: "-c max_parallel_workers_per_gather=0",
    // For a server that does not even say that it gives up.
    query_timeout: patience + 1_000,
    keepAlive: true,
  });
