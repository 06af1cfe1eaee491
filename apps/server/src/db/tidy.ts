import type pg from "pg";

/** Bytes of a table beyond which giving room free could take longer than a query may. */
const most = 64 * 1024 * 1024;

/**
 * Does for an embedded database what a PostgreSQL server does for itself: gives free what deleted rows left, and looks at
 * what the tables hold, so that plans are made from facts. One table at a time, so that others get their turn.
 */
export async function tidy(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string; small: boolean }>(
    "select relid::regclass::text as name, pg_table_size(relid) < $1 as small from pg_stat_user_tables order by 1",
    [most],
  );
  for (const { name, small } of rows)
    await pool.query(small ? `vacuum (analyze) ${name}` : `analyze ${name}`);
}

/**
 * Takes a quick look at tables that have grown by a third since: a class that was just taken in would be searched by the
 * plans of an empty one. A long look would keep everybody waiting, and the next tidying takes it.
 */
export async function lookAtGrown(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int > 8 + relpages * 1.33 order by 1`,
  );
  for (const { name } of rows)
    await pool.query(`set local default_statistics_target = 10; analyze ${name}`);
}
