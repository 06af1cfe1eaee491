import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { asFailure } from "../src/http/error-handler";
import { ok } from "../src/testing/ok";
import { startServer } from "../src/testing/start-server";
import { newFolder } from "./folders";

const workerFile = join(inject("built"), "database-worker.js");
const endless = sql`select count(*) from generate_series(1, 100000000000)`;
const database = { dataDir: newFolder(), workerFile, patience: 700 };
const server = await startServer({ database });

test("a busy database does not hold up what does not need it", async () => {
  const state = { busy: true };
  // Far from the limit of 0.7 s, which a machine that does other things as well would reach.
  const query = server.db.execute(sql`select pg_sleep(0.3)`).finally(() => (state.busy = false));
  const browser = server.browser();
  const times: number[] = [];
  while (state.busy) {
    const began = performance.now();
    await browser.send("GET", "/health/live");
    times.push(performance.now() - began);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await query;
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Infinity;
  console.log(`health answered ${times.length} times amid one query, p99 ${p99.toFixed(1)} ms`);
  expect(times.length).toBeGreaterThan(10);
});

test("138: a query over the limit ends the database's thread; who waited gets 503, and nothing confirmed is lost", async () => {
  const officer = await server.person("officer-ready");
  const { todos: list } = officer.api.po;
  for (let each = 0; each < 20; each++) ok(await list.create({ body: { title: `Call ${each}` } }));

  const began = performance.now();
  // The query that takes too long, and one of the same session that waits behind it.
  const slow = server.db.execute(endless);
  const queued = officer.api.po.todos.list();
  const failure = await slow.catch((error: unknown) => error);
  const ended = performance.now() - began;
  const found = ok(await queued);
  const reopened = performance.now() - began - ended;
  console.log(
    `138: ended after ${Math.round(ended)} ms with a limit of 700; served again ${Math.round(reopened)} ms later`,
  );
  expect(asFailure(failure)).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  expect(ended).toBeLessThan(5_000);
  expect(found.data).toHaveLength(20);
  expect(server.lines.join("")).toContain("the embedded database serves again");
});

test("138: a transaction that was cut off is undone, and the next one is whole", async () => {
  const { db } = server;
  await db.execute(sql`create table halves (id integer)`);
  const cut = db.transaction(async (tx) => {
    await tx.execute(sql`insert into halves values (1)`);
    await tx.execute(endless);
  });
  const failure = await cut.catch((error: unknown) => error);
  expect(asFailure(failure)?.status).toBe(503);
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into halves values (2)`);
    await tx.execute(sql`insert into halves values (3)`);
  });
  const { rows } = await db.execute(sql`select id from halves order by id`);
  expect(rows).toEqual([{ id: 2 }, { id: 3 }]);
});
