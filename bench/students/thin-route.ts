import { createServer } from "node:http";
import { join } from "node:path";
import type pg from "pg";

interface Opened {
  db: unknown;
  pool: pg.Pool;
  close: () => Promise<void>;
}
interface Server {
  openDatabase: (where: Record<string, string | undefined>) => Promise<Opened>;
  listStudents: (db: unknown, officer: object, query: object) => Promise<unknown>;
}
const server = join(import.meta.dirname, "../../apps/server");
/** Not by its name: the types of the server are Node's alone, and those of browsers stand beside them here. */
const part = <Name extends keyof Server>(path: string) =>
  import(join(server, "src", path)) as Promise<Pick<Server, Name>>;
const { openDatabase } = await part<"openDatabase">("db/open-database.ts");
const { listStudents } = await part<"listStudents">("modules/students/officer/list.ts");

// What a list costs at the least: the statement of the first window over the same engine and pool, written out as it
// comes. Nobody is asked who they are, nothing is checked, worked out or packed.
const { db, pool, close } = await openDatabase({
  url: process.env.DATABASE_URL,
  dataDir: process.env.DATA_DIR,
  workerFile: join(server, "dist/database-worker.js"),
});
const ask = pool.query.bind(pool) as (...given: unknown[]) => Promise<{ rows: unknown[] }>;
let statement: unknown[] = [];
Object.assign(pool, { query: (...given: unknown[]) => ask(...(statement = given)) });
await listStudents(db, { collegeId: process.env.COLLEGE }, {});

const listener = createServer((_request, reply) => {
  ask(...statement).then(
    ({ rows }) => {
      reply.setHeader("content-type", "application/json");
      reply.end(JSON.stringify(rows));
    },
    () => reply.writeHead(500).end(),
  );
});
listener.listen(Number(process.env.PORT), () => process.send?.("ready"));
process.once("SIGTERM", () => {
  listener.closeAllConnections();
  listener.close(() => void close().then(() => process.exit()));
});
