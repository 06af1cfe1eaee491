import { constants, cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { embedded, settle } from "./embedded";
import { exchange } from "./exchange";
import { demandRoomForCopy } from "./free-space";
import type { Asked, Told } from "./worker-engine";

// The thread of the embedded database: a query that never ends must not stop the server from answering.
const { dataDir } = workerData as { dataDir: string };
// Who has these files is held by the lock of the data directory. PostgreSQL's own mark stays behind after a kill, and one
// that was killed between making and filling it would never open again: an empty mark it takes for another's beginning.
rmSync(join(dataDir, "postmaster.pid"), { force: true });
// A cache of 64 MB instead of 128: the files of a college fit, and the server rests below 400 MB.
const database = await PGlite.create({ dataDir, ...embedded(64) });

async function answer(asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
  switch (asked.kind) {
    case "exchange":
      return exchange(database, asked.bytes);
    case "copy":
      await settle(database);
      await demandRoomForCopy(dataDir);
      cpSync(dataDir, asked.into, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return new Uint8Array();
    case "close":
      await database.close();
      return new Uint8Array();
  }
}

function tell(told: Told) {
  parentPort?.postMessage(told, told.kind === "answer" ? [told.bytes.buffer] : []);
}

parentPort?.on("message", (asked: Asked) => {
  answer(asked).then(
    (bytes) => tell({ kind: "answer", bytes }),
    (error: unknown) => tell({ kind: "failure", message: String(error) }),
  );
});
tell({ kind: "ready" });
