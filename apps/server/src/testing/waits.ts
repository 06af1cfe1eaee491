import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { TestServer } from "./start-server";

// The files that run beside this one have databases of their own on the same PostgreSQL, and wait too.
const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** How many calls of this server wait for what another transaction holds. */
export const waitingIn = ({ db }: TestServer): Promise<number> => db.$count(waiting);

/** Goes on once so many calls of this server wait for what another transaction holds. */
export const waits = (server: TestServer, many = 1): Promise<void> =>
  expect.poll(() => waitingIn(server)).toBeGreaterThanOrEqual(many);
