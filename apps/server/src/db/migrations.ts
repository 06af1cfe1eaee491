import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const migrationLock = 7_301_844;

/** Runs the migrations; where several nodes start at once, one after the other. */
export async function upToDate(where: pg.Pool | string | undefined) {
  if (where instanceof pg.Pool) {
    const client = await where.connect();
    return runOn(client).finally(() => client.release());
  }
  // A connection of its own: a migration may take longer than a request may.
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  return runOn(client).finally(() => client.end());
}

async function runOn(client: pg.ClientBase) {
  await client.query("select pg_advisory_lock($1)", [migrationLock]);
  try {
    await migrate(drizzle(client as pg.Client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
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
