import { randomBytes } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { migrationsFolder } from "./migrations";

const atOnce = 200;
const { escapeIdentifier: name, escapeLiteral: literal } = pg;
const header = "-- Toran dump 2, steps end with ";
/** Without it the file was cut short. */
export const lastLine = "-- Toran dump ends\n";

interface Table {
  schema: string;
  table: string;
  columns: string[];
}

/** Writes everything as SQL that PostgreSQL 15 reads: the schema, each row, and the keys between them last. */
export async function dump(pool: pg.Pool, file: string): Promise<number> {
  const out = await open(file, "w", 0o600);
  const mark = `--${randomBytes(16).toString("hex")}`;
  const step = (statement: string) => out.writeFile(`${statement};\n${mark}\n`);
  const client = await pool.connect();
  try {
    await out.writeFile(`${header}${mark}\n`);
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local timezone to 'UTC'");
    await step("set timezone to 'UTC'");
    for (const statement of await schemaOf(client)) await step(statement);
    const keys = await foreignKeys(client);
    for (const { table, key } of keys) await step(`alter table ${table} drop constraint ${key}`);
    let rows = 0;
    for (const table of await tablesOf(client)) rows += await dumpTable(client, table, step);
    for (const statement of await sequences(client)) await step(statement);
    for (const { table, key, rule } of keys)
      await step(`alter table ${table} add constraint ${key} ${rule}`);
    await out.writeFile(lastLine);
    await out.sync();
    return rows;
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
    await out.close();
  }
}

/** What the migrations of this database made; a later release brings the rest when it starts. */
async function schemaOf(client: pg.PoolClient) {
  const done = await client.query<{ at: string }>(
    "select created_at::text as at from drizzle.__drizzle_migrations",
  );
  const journal = JSON.parse(
    await readFile(join(migrationsFolder(), "meta", "_journal.json"), "utf8"),
  ) as { entries: { tag: string; when: number }[] };
  const ran = new Set(done.rows.map(({ at }) => at));
  const files = journal.entries.filter(({ when }) => ran.has(String(when)));
  const texts = await Promise.all(
    files.map(({ tag }) => readFile(join(migrationsFolder(), `${tag}.sql`), "utf8")),
  );
  return [
    "create schema if not exists drizzle",
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
    ...texts
      .flatMap((text) => text.split("--> statement-breakpoint"))
      .map((text) => text.trim().replace(/;$/, "")),
  ];
}

async function tablesOf(client: pg.PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as table,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname in ('public', 'drizzle')
    group by 1, 2 order by 1, 2`);
  return rows;
}

async function foreignKeys(client: pg.PoolClient) {
  const { rows } = await client.query<{ table: string; key: string; rule: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as key, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}

/** The numbers that are given out next. */
async function sequences(client: pg.PoolClient) {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last
    from pg_sequences where last_value is not null order by 1`);
  return rows.map((each) => `select setval(${literal(each.name)}, ${each.last})`);
}

async function dumpTable(
  client: pg.PoolClient,
  { schema, table, columns }: Table,
  step: (statement: string) => Promise<void>,
) {
  const into = `${name(schema)}.${name(table)}`;
  const names = columns.map((each) => name(each)).join(", ");
  const asText = columns.map((each) => `${name(each)}::text`).join(", ");
  await client.query(`declare dumped no scroll cursor for select ${asText} from ${into}`);
  let count = 0;
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${atOnce} from dumped`,
      rowMode: "array",
    });
    if (!rows.length) break;
    const values = rows.map((row) => `(${row.map(valueOf).join(", ")})`);
    await step(
      `insert into ${into} (${names}) overriding system value values\n${values.join(",\n")}`,
    );
    count += rows.length;
  }
  await client.query("close dumped");
  return count;
}

const valueOf = (value: string | null) => (value === null ? "null" : literal(value));
