import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { connectRealtime } from "@toran/api-client/realtime";
import { type ClientEvents, type Envelope, limits, type ServerEvents } from "@toran/contract";
import { io, type Socket } from "socket.io-client";
import { expect, test } from "vitest";
import { startServer } from "../testing/start-server";
import { forgetOldEvents, tellLive } from "./event-log";

const server = await startServer();
await server.app.listen({ port: 0, host: "127.0.0.1" });
const { port } = server.app.server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}`;

interface Person {
  id: string;
  token: string | null;
}

/** What the product's own client hands on to a page, until it is closed. */
function follow(
  { id, token }: Person,
  { lastSeq = 0, age }: { lastSeq?: number; age?: number } = {},
) {
  const heard: Envelope[] = [];
  let refetches = 0;
  const joined = new EventEmitter();
  const entered = once(joined, "answered");
  const log = { info: () => void joined.emit("answered"), warn: () => undefined };
  const channel = connectRealtime({
    url,
    token: () => token,
    userId: id,
    log,
    lastSeq,
    ...(age !== undefined && { loadedAt: Date.now() - age }),
    onEvent: (event) => void heard.push(event),
    onRefetch: () => void refetches++,
  });
  return {
    heard,
    entered,
    close: () => channel.close(),
    numbers: () => heard.map(({ payload }) => (payload as { number: number }).number),
    refetches: () => refetches,
    lastSeq: () => heard.at(-1)?.seq ?? lastSeq,
  };
}
const told = (ids: string[], number: number, at = server.deps.now()) =>
  server.db.transaction((tx) =>
    tellLive(
      tx,
      { ...server.deps, now: () => at },
      ids.map((userId) => ({ userId, type: "chat.message", payload: { number } })),
    ),
  );
const upTo = (last: number, from = 1) =>
  Array.from({ length: last - from + 1 }, (_, index) => from + index);

test("112: what is told while somebody is away arrives when they are back, once and in its order", async () => {
  const officer = await server.person("officer-ready");
  const here = follow(officer);
  await here.entered;
  for (const number of upTo(5)) await told([officer.id], number);
  await expect.poll(here.numbers).toEqual(upTo(5));
  here.close();
  await Promise.all(upTo(40, 6).map((number) => told([officer.id], number)));
  const back = follow(officer, { lastSeq: here.lastSeq() });
  await expect.poll(() => back.heard.length).toBe(35);
  expect(back.numbers().toSorted((a, b) => a - b)).toEqual(upTo(40, 6));
  expect(back.heard.map(({ seq }) => seq)).toEqual(upTo(40, 6));
  await told([officer.id], 41);
  await expect.poll(back.numbers).toContain(41);
  expect(back.refetches()).toBe(0);
  back.close();
});

test("112: whoever missed more than is sent again is told to load anew, and goes on from there", async () => {
  const officer = await server.person("officer-ready");
  await told([officer.id], 1);
  const many = limits.events.replayed + 1;
  await server.db.transaction((tx) =>
    tellLive(
      tx,
      server.deps,
      upTo(many).map((number) => ({
        userId: officer.id,
        type: "chat.message",
        payload: { number },
      })),
    ),
  );
  const early = follow(officer);
  await expect.poll(early.refetches).toBeGreaterThan(0);
  const late = follow(officer, { lastSeq: 1 });
  await expect.poll(late.refetches).toBe(1);
  await told([officer.id], many + 1);
  for (const each of [early, late]) {
    await expect.poll(each.numbers).toEqual([many + 1]);
    each.close();
  }
});

/** What a page that has just been opened is answered. */
async function opened({ id, token }: Person, age: unknown) {
  const socket: Socket<ServerEvents, ClientEvents> = io(url, {
    auth: { token, lastSeq: 0, age },
    transports: ["websocket"],
    forceNew: true,
  });
  const answer = new Promise<[string, number]>((resolve) => {
    socket.on("caught-up", (seq) => resolve(["caught-up", seq]));
    socket.on("refetch", (seq) => resolve(["refetch", seq]));
  });
  socket.emit("create-room", id, () => undefined);
  return answer.finally(() => socket.disconnect());
}
const ago = (time: number) => new Date(server.deps.now().getTime() - time);

test("112: a page loads anew at its first line only if something was told since it was opened", async () => {
  const officer = await server.person("officer-ready");
  await told([officer.id], 1, ago(limits.events.settled + 60_000));
  const numbered = follow(officer, { lastSeq: 1, age: 0 });
  await numbered.entered;
  await told([officer.id], 2, ago(limits.events.settled + 50_000));
  await expect.poll(numbered.numbers).toEqual([2]);
  numbered.close();
  expect(await opened(officer, 5000)).toEqual(["caught-up", 2]);
  expect(await opened(officer, 120_000)).toEqual(["refetch", 2]);
  await told([officer.id], 3);
  expect((await opened(officer, 5000))[0]).toBe("refetch");
});

test.each([limits.events.kept, Number.MAX_VALUE, -1, "young", undefined])(
  "112: an age of %s spares nothing",
  async (age) => {
    const officer = await server.person("officer-ready");
    await told([officer.id], 1, ago(600_000));
    if (Number(age) >= limits.events.kept)
      await forgetOldEvents(server.db, new Date(server.deps.now().getTime() + limits.events.kept));
    expect((await opened(officer, age))[0]).toBe("refetch");
  },
);

test("109: events go to the rooms of their people alone", async () => {
  const [one, two] = [await server.person("officer-ready"), await server.person("hr-ready")];
  const [first, second] = [follow(one), follow(two)];
  await Promise.all([first.entered, second.entered]);
  await told([one.id], 1);
  await told([one.id, two.id], 2);
  await expect.poll(second.numbers).toEqual([2]);
  await expect.poll(first.numbers).toEqual([1, 2]);
  first.close();
  second.close();
});
