import { afterAll, expect, test } from "vitest";
import { readTemplate } from "../testing/template";
import { openDatabase } from "./open-database";
import { letOthersPass } from "./let-others-pass";
import { lookAtFilled, lookAtGrown, tidy, tidying } from "./tidy";

const database = await openDatabase({ template: readTemplate() });
const { pool } = database;
afterAll(() => database.close());

const pages = async () => {
  const size = "select pg_relation_size('lookups_of_test') / 8192 as pages";
  return Number((await pool.query<{ pages: string }>(size)).rows[0]?.pages);
};

test("what deleted rows left in the embedded database is given free, and plans know what is there", async () => {
  await pool.query("create table lookups_of_test (n integer primary key, word text)");
  await pool.query(
    "insert into lookups_of_test select n, repeat('x', 500) from generate_series(1, 5000) n",
  );
  await pool.query("delete from lookups_of_test where n > 100");
  const before = await pages();
  await tidy(pool);
  expect(await pages()).toBeLessThan(before / 10);
  const known = await pool.query<{ rows: number }>(
    "select reltuples as rows from pg_class where relname = 'lookups_of_test'",
  );
  expect(Number(known.rows[0]?.rows)).toBe(100);
});

test("of a large table each column is looked at, and what its indexes work out of them", async () => {
  await pool.query(
    `create table large_of_test (n integer, "odd name" text, a text, b text, c text)`,
  );
  await pool.query(
    "insert into large_of_test select n, repeat('x', 400) || n % 7, n % 3, n % 5, n % 50 from generate_series(1, 12000) n",
  );
  await pool.query(`create index large_by_name on large_of_test (lower("odd name"))`);
  await tidy(pool);
  const { rows } = await pool.query<{ of: string; kept: number }>(
    "select attname as of, coalesce(array_length(most_common_freqs, 1), 0) as kept from pg_stats where tablename like 'large%'",
  );
  // All 50 values of the last column, of which a quick look would keep ten.
  const kept = { n: 0, "odd name": 7, a: 3, b: 5, c: 50, lower: 7 };
  expect(Object.fromEntries(rows.map((each) => [each.of, each.kept]))).toEqual(kept);
});

test("of a very large table fewer rows are read, so that others do not wait for it", async () => {
  await pool.query("create table very_large_of_test (word text storage plain, n integer)");
  await pool.query(
    "insert into very_large_of_test select repeat('x', 8000), n % 50 from generate_series(1, 8500) n",
  );
  await tidy(pool);
  const { rows } = await pool.query<{ kept: number }>(
    "select array_length(most_common_freqs, 1) as kept from pg_stats where tablename = 'very_large_of_test' and attname = 'n'",
  );
  expect(rows).toEqual([{ kept: 30 }]);

  const changed = async () => {
    const { rows: found } = await pool.query<{ pages: number }>(
      "select relpages - relallvisible as pages from pg_class where relname = 'very_large_of_test'",
    );
    return found[0]?.pages;
  };
  // Meanwhile nobody gives its room free: that is for when nobody asks for anything.
  expect(await changed()).toBeGreaterThan(8000);
  await tidying(pool, () => 50_000)();
  expect(await changed()).toBeGreaterThan(8000);
  await tidying(pool, () => 70_000)();
  expect(await changed()).toBe(0);
});

test("a table that has grown by a third is looked at again, and one that has not is left alone", async () => {
  await pool.query("create table grown_of_test (word text)");
  const write = (many: number) =>
    pool.query(
      "insert into grown_of_test select repeat('x', 500) from generate_series(1, $1::int)",
      [many],
    );
  const known = async () => {
    await lookAtGrown(pool);
    const { rows } = await pool.query<{ rows: number }>(
      "select reltuples as rows from pg_class where relname = 'grown_of_test'",
    );
    return Number(rows[0]?.rows);
  };
  await write(1000);
  expect(await known()).toBe(1000);
  await write(100);
  expect(await known()).toBe(1000);
  await write(900);
  expect(await known()).toBe(2000);
});

test("tidying waits for long work, though not for ever", async () => {
  const turn = tidying(pool, () => 0);
  await pool.query("create table waiting_of_test (word text)");
  await pool.query("insert into waiting_of_test select 'x' from generate_series(1, 50)");
  const known = async () => {
    const { rows } = await pool.query<{ rows: number }>(
      "select reltuples as rows from pg_class where relname = 'waiting_of_test'",
    );
    return Number(rows[0]?.rows);
  };
  let leftOut = 0;
  for (; leftOut < 100; leftOut++) {
    await letOthersPass(database.db);
    await turn();
    if ((await known()) === 50) break;
  }
  expect(leftOut).toBe(30);
});

test("of a table that was just filled the columns that are named are known", async () => {
  await pool.query("create table filled_of_test (list integer, place integer, word text)");
  await pool.query("insert into filled_of_test select 1, n, 'x' from generate_series(1, 2000) n");
  await lookAtFilled(database.db, "filled_of_test", ["list", "place"]);
  const { rows } = await pool.query<{ of: string }>(
    "select attname as of from pg_stats where tablename = 'filled_of_test' order by 1",
  );
  expect(rows.map((each) => each.of)).toEqual(["list", "place"]);
});
