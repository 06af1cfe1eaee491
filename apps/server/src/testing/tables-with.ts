import { sql } from "drizzle-orm";
import type { Executor } from "../db/database";

/** The tables in which a text stands somewhere. */
export async function tablesWith(db: Executor, text: string) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const holds = sql`select 1 from ${sql.identifier(name)} as t where t::text ilike ${`%${text}%`} limit 1`;
    if ((await db.execute(holds)).rows.length) found.push(name);
  }
  return found;
}
