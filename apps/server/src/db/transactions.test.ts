import { EventEmitter, once } from "node:events";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../testing/test-database";
import { todos } from "../modules/todos/tables";
import type { Database } from "./database";
import { guardTransactions } from "./transaction-guard";

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const warned: string[] = [];
guardTransactions(db, (_details, message) => warned.push(message));

const outlast = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

test("139: the main handle inside a transaction is refused at once, and the transaction is undone", async () => {
  const began = performance.now();
  const misuse = db.transaction(async (tx) => {
    await tx.execute(sql`create table left_behind (id integer)`);
    await db.select().from(todos);
  });
  await expect(misuse).rejects.toHaveProperty(
    "cause.message",
    expect.stringMatching(/main handle .* inside a transaction/),
  );
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(await exists(db, "left_behind")).toBe(false);
});

test("139: a transaction of the main handle inside another is refused as well", async () => {
  const misuse = db.transaction(async () => db.transaction(async () => undefined));
  await expect(misuse).rejects.toThrow(/main handle/);
});

test("139: a transaction within a transaction, on its own handle, works", async () => {
  const inner = db.transaction(async (tx) =>
    tx.transaction(async (nested) =>
      nested.select().from(todos).where(eq(todos.title, "Call Kestrel")),
    ),
  );
  await expect(inner).resolves.toEqual([]);
});

test("139: what a transaction began may use the main handle once the transaction is over", async () => {
  let later: Promise<unknown> | undefined;
  const outside = new EventEmitter();
  await db.transaction(async (tx) => {
    later = once(outside, "over").then(() => db.select().from(todos));
    await tx.select().from(todos);
  });
  outside.emit("over");
  await expect(later).resolves.toEqual([]);
});

test("140: a transaction that waits for something else is told in the log, with where it is", async () => {
  warned.length = 0;
  await db.transaction(async (tx) => {
    await tx.select().from(todos);
    await outlast(130);
    await tx.select().from(todos);
  });
  expect(warned).toHaveLength(1);
  expect(warned[0]).toMatch(/waited for something that is not the database/);
});

test("140: a transaction whose own queries take long is not blamed", async () => {
  warned.length = 0;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_sleep(0.2)`);
  });
  expect(warned).toEqual([]);
});

async function exists(on: Database, table: string) {
  const found = await on
    .select({ name: sql<string | null>`to_regclass(${table})::text` })
    .from(sql`(select 1) as one`);
  return found[0]?.name !== null;
}
