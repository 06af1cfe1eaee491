import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { connectRealtime } from "@toran/api-client/realtime";
import { io, type Socket } from "socket.io-client";
import { startServer } from "../measure/start-server";
import { printTable } from "../measure/table";
import { type Person, send, signIn, theirConversation } from "./people";
import { openReader } from "./reader";

const many = Number(process.env.SOCKETS ?? 500);
// A writer may send twenty messages in a minute; two write.
const perWriter = 20;
const rounds = Number(process.env.ROUNDS ?? 2);
/** The first messages of a server compile what later ones have at hand; of the bare room they are left out too. */
const cold = 6;
const minute = 61_000;
const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

const server = await startServer(4191, {
  PUBLIC_URL: "http://localhost:4191",
  // The many readers of the measure are two people.
  PAGES_TOLD: "1000",
});
const bare = fork(join(import.meta.dirname, "bare-room.ts"), {
  env: { ...process.env, PORT: "4192" },
  execArgv: ["--import", "tsx"],
});
await new Promise((settle) => bare.once("message", settle));

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;
const row = (what: string, times: number[]) => ({
  what,
  messages: times.length,
  "p50 ms": at(times, 0.5),
  "p95 ms": at(times, 0.95),
});

/** Opens sockets, and tells when a text has reached the last of them. */
async function crowd(
  open: (index: number) => Socket,
  event: string,
  textOf: (told: unknown) => string,
) {
  const waiting = new Map<string, { left: number; done: () => void }>();
  const sockets = await Promise.all(
    Array.from({ length: many }, async (_, index) => {
      const socket = open(index);
      socket.on(event, (told: unknown) => {
        const one = waiting.get(textOf(told));
        if (one && --one.left === 0) one.done();
      });
      await new Promise<void>((settle) => socket.once("connect", settle));
      return socket;
    }),
  );
  return {
    sockets,
    reached: (text: string) => new Promise<void>((done) => waiting.set(text, { left: many, done })),
    close: () => sockets.forEach((socket) => socket.disconnect()),
  };
}
const settings = { transports: ["websocket"], forceNew: true };

/** As fast as two people may write. */
async function inRounds(one: (text: string, message: number) => Promise<void>) {
  for (let round = 0; round < rounds; round++) {
    await pause(minute);
    for (let message = 0; message < perWriter * 2; message++) {
      await one(`bench-${randomUUID()}`, message);
      await pause(20);
    }
  }
}

async function timed(done: Promise<unknown>) {
  const started = performance.now();
  await done;
  return performance.now() - started;
}

type Each = (text: string) => Promise<unknown>;

/** Messages of two writers: how long each took to be stored; `each` awaits what else is measured, after what goes `before`. */
async function write(writers: Person[], id: string, each: Each, before?: Each) {
  const stored: number[] = [];
  await inRounds(async (text, message) => {
    await before?.(text);
    const arrived = each(text);
    stored.push(await timed(send(server.address, writers[message % 2]!, id, text)));
    await arrived;
  });
  return stored;
}

const tabsOf = (writers: Person[]) =>
  crowd(
    (index) => {
      const { token, userId } = writers[index % writers.length]!;
      const socket = io(server.address, { ...settings, auth: { token } });
      socket.on("connect", () => socket.emit("create-room", userId, () => undefined));
      return socket;
    },
    "event",
    (told) => (told as { payload: { body?: string } }).payload.body ?? "",
  );

/**
 * Message by message beside a bare room: what slows the machine for a while slows both, which would be taken for ours
 * where one were measured after the other. Nothing beside it draws.
 */
async function measureBeside(writers: Person[], id: string) {
  const room = await crowd(() => io("http://127.0.0.1:4192", settings), "said", String);
  const tabs = await tabsOf(writers);
  const bareTimes: number[] = [];
  const reached: number[] = [];
  const stored = await write(
    writers,
    id,
    async (text) => reached.push(await timed(tabs.reached(text))),
    async (text) => {
      const all = timed(room.reached(text));
      room.sockets[0]?.emit("say", text);
      bareTimes.push(await all);
      await pause(20);
    },
  );
  room.close();
  tabs.close();
  return [bareTimes, stored, reached].map((times) => times.slice(cold));
}

/** The same with a browser that shows it. */
async function measureShown(writers: Person[], id: string) {
  const reader = await openReader(server.address, id);
  const tabs = await tabsOf(writers);
  const shown: number[] = [];
  await write(writers, id, async (text) => {
    const all = tabs.reached(text);
    const clock = Date.now();
    shown.push((await reader.seen(text)) - clock);
    await all;
  });
  tabs.close();
  await reader.close();
  return shown.slice(cold);
}

/** A tab whose line is cut while others write: what it saw in the end, against what was written. */
async function measureDrops([writer, away]: [Person, Person], id: string) {
  await pause(minute);
  const heard: string[] = [];
  let lastSeq = 0;
  const open = () =>
    connectRealtime({
      url: server.address,
      token: () => away.token,
      userId: away.userId,
      lastSeq,
      log: { info: () => undefined, warn: () => undefined },
      onEvent: ({ seq, type, payload }) => {
        lastSeq = Math.max(lastSeq, seq);
        const { body } = payload as { body?: string };
        if (type === "chat.message" && body) heard.push(body);
      },
    });
  let line = open();
  await pause(500);
  const written: string[] = [];
  for (let cut = 0; cut <= 20; cut++) {
    const text = `cut-${cut}`;
    written.push(text);
    if (cut > 0) line.close();
    await send(server.address, writer, id, text);
    if (cut > 0) line = open();
    // Writers are slowed to twenty a minute.
    await pause(cut === 10 ? minute : 60);
  }
  await pause(3000);
  line.close();
  const ours = heard.filter((text) => text.startsWith("cut-"));
  return {
    reconnections: 20,
    lost: written.filter((text) => !ours.includes(text)).length,
    doubled: ours.length - new Set(ours).size,
  };
}

try {
  const officer = await signIn(server.address, "po", "meera.k@nilgiri.example");
  const company = await signIn(server.address, "hr", "vikram@kestrel.example");
  const id = await theirConversation(server.address, officer, "Kestrel Mobility");
  const [bareTimes = [], stored = [], reached = []] = await measureBeside([officer, company], id);
  const shown = await measureShown([officer, company], id);
  printTable(`Chat, ${many} sockets`, [
    row("bare socket.io room: reached all", bareTimes),
    row("stored", stored),
    row("stored, and reached all", reached),
    row("stored, and shown in another browser", shown),
  ]);
  console.log(
    `\nbeside a bare room, p95: ${(at(reached, 0.95) / at(bareTimes, 0.95)).toFixed(2)} ×`,
  );
  printTable("Lines cut while others write", [await measureDrops([officer, company], id)]);
} finally {
  bare.kill();
  await server.stop();
}
