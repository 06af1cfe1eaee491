/** An embedded database that answers the PostgreSQL protocol, in this thread or in one of its own. */
export interface Engine {
  /** Counts the times the engine was lost; a conversation ends with the one it began in. */
  readonly era: number;
  /** Hands over messages of the protocol, and brings the answer. */
  exchange(asked: Uint8Array, era: number): Promise<Uint8Array>;
  /** Writes the whole data directory into a file, as a packed archive. */
  archive(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The database is not there at this moment; whoever asks again shortly will be served. */
export class DatabaseAway extends Error {
  // The code PostgreSQL itself gives when it ends a session.
  readonly code = "57P01";
}

const lost =
  /^Connection terminated|not queryable|timeout exceeded when trying to connect|^Client was closed/;
// Connection trouble, a shutdown, too many connections, and the same in the words of the system.
const away = /^(08|57P|53|57014)|^E(CONN|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN)/;

/** Whether something failed because the database is away, rather than because of what it was asked. */
export function isAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ("code" in each && typeof each.code === "string" && away.test(each.code)) return true;
    if (lost.test(each.message) || each.message === "Query read timeout") return true;
  }
  return false;
}
