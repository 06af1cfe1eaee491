import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database } from "./database";
import { PGliteStream } from "./pglite-stream";
import * as schema from "./schema";

export interface DatabaseOptions {
  /** A PostgreSQL server; without one the embedded database is used. */
  url?: string;
  /** Where the embedded database keeps its files; without it they live in memory. */
  folder?: string;
  /** A dumped data directory that the embedded database begins from. */
  template?: Blob;
}

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** The embedded engine, when it is the one in use. */
  engine: PGlite | undefined;
  close(): Promise<void>;
}

/** Opens the database, whichever engine holds it, and brings its schema up to date. */
export async function openDatabase({
  url,
  folder,
  template,
}: DatabaseOptions): Promise<OpenDatabase> {
  if (folder) mkdirSync(dirname(folder), { recursive: true });
  const engine = url
    ? undefined
    : await PGlite.create({
        ...(folder && { dataDir: folder }),
        ...(template && { loadDataDir: template }),
      });
  const pool = engine ? poolOver(engine) : new pg.Pool({ connectionString: url, max: 20 });
  // A connection that breaks while it is idle is replaced by the pool; it must not end the process.
  pool.on("error", () => undefined);
  const db = drizzle(pool, { schema, casing: "snake_case" });
  await upToDate(pool);
  return {
    db,
    pool,
    engine,
    async close() {
      await pool.end();
      await engine?.close();
    },
  };
}

function poolOver(engine: PGlite) {
  const config: pg.PoolConfig & { stream: () => PGliteStream } = {
    stream: () => new PGliteStream(engine),
    user: "postgres",
    database: "postgres",
    // The engine is one session: a second connection would share its transaction.
    max: 1,
    idleTimeoutMillis: 0,
  };
  return new pg.Pool(config);
}

const migrationLock = 7_301_844;

/** Runs the migrations; where several nodes start at once, one after the other. */
async function upToDate(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
  } finally {
    client.release();
  }
}

/** The folder of the migrations, whether this runs from the source or from the build. */
export function migrationsFolder() {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const candidate = join(folder, "migrations");
    if (existsSync(join(candidate, "meta", "_journal.json"))) return candidate;
    if (folder === dirname(folder)) throw new Error("The folder of the migrations is missing.");
  }
}
