import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { Database } from "./database";

interface Running {
  open: boolean;
  /** Queries on their way. */
  asked: number;
  /** Since when none is on its way. */
  idleSince: number;
  longestPause: number;
  /** What waits for the change to be kept. */
  afterwards: (() => void)[];
}

const running = new AsyncLocalStorage<Running>();
const longestPause = 100;

/** Does something once the present transaction is kept, and not at all if it is not. */
export function afterCommit(work: () => void) {
  const transaction = running.getStore();
  if (transaction?.open) transaction.afterwards.push(work);
  else work();
}

export type Warn = (details: object, message: string) => void;

const writes = new WeakMap<pg.Pool, number>();

/** Rises with all that this process has done to a database but to look at it. */
export const writesOf = ({ $client }: Database) => writes.get($client) ?? 0;

const looks = /^\s*select\b/i;

/** Counts before it is told: whoever has heard of a change finds it counted. */
function countWrites(pool: pg.Pool, client: pg.PoolClient) {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const count = () => void writes.set(pool, (writes.get(pool) ?? 0) + 1);
  const counted = (...given: unknown[]) => {
    const [asked] = given as [string | { text?: string }];
    if (looks.test(typeof asked === "string" ? asked : (asked.text ?? ""))) return query(...given);
    const told = given.at(-1);
    if (typeof told === "function")
      return query(...given.slice(0, -1), (...answer: unknown[]) => {
        count();
        told(...answer);
      });
    const answer = query(...given);
    if (answer instanceof Promise) void answer.then(count, count);
    else count();
    return answer;
  };
  Object.assign(client, { query: counted });
}

/** Refuses the main handle inside a transaction: on the embedded database it would wait for itself. */
export class GuardedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    // A connection that breaks tells whoever waits for its answer; it must not end the process besides.
    this.on("connect", (client) => client.on("error", () => undefined));
    this.on("connect", timeQueries);
    this.on("connect", (client) => countWrites(this, client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]) {
    if (running.getStore()?.open)
      throw new Error("The main handle was used inside a transaction; use the transaction's own.");
    return callback ? super.connect(callback) : super.connect();
  }
}

/** Tells each transaction when its queries run, so that what it waits for besides can be told. */
function timeQueries(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const timed = (...given: unknown[]) => {
    const transaction = running.getStore();
    if (!transaction?.open) return query(...given);
    begins(transaction);
    const answer = query(...given);
    const end = () => ends(transaction);
    if (answer instanceof Promise) void answer.then(end, end);
    else end();
    return answer;
  };
  Object.assign(client, { query: timed });
}

function begins(transaction: Running) {
  notePause(transaction);
  transaction.asked++;
}

function ends(transaction: Running) {
  if (--transaction.asked === 0) transaction.idleSince = performance.now();
}

function notePause(transaction: Running) {
  if (transaction.asked) return;
  const pause = performance.now() - transaction.idleSince;
  transaction.longestPause = Math.max(transaction.longestPause, pause);
}

/** Watches every transaction of a database for the main handle and for waits on anything else. */
export function guardTransactions(db: Database, warn: Warn) {
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const began = new Error("this transaction");
    const afterwards: (() => void)[] = [];
    const outcome = await transaction((tx) => {
      const state = {
        open: true,
        asked: 0,
        idleSince: performance.now(),
        longestPause: 0,
        afterwards,
      };
      return running.run(state, async () => {
        try {
          return await work(tx);
        } finally {
          notePause(state);
          state.open = false;
          if (state.longestPause > longestPause)
            warn(
              { milliseconds: Math.round(state.longestPause), where: began.stack },
              "a transaction waited for something that is not the database, and held it up",
            );
        }
      });
    }, config);
    for (const each of afterwards) each();
    return outcome;
  };
}
