import { afterAll, expect, test } from "vitest";
import pg from "pg";
import type { Engine } from "./engine";
import { openMemoryEngine } from "./memory-engine";
import { PGliteStream } from "./pglite-stream";

const engine = await openMemoryEngine();
afterAll(() => engine.close());

/** A conversation, and how often it went to the engine. */
async function converse() {
  let ways = 0;
  const counted: Engine = {
    ...engine,
    exchange: (asked, era) => {
      ways++;
      return engine.exchange(asked, era);
    },
  };
  const config: pg.ClientConfig & { stream: () => PGliteStream } = {
    stream: () => new PGliteStream(counted),
    user: "postgres",
    database: "postgres",
  };
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  await client.connect();
  ways = 0;
  const leave = () =>
    (client as unknown as { connection: { stream: PGliteStream } }).connection.stream.destroy();
  return { client, ways: () => ways, leave };
}

const inside = "select pg_current_xact_id_if_assigned() is not null as inside";

test("the beginning of a transaction goes along with what it asks first", async () => {
  const { client, ways, leave } = await converse();
  await client.query("begin");
  expect(ways()).toBe(0);
  await client.query("create table told (word text)");
  expect(ways()).toBe(1);
  await client.query("insert into told values ($1)", ["kept"]);
  expect((await client.query(inside)).rows).toEqual([{ inside: true }]);
  await client.query("commit");
  expect(ways()).toBe(4);
  expect((await client.query("select word from told")).rows).toEqual([{ word: "kept" }]);
  expect((await client.query(inside)).rows).toEqual([{ inside: false }]);
  leave();
});

test.each([
  ["with values", "insert into kept values ($1)", ["first"]],
  ["without", "insert into kept values ('first')", undefined],
])("a first question %s is undone with its transaction", async (_, text, values) => {
  const { client, leave } = await converse();
  await client.query("create temp table if not exists kept (word text)");
  await client.query("begin");
  await client.query(text, values);
  await client.query("rollback");
  expect((await client.query("select word from kept")).rows).toEqual([]);
  leave();
});

test.each([
  ["with values", "select * from nowhere where word = $1", ["any"]],
  ["without", "select * from nowhere", undefined],
])(
  "a first question %s that fails spoils its transaction, and no more",
  async (_, text, values) => {
    const { client, leave } = await converse();
    await client.query("begin");
    await expect(client.query(text, values)).rejects.toMatchObject({ code: "42P01" });
    await expect(client.query("select 1")).rejects.toMatchObject({ code: "25P02" });
    await client.query("rollback");
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    leave();
  },
);

test("a transaction in which nothing is asked ends as it should", async () => {
  const { client, leave } = await converse();
  for (const end of ["commit", "rollback"]) {
    await client.query("begin");
    expect((await client.query(end)).command).toBe(end.toUpperCase());
  }
  leave();
});

test("a conversation that is left before its first question leaves no transaction", async () => {
  const { client, leave } = await converse();
  await client.query("begin");
  leave();
  const next = await converse();
  await next.client.query("create table alone (word text)");
  expect((await next.client.query(inside)).rows).toEqual([{ inside: false }]);
  next.leave();
});

test("a statement that a conversation has named is free to be named by the next", async () => {
  for (const word of ["first", "second"]) {
    // Each is left as a pool leaves one that has stumbled.
    const { client, leave } = await converse();
    const asked = { name: "told", text: "select $1::text as word", values: [word] };
    for (let time = 0; time < 2; time++)
      expect((await client.query(asked)).rows).toEqual([{ word }]);
    leave();
  }
});
