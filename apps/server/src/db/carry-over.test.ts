import { readFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../testing/test-database";
import { readTemplate } from "../testing/template";
import { dump } from "./dump";
import { load } from "./load";
import { openDatabase } from "./open-database";
import { seedDemo } from "./scenarios/demo";
import { supportTickets, todos, users } from "./schema";

const source = await openDatabase({ template: readTemplate() });
const target = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "toran-dump-"));
const file = join(folder, "toran.sql");
await seedDemo(source.db, new Date("2026-11-20T08:00:00Z"));
afterAll(async () => {
  await source.close();
  await target.close();
  rmSync(folder, { recursive: true });
});

test("145: what is dumped from the embedded database is the same, row for row, where it is loaded", async () => {
  const [owner] = await source.db.select({ id: users.id }).from(users).limit(1);
  const title = 'It\'s a \\ "title"\r\n with \t and \u2028, ज़रूरी; --';
  const id = owner?.id ?? "";
  await source.db.insert(todos).values({ ownerId: id, createdBy: id, order: 1.5, title });
  await source.db.insert(supportTickets).values({
    email: "a@b.example",
    category: "Other",
    subject: title,
    message: title,
    at: new Date(),
  });
  const began = performance.now();
  const dumped = await dump(source.pool, file);
  const between = performance.now();
  const loaded = await load(target.pool, file);
  console.log(
    `145: ${dumped} rows dumped in ${Math.round(between - began)} ms, ` +
      `loaded in ${Math.round(performance.now() - between)} ms`,
  );
  expect(loaded).toBe(dumped);
  expect(await hashes(target.pool)).toEqual(await hashes(source.pool));
});

test("145: numbers that were given out before the dump are not given out again", async () => {
  expect(await nextTicket(target.pool)).toBe(await nextTicket(source.pool));
});

test("145: the dump is plain SQL, which an empty database reads without this server", async () => {
  await target.pool.query("drop schema public cascade; drop schema drizzle cascade");
  await target.pool.query("create schema public");
  await target.pool.query(readFileSync(file, "utf8"));
  expect(await hashes(target.pool)).toEqual(await hashes(source.pool));
});

test("a dump is not loaded over people who are there already", async () => {
  await expect(load(target.pool, file)).rejects.toThrow(/already holds people/);
});

/** One hash for each table, over its rows in an order that no engine decides. */
async function hashes(pool: pg.Pool) {
  const tables = await pool.query<{ name: string }>(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'drizzle') order by 1",
  );
  const found: Record<string, unknown> = {};
  const client = await pool.connect();
  await client.query("set timezone to 'UTC'");
  for (const { name } of tables.rows) {
    const { rows } = await client.query(
      `select count(*)::int as rows, md5(string_agg(md5(each::text), '' order by md5(each::text) collate "C")) as hash from ${name} each`,
    );
    found[name] = rows[0];
  }
  client.release();
  return found;
}

async function nextTicket(pool: pg.Pool) {
  const { rows } = await pool.query<{ next: string }>(
    "select nextval('support_tickets_number_seq')::text as next",
  );
  return rows[0]?.next;
}
