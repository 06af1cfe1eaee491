import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { databaseIn } from "../src/db/data-folder";
import { newFolder } from "./folders";
import { begin, start } from "./server";
import { openFiles } from "./verify";
import { type Confirmed, newOfficer, writeUntilGone } from "./writers";

const rounds = Number(process.env.KILL_ROUNDS ?? 5);
const firstStarts = Math.max(2, Math.round(rounds / 4));
const pass = (milliseconds: number) =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test(
  `133: a server killed ${rounds} times amid its writes has every row it confirmed, and whole files`,
  async () => {
    const DATA_DIR = newFolder();
    const env = { DATA_DIR };
    let server = await start(env);
    const first = server.readyAfter;
    const confirmed: Confirmed = {
      officer: await newOfficer(server),
      todos: new Set(),
      emails: new Set(),
    };
    const back: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const writing = writeUntilGone(server, confirmed);
      await pass(randomInt(200, 900));
      await server.kill();
      await writing;
      server = await start(env);
      back.push(server.readyAfter);
    }
    await server.kill();

    const files = await openFiles(DATA_DIR);
    const todos = await files.query<{ title: string }>("select title from todos");
    const people = await files.query<{ email: string; mails: number }>(
      `select r.email, count(o.id)::int as mails from registrations r
       left join outbox o on o."to" = r.email group by 1`,
    );
    const damage = await files.damage();
    await files.close();

    const kept = new Set(todos.map(({ title }) => title));
    const registered = new Set(people.map(({ email }) => email));
    const lost = [
      ...[...confirmed.todos].filter((title) => !kept.has(title)),
      ...[...confirmed.emails].filter((email) => !registered.has(email)),
    ];
    console.log(
      `133: ${rounds} kills, ${confirmed.todos.size + confirmed.emails.size} rows confirmed, ${lost.length} lost, ` +
        `${damage.length} damaged; first start ${Math.round(first)} ms, ` +
        `back after a kill in ${Math.round(median(back))} ms (median), ${Math.round(Math.max(...back))} ms (most)`,
    );
    expect(confirmed.todos.size).toBeGreaterThan(rounds);
    expect(lost).toEqual([]);
    expect(damage).toEqual([]);
    // A registration and its mail are one transaction: there is none without the other.
    expect(people.filter(({ mails }) => mails === 0)).toEqual([]);
  },
  120_000 + rounds * 30_000,
);

test(
  `134: a server killed ${firstStarts} times in its very first start starts the next time`,
  async () => {
    for (let round = 0; round < firstStarts; round++) {
      const env = { DATA_DIR: newFolder() };
      const { child } = await begin(env);
      await pass(randomInt(50, 1_500));
      child.kill("SIGKILL");
      const server = await start(env);
      expect((await newOfficer(server)).token).toBeTypeOf("string");
      await server.kill();
    }
  },
  120_000 + firstStarts * 30_000,
);

test("134: a server killed while PostgreSQL marks the files as its own starts the next time", async () => {
  const DATA_DIR = newFolder();
  await (await start({ DATA_DIR })).kill();
  // Made, and not yet filled: the moment is too short for a kill by chance.
  writeFileSync(join(databaseIn(DATA_DIR), "postmaster.pid"), "");
  const server = await start({ DATA_DIR });
  expect((await newOfficer(server)).token).toBeTypeOf("string");
  await server.kill();
});
