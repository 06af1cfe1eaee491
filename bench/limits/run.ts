import { limits } from "@toran/contract";
import { type NewPerson, newPerson } from "../measure/new-person";
import { load } from "../server/load";
import { startServer } from "../measure/start-server";
import { printTable } from "../measure/table";

const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 3);
const guests = 31;
const json = { "content-type": "application/json" };

const server = await startServer(4198);
const api = `${server.address}/api/v1/placement-officer`;

const officer = (scenario: string) => newPerson(server.address, scenario);
const sum = (list: number[]) => list.reduce((all, each) => all + each, 0);

/** Reads the answer to its end, so that the connection is free again. */
async function statusOf(reply: Response) {
  await reply.arrayBuffer();
  return reply.status;
}
const asked = async ({ accessToken }: NewPerson, path: string) =>
  statusOf(await fetch(api + path, { headers: { authorization: `Bearer ${accessToken}` } }));
const works = async (who: NewPerson) => (await asked(who, "/todolist")) === 200;

/** Somebody who guesses a password as fast as they are answered, until they are told to stop. */
function guessing(email: string) {
  const told = new Map<number, number>();
  const end = new AbortController();
  const guess = async () => {
    while (!end.signal.aborted) {
      const body = JSON.stringify({ email, password: "not-the-password-at-all" });
      const path = `${server.address}/api/auth/placement-officer/login`;
      const status = await statusOf(await fetch(path, { method: "POST", headers: json, body }));
      told.set(status, (told.get(status) ?? 0) + 1);
    }
  };
  const done = guess();
  return async () => {
    end.abort();
    await done;
    return told;
  };
}

/** 31 people at work, alone and beside one who guesses passwords, in turns. */
async function besideAnAbuser() {
  const people: NewPerson[] = [];
  for (let made = 0; made < guests; made++) people.push(await officer("officer-ready"));
  const abused = await officer("officer-ready");
  const alone: number[] = [];
  const beside: number[] = [];
  const refused: number[] = [];
  await load(people, 1, works);
  for (let round = 0; round < rounds; round++) {
    alone.push((await load(people, seconds, works)).perSecond);
    const stop = guessing(abused.user.email);
    beside.push((await load(people, seconds, works)).perSecond);
    const told = await stop();
    refused.push((told.get(429) ?? 0) / sum([...told.values()]));
  }
  printTable(`150: ${guests} people beside one who guesses passwords, ${rounds} rounds in turns`, [
    { what: "requests a second, alone", figure: Math.round(sum(alone) / rounds) },
    { what: "requests a second, beside the abuser", figure: Math.round(sum(beside) / rounds) },
    { what: "lost, % (at most 10)", figure: (1 - sum(beside) / sum(alone)) * 100 },
    { what: "guesses told to stop (429), %", figure: (sum(refused) / rounds) * 100 },
  ]);
}

/** Exports and searches at twice what one person may have, and the health route meanwhile. */
async function costly() {
  const who = await officer("officer-in-season");
  const told: number[] = [];
  const end = new AbortController();
  const searches = async () => {
    while (!end.signal.aborted) await asked(who, "/all-search?search=ra");
  };
  const work = Promise.all([
    Promise.all(
      Array.from({ length: limits.exports.most * 2 }, async () =>
        told.push(await asked(who, "/students-export?format=xlsx")),
      ),
    ),
    ...Array.from({ length: 8 }, searches),
  ]);
  const health = await load([who], seconds, async () => {
    const status = await statusOf(await fetch(`${server.address}/health/live`));
    return status === 200;
  });
  end.abort();
  await work;
  printTable("151: exports at twice their limit beside eight who search, and the health route", [
    { what: "exports given", figure: told.filter((status) => status === 200).length },
    { what: "exports told to wait (429)", figure: told.filter((status) => status === 429).length },
    {
      what: "anything else",
      figure: told.filter((status) => status !== 200 && status !== 429).length,
    },
    { what: "health route, p99 ms (at most 10)", figure: health.p99 },
    { what: "health route, failed", figure: health.failed },
  ]);
}

try {
  await besideAnAbuser();
  await costly();
} finally {
  await server.stop();
}
