// A process with nothing but the embedded engine: it opens a folder, asks one question, and says that it is there.
import { createServer } from "node:http";
import { PGlite } from "@electric-sql/pglite";

const database = await PGlite.create({ dataDir: process.env.DATA_DIR });
await database.query("select 1");
const server = createServer((_request, reply) => reply.end("ok")).listen(Number(process.env.PORT));
process.on("SIGTERM", async () => {
  server.close();
  await database.close();
  process.exit(0);
});
