import type { Database } from "./database";
import { writesOf } from "./transaction-guard";

/** As long as another node may have written what is not seen here, in milliseconds. */
const longest = 100;
const most = 1_000;

interface Reading<Value> {
  value: Promise<Value>;
  writes: number;
  until: number;
}

/**
 * What is read over and over at the same moment, as all calls of a page ask who is calling: one reading answers them all
 * until this process writes anything at all, and a tenth of a second at most.
 */
export function sharedReading<Given, Value>(
  read: (db: Database, given: Given) => Promise<Value>,
  keyOf: (given: Given) => string,
) {
  const known = new WeakMap<Database, Map<string, Reading<Value>>>();
  return (db: Database, given: Given): Promise<Value> => {
    const readings = known.get(db) ?? new Map<string, Reading<Value>>();
    known.set(db, readings);
    const key = keyOf(given);
    const writes = writesOf(db);
    const now = performance.now();
    const found = readings.get(key);
    if (found && found.writes === writes && now < found.until) return found.value;
    if (readings.size >= most) readings.clear();
    const reading = { value: read(db, given), writes, until: now + longest };
    readings.set(key, reading);
    // A failure is nobody else's.
    reading.value.catch(() => readings.get(key) === reading && readings.delete(key));
    return reading.value;
  };
}
