import { afterAll, expect, test } from "vitest";
import { frozenLine } from "../testing/frozen-line";
import { ok } from "../testing/ok";
import { startPostgres } from "../testing/postgres-cluster";
import { startServer } from "../testing/start-server";

const postgres = await startPostgres();
const server = await startServer({ database: { url: postgres.url } });
afterAll(() => postgres.stop());

/** Who holds a connection; the worker that looks for untold events takes one for a moment, every two seconds. */
const connections = () => {
  const { totalCount, idleCount, waitingCount } = server.database.pool;
  return { inUse: totalCount - idleCount, waiting: waitingCount };
};

test("147: while PostgreSQL restarts calls get 503 with a time to come back, and then all is as before", async () => {
  const officer = await server.person("officer-ready");
  const { todos } = officer.api.po;
  ok(await todos.create({ body: { title: "Call Kestrel Mobility" } }));
  const path = "/api/v1/placement-officer/todolist";

  await postgres.halt();
  const began = performance.now();
  const away = await Promise.all(Array.from({ length: 30 }, () => officer.call("GET", path)));
  const refusedAfter = performance.now() - began;
  expect(new Set(away.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(away[0]?.headers["retry-after"]).toBe("5");
  expect(refusedAfter).toBeLessThan(5_000);
  expect((await server.browser().send("GET", "/health/live")).statusCode).toBe(200);

  await postgres.resume();
  const resumed = performance.now();
  await expect
    .poll(async () => (await officer.call("GET", path)).statusCode, { timeout: 10_000 })
    .toBe(200);
  console.log(
    `147: refused within ${Math.round(refusedAfter)} ms, served again ${Math.round(performance.now() - resumed)} ms after the restart`,
  );
  expect(ok(await todos.list()).data).toHaveLength(1);
  await expect.poll(connections).toEqual({ inUse: 0, waiting: 0 });
});

test("147: when all connections are taken a call is told to come back within five seconds", async () => {
  const officer = await server.person("officer-ready");
  const held = await Promise.all(Array.from({ length: 20 }, () => server.database.pool.connect()));
  const began = performance.now();
  const reply = await officer.call("GET", "/api/v1/placement-officer/todolist");
  expect(reply.statusCode).toBe(503);
  expect(performance.now() - began).toBeLessThan(5_000);
  for (const client of held) client.release();
  await expect.poll(connections).toEqual({ inUse: 0, waiting: 0 });
});

test("147: a PostgreSQL that stands still for five seconds holds calls up, loses none, and keeps no connection", async () => {
  const line = await frozenLine(postgres.url);
  const frozen = await startServer({ database: { url: line.url } });
  const officer = await frozen.person("officer-ready");
  const { todos } = officer.api.po;
  ok(await todos.create({ body: { title: "Call Kestrel Mobility" } }));
  line.freeze();
  const began = performance.now();
  setTimeout(() => line.thaw(), 5_000);
  const asked = Array.from({ length: 30 }, () =>
    officer.call("GET", "/api/v1/placement-officer/todolist"),
  );
  const health = await frozen.browser().send("GET", "/health/live");
  expect(health.statusCode).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
  const replies = await Promise.all(asked);
  const odd = replies.filter(
    ({ statusCode, headers }) =>
      statusCode !== 200 && !(statusCode === 503 && headers["retry-after"] === "5"),
  );
  expect(odd).toEqual([]);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(ok(await todos.list()).data).toHaveLength(1);
  // Connections that were being made meanwhile are given back as they come.
  await expect.poll(() => frozen.database.pool.totalCount - frozen.database.pool.idleCount).toBe(0);
  expect(frozen.database.pool.waitingCount).toBe(0);
});
