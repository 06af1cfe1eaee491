import type pg from "pg";
import type { Database } from "./database";
import { isAtLongWork } from "./let-others-pass";

const MB = 1024 * 1024;
/** Bytes of a table beyond which giving room free keeps others waiting: that is for a time when nobody is there. */
const most = 64 * MB;
/** Bytes that are gone through in some two seconds: nobody who comes just then is to wait longer, and a query may take ten. */
const mostAtRest = 512 * MB;
/** Milliseconds in which nobody has asked for anything, after which nobody is likely to. */
const rest = 60_000;
/** Bytes of a table beyond which looking at all of it at once would keep others waiting. */
const large = MB;
const columnsAtOnce = 4;
/** How much of a table a look takes in: PostgreSQL reads 300 rows for each of these, and keeps so many frequent values. */
const detail = { quick: 10, fair: 30, full: 100 };

const hour = 3_600_000;
/** How often in a row a turn is left out for long work: five minutes, at a turn every ten seconds. */
const mostLeftOut = 30;

/**
 * What is done every few seconds: all is tidied once an hour, and what has grown is looked at in between. While a class is
 * taken in, or other long work is under way, it waits: of two that keep others waiting, one is enough. `sinceAsked` gives the
 * milliseconds since anybody asked the server for something.
 */
export function tidying(pool: pg.Pool, sinceAsked: () => number) {
  let tidied = -Infinity;
  let leftOut = 0;
  let freeFrom = 0;
  return async () => {
    if (isAtLongWork(pool) && leftOut++ < mostLeftOut) return;
    leftOut = 0;
    if (sinceAsked() > rest && performance.now() > freeFrom) {
      // What took longer than a query may ended the database's thread, and would again in ten seconds.
      freeFrom = performance.now() + hour;
      await giveFree(pool);
      freeFrom = 0;
    }
    if (performance.now() - tidied < hour) return lookAtGrown(pool);
    tidied = performance.now();
    await tidy(pool);
  };
}

/**
 * Does for an embedded database what a PostgreSQL server does for itself: gives free what deleted rows left, and looks at
 * what the tables hold, so that plans are made from facts. A little at a time, so that others get their turn.
 */
export async function tidy(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string; size: string; columns: string[] }>(
    // Of the rows and of what is too long for one alone: each further file of each table is looked at as long again.
    `select oid::regclass::text as name, pg_relation_size(oid) + coalesce(pg_relation_size(nullif(reltoastrelid, 0)), 0) as size,
      array(
        select quote_ident(attname) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum
      ) as columns
      from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  for (const { name, size, columns } of rows) {
    if (Number(size) < most) await pool.query(`vacuum ${name}`);
    if (Number(size) < large) await look(pool, name, detail.full);
    // Each row that is read lies on a page of its own there: 30,000 of them took a tenth of a second, whatever the column.
    else await lookLong(pool, name, columns, Number(size) < most ? detail.full : detail.fair);
  }
}

/**
 * Gives free what changes have left in one very large table, and notes which of its pages everybody may read, without
 * which counting looks at every row: 77 ms for a filter of 100,000 students, and 13 once it is done. Unlike a look it goes
 * through what has changed alone, and through the indexes.
 */
async function giveFree(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) >= ${most} and relallvisible < relpages * 0.9
      and (relpages - relallvisible) * current_setting('block_size')::bigint + pg_indexes_size(oid) < ${mostAtRest}
      order by relpages - relallvisible desc limit 1`,
  );
  for (const { name } of rows) await pool.query(`vacuum ${name}`);
}

/** What indexes work out of columns is looked at only with the whole table: that look is a quick one. */
async function lookLong(pool: pg.Pool, name: string, columns: string[], target: number) {
  await look(pool, name, detail.quick);
  for (let from = 0; from < columns.length; from += columnsAtOnce) {
    const part = columns.slice(from, from + columnsAtOnce);
    await look(pool, `${name} (${part.join(", ")})`, target);
  }
}

const look = (pool: pg.Pool, what: string, target: number) =>
  pool.query(`set local default_statistics_target = ${target}; analyze ${what}`);

/**
 * Takes a quick look at columns of a table of the embedded database that has just been filled and is about to be gone
 * through: before any look, each part of it would be found by reading all that follow.
 */
export async function lookAtFilled({ $client }: Database, table: string, columns: string[]) {
  // A server of PostgreSQL looks by itself, and another look would wait for one that is under way.
  if ($client.options.max > 1) return;
  await look($client, `${table} (${columns.join(", ")})`, detail.quick);
}

/**
 * Takes a quick look at tables that have grown by a third since: a class that was just taken in would be searched by the
 * plans of an empty one. The long look comes with the next tidying.
 */
export async function lookAtGrown(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int > 8 + relpages * 1.33 order by 1`,
  );
  for (const { name } of rows) await look(pool, name, detail.quick);
}
