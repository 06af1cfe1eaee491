import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Config } from "../config";
import { Events } from "../events";
import { storeOf } from "../files/store-of";
import { unpack } from "./archive";
import { replaceDatabase, snapshotsIn } from "./data-folder";
import { holdDataDir } from "./data-lock";
import { dump } from "./dump";
import { packFresh } from "./fresh";
import { load } from "./load";
import { openDatabase } from "./open-database";
import { snapshotsOf } from "./snapshots";
import { unmatchedReport } from "../modules/billing/unmatched";
import { supportDesk } from "../modules/support/desk";

type Place = Config;

const clock = () => new Date();
/** Whoever moves a database waits for it: a key between millions of rows is made in minutes. */
const aDay = 24 * 60 * 60 * 1000;

const commands = {
  "--restore": restore,
  "--dump": dumpInto,
  "--load": loadFrom,
  "--payments": listPayments,
  "--support": support,
  "--template": makeTemplate,
};

/** Does what the command line asks for instead of serving. */
export async function runCommand([name = "", ...given]: string[], place: Place): Promise<void> {
  const command = Object.entries(commands).find(([each]) => each === name)?.[1];
  if (!command)
    throw new Error(`${name} is not known; there are ${Object.keys(commands).join(", ")}.`);
  console.log(await command(place, ...given));
}

/** Puts a snapshot in the place of the embedded database, and keeps what was there. */
async function restore({ DATA_DIR, DATABASE_URL }: Place, file?: string) {
  if (DATABASE_URL)
    throw new Error(
      "Snapshots belong to the embedded database; unset DATABASE_URL to restore one.",
    );
  const snapshot = file ?? (await snapshotsOf(snapshotsIn(DATA_DIR)))[0];
  if (!snapshot) throw new Error(`There is no snapshot in ${snapshotsIn(DATA_DIR)}.`);
  if (!existsSync(snapshot)) throw new Error(`There is no file ${snapshot}.`);
  const held = await holdDataDir(DATA_DIR);
  try {
    const aside = await replaceDatabase(DATA_DIR, (part) => unpack(readFileSync(snapshot), part));
    const kept = aside ? ` What was there before is kept in ${aside}.` : "";
    return `The database is again what it was in ${snapshot}.${kept}`;
  } finally {
    held.leave();
  }
}

async function dumpInto({ DATA_DIR, DATABASE_URL }: Place, file?: string) {
  if (!file) throw new Error("Say where to: --dump toran.sql");
  const database = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR, patience: aDay });
  try {
    const rows = await dump(database.pool, file);
    return `${rows} rows are in ${resolve(file)}. Load them with --load, or with psql into an empty database.`;
  } finally {
    await database.close();
  }
}

async function loadFrom({ DATA_DIR, DATABASE_URL }: Place, file?: string) {
  if (!file) throw new Error("Say what: --load toran.sql");
  const database = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR, patience: aDay });
  try {
    const rows = await load(database.pool, file);
    return `${rows} rows were loaded from ${resolve(file)}.`;
  } finally {
    await database.close();
  }
}

/** Money that came and paid nothing: somebody pays it back at the gateway. */
async function listPayments({ DATA_DIR, DATABASE_URL }: Place) {
  const database = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR });
  try {
    return await unmatchedReport(database.db);
  } finally {
    await database.close();
  }
}

/** Those who answer questions to support work here; there is no role for them in the product. */
async function support(place: Place, ...given: string[]) {
  const database = await openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR });
  const { db } = database;
  const desk = { config: place, db, store: storeOf(place), events: new Events(), now: clock };
  try {
    return await supportDesk(desk, given);
  } finally {
    await database.close();
  }
}

/** Makes the migrated, empty database that a first start copies; the build calls it. */
async function makeTemplate(_place: Place, file = join(import.meta.dirname, "template.tar.gz")) {
  const dataDir = mkdtempSync(join(tmpdir(), "toran-template-"));
  rmSync(file, { force: true });
  try {
    await packFresh(file, { dataDir });
    // It holds nobody's data, and whoever runs the server reads it.
    chmodSync(file, 0o644);
    return `The template of the database is made: ${Math.round(statSync(file).size / 1024)} KB.`;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
