import { setFlagsFromString } from "node:v8";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { exchange } from "./exchange";

/**
 * How long a function of the engine runs before it is compiled with care, counted in bytes: a fortieth of a second instead of
 * a millisecond. Those functions are large, so with V8's own limit each start spent a second and a half on 142 of them; with
 * four times as much as this a class of 10,000 was taken in by a tenth slower.
 */
const patience = 50_000_000;

/**
 * What every embedded database is begun with; `cache` in MB is filled with zeros at each opening, which costs time.
 * The log is in files of 1 MB that are neither filled beforehand nor kept for later, for a copy holds them all.
 */
export function embedded(cache: number) {
  setFlagsFromString(`--wasm-tiering-budget=${patience}`);
  return {
    // The migrations need it; PostgreSQL has it as a trusted extension of its own.
    extensions: { btree_gist },
    startParams: [
      ...PGlite.defaultStartParams,
      ...[`shared_buffers=${cache}MB`, "wal_recycle=off", "wal_init_zero=off"].flatMap((each) => [
        "-c",
        each,
      ]),
    ],
    initDbStartParams: ["--wal-segsize=1"],
  } satisfies PGliteOptions;
}

const checkpoint = Buffer.from("Q\0\0\0\u000fcheckpoint\0", "latin1");

/**
 * Has everything written to the files, and the log cut short. PostgreSQL has a process for that which the engine has not: the
 * log would grow until the server stops, and with it each copy and the way back after a crash. A transaction that has failed
 * refuses it; the files are whole all the same, by their log.
 */
export const settle = (database: PGlite) => exchange(database, checkpoint);
