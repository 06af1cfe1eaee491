import { createReadStream } from "node:fs";
import type pg from "pg";
import { lastLine } from "./dump";

const header = /^-- Toran dump ([12]), steps end with (--[0-9a-f]{32})$/;

/** Brings a dump into a database that holds no rows yet; all of it or, when anything fails, nothing. */
export async function load(pool: pg.Pool, file: string): Promise<number> {
  const client = await pool.connect();
  let rows = 0;
  try {
    await client.query("begin");
    await empty(client);
    for await (const step of stepsOf(file)) {
      const { command, rowCount } = await client.query(step);
      if (command === "INSERT") rows += rowCount ?? 0;
    }
    await client.query("commit");
    return rows;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** The dump brings its own schema, so the fresh one gives way; a database in use does not. */
async function empty(client: pg.PoolClient) {
  const { rows } = await client.query<{ used: boolean }>(
    "select exists(select from users) as used",
  );
  if (rows[0]?.used)
    throw new Error("This database already holds people. A dump is loaded into an empty one.");
  await client.query("drop schema if exists drizzle cascade");
  await client.query("drop schema public cascade");
  await client.query("create schema public");
}

async function* stepsOf(file: string) {
  let mark: string | undefined;
  let end = lastLine;
  let text = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    text += String(chunk);
    if (mark === undefined) {
      const first = text.indexOf("\n");
      if (first < 0) continue;
      const [, version, found] = header.exec(text.slice(0, first)) ?? [];
      if (!found) throw new Error(`${file} is not a dump that this server wrote.`);
      mark = found;
      // Older ones end without a word.
      if (version === "1") end = "";
      text = text.slice(first + 1);
    }
    const steps = text.split(`\n${mark}\n`);
    text = steps.pop() ?? "";
    yield* steps;
  }
  if (mark === undefined) throw new Error(`${file} is not a dump that this server wrote.`);
  if (text !== end)
    throw new Error(
      `${file} is cut short, so nothing of it was loaded. Dump again, or copy it anew.`,
    );
}
