import { readConfig, WrongConfig } from "./config";
import { openDatabase } from "./db/open-database";
import { createLog } from "./http/request-log";
import { outliveFaults } from "./process-faults";

function configOrExit() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** A start that cannot be says why, and what to do. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const config = configOrExit();
const log = createLog(config);
outliveFaults(log);

const asked = process.argv.slice(2);
if (asked.length) {
  await import("./db/commands").then(({ runCommand }) => runCommand(asked, config)).catch(giveUp);
  process.exit(0);
}

// To read the code of all that is served takes as long as to open the embedded database, which has a thread of its own.
const opening = openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, log }).catch(
  giveUp,
);
await import("./serve")
  .then(async ({ serve }) => serve({ config, log }, await opening))
  .catch((error: unknown) => {
    // The sentence is for who started it; where it came from, for who mends it.
    log.fatal({ err: error }, "the server did not start");
    giveUp(error);
  });
