import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config";
import type { Database } from "./db/database";
import type { FileStore } from "./files/file-store";
import type { Events } from "./events";
import type { Tokens } from "./modules/accounts/tokens";

/** Everything the modules are given; tests begin by making one of these. */
export interface Deps {
  config: Config;
  db: Database;
  tokens: Tokens;
  store: FileStore;
  events: Events;
  log: FastifyBaseLogger;
  /** The clock. */
  now: () => Date;
  /** Lets time pass. */
  pause: (milliseconds: number) => Promise<void>;
}
