import { setImmediate, setTimeout } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "./database";

/** Between two queries of a call there are a few turns of the loop in which it asks for nothing. */
const calmTurns = 3;
/** How long long work stands aside at most, in milliseconds. */
const longest = 50;

/** How long after a part of long work another one is expected, in milliseconds. */
const untilNext = 1000;
const parts = new WeakMap<pg.Pool, number>();

/** Whether long work is under way, which goes on part by part. */
export const isAtLongWork = (pool: pg.Pool) =>
  performance.now() - (parts.get(pool) ?? -Infinity) < untilNext;

/**
 * Stands aside between two parts of long work until nobody else waits for the embedded database, which has one place. A
 * call asks several times; without this each of its questions would wait for a part of its own.
 */
export async function letOthersPass({ $client: pool }: Database) {
  if (pool.options.max > 1) return;
  parts.set(pool, performance.now());
  const until = performance.now() + longest;
  for (let calm = 0; calm < calmTurns && performance.now() < until;) {
    const busy = pool.idleCount < pool.totalCount || pool.waitingCount > 0;
    calm = busy ? 0 : calm + 1;
    await (busy ? setTimeout(1) : setImmediate());
  }
}
