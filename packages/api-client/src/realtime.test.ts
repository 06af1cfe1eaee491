import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ClientEvents, Envelope, ServerEvents } from "@toran/contract/events";
import { limits } from "@toran/contract/limits";
import { Server } from "socket.io";
import { Manager } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connectRealtime, type RealtimeOptions } from "./realtime";

let server: Server<ClientEvents, ServerEvents>;
let url: string;
const asked: unknown[] = [];
const entered: unknown[] = [];
let admit = (_token: string): boolean => true;
const open: { close(): void }[] = [];

beforeEach(async () => {
  const listener = createServer();
  server = new Server(listener);
  server.use((socket, next) => {
    asked.push(socket.handshake.auth);
    const { token } = socket.handshake.auth as { token: string };
    next(admit(token) ? undefined : new Error("That token is over."));
  });
  server.on("connection", (socket) => {
    socket.on("create-room", (userId, reply) => {
      entered.push(userId);
      reply({ success: true, room: `user:${userId}` });
    });
    socket.on("authenticate", (token, reply) => {
      entered.push(token);
      reply({ success: true, room: "user:asha" });
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});

afterEach(async () => {
  open.splice(0).forEach((connection) => connection.close());
  await server.close();
  admit = () => true;
  asked.length = 0;
  entered.length = 0;
});

const event = (seq: number): Envelope => ({
  id: `${seq}`,
  type: "chat.message",
  seq,
  at: "2026-01-05T09:00:00Z",
  payload: {},
});

function connect(over: Partial<RealtimeOptions> = {}) {
  const log = {
    info: vi.fn<(...args: unknown[]) => void>(),
    warn: vi.fn<(...args: unknown[]) => void>(),
  };
  const events: number[] = [];
  const onEvent = ({ seq }: Envelope) => void events.push(seq);
  const options = { url, token: () => "one", userId: "asha", log, onEvent, ...over };
  const connection = connectRealtime(options);
  open.push(connection);
  return { connection, log, events };
}

test("a connection presents its token, asks for its room by the user's id, and logs the reply", async () => {
  const { log } = connect({ lastSeq: 41 });
  const reply = { success: true, room: "user:asha" };
  await expect.poll(() => log.info.mock.calls).toContainEqual([expect.any(String), reply]);
  expect(asked).toEqual([{ token: "one", lastSeq: 41 }]);
  expect(entered).toEqual(["asha"]);
});

test("112: each event is handed on once and in order, also when the server tells some again", async () => {
  const { events } = connect({ lastSeq: 2 });
  await expect.poll(() => entered).toHaveLength(1);
  for (const seq of [1, 2, 3, 4, 3, 4, 5]) server.emit("event", event(seq));
  await expect.poll(() => events).toEqual([3, 4, 5]);
});

test("112: an event that bears no number is handed on whenever it comes", async () => {
  const { events } = connect();
  await expect.poll(() => entered).toHaveLength(1);
  for (const seq of [0, 1, 0, 1, 2]) server.emit("event", event(seq));
  await expect.poll(() => events).toEqual([0, 1, 0, 2]);
});

test("112: an event before which one is missing is asked for again together with that one, once", async () => {
  const again: number[] = [];
  const { events } = connect({ lastSeq: 2 });
  await expect.poll(() => entered).toHaveLength(1);
  for (const socket of server.sockets.sockets.values())
    socket.on("catch-up", (lastSeq) => {
      again.push(lastSeq);
      for (const seq of [3, 4, 5]) socket.emit("event", event(seq));
    });
  for (const seq of [4, 5]) server.emit("event", event(seq));
  await expect.poll(() => events).toEqual([3, 4, 5]);
  expect(again).toEqual([2]);
});

test("112: a gap for which no answer came is asked about again by what comes later", async () => {
  const again: number[] = [];
  const { events } = connect({ lastSeq: 2 });
  await expect.poll(() => entered).toHaveLength(1);
  for (const socket of server.sockets.sockets.values())
    socket.on("catch-up", (lastSeq) => {
      // The first time the database is not to be had.
      if (again.push(lastSeq) > 1) for (const seq of [3, 4, 5]) socket.emit("event", event(seq));
    });
  server.emit("event", event(4));
  await expect.poll(() => again).toEqual([2]);
  const later = performance.now() + limits.realtime.reconnectionDelayMax;
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  server.emit("event", event(5));
  await expect.poll(() => events).toEqual([3, 4, 5]);
  clock.mockRestore();
  expect(again).toEqual([2, 2]);
});

test("112: told that too much was missed, it says so and goes on from there", async () => {
  const onRefetch = vi.fn<() => void>();
  const { events } = connect({ lastSeq: 2, onRefetch });
  await expect.poll(() => entered).toHaveLength(1);
  server.emit("refetch", 900);
  server.emit("event", event(901));
  await expect.poll(() => events).toEqual([901]);
  expect(onRefetch).toHaveBeenCalledTimes(1);
});

test("112: told that nothing happened since the page was loaded, it loads nothing anew and goes on from there", async () => {
  const onRefetch = vi.fn<() => void>();
  const { events } = connect({ loadedAt: Date.now() - 1500, onRefetch });
  await expect.poll(() => entered).toHaveLength(1);
  const [{ lastSeq, age }] = asked as [{ lastSeq: number; age: number }];
  expect(lastSeq).toBe(0);
  expect(age).toBeGreaterThanOrEqual(1500);
  expect(age).toBeLessThan(30_000);
  server.emit("caught-up", 57);
  server.emit("event", event(58));
  await expect.poll(() => events).toEqual([58]);
  expect(onRefetch).not.toHaveBeenCalled();
});

test("where a network lets no line through, it is reached by polling", async () => {
  server.engine.opts.transports = ["polling"];
  const { log } = connect();
  await expect.poll(() => entered).toEqual(["asha"]);
  expect(log.warn).not.toHaveBeenCalled();
});

test("112: after a cut it comes back with the present token and the last event it saw", async () => {
  let token = "one";
  const { log, events } = connect({ token: () => token, lastSeq: 6 });
  await expect.poll(() => entered).toHaveLength(1);
  server.emit("event", event(7));
  await expect.poll(() => events).toEqual([7]);
  token = "two";
  for (const socket of server.sockets.sockets.values()) socket.conn.close();

  await expect.poll(() => entered).toHaveLength(2);
  expect(asked.at(-1)).toEqual({ token: "two", lastSeq: 7 });
  expect(log.warn).toHaveBeenCalledWith("The real-time channel was cut.", expect.any(String));
});

test("what has reached the page is said together, the furthest of each conversation", async () => {
  const said: unknown[] = [];
  const { connection } = connect();
  await expect.poll(() => entered).toHaveLength(1);
  for (const socket of server.sockets.sockets.values())
    socket.on("received", (places) => said.push(places));
  connection.received("one", 3);
  connection.received("two", 1);
  connection.received("one", 2);
  await expect.poll(() => said).toEqual([{ one: 3, two: 1 }]);
});

describe("110: asked for a fresh token, it answers", () => {
  test("with the present one, when that is newer", async () => {
    let token = "one";
    connect({ token: () => token, renew: () => Promise.reject(new Error("Not needed.")) });
    await expect.poll(() => entered).toHaveLength(1);
    token = "two";
    server.emit("token-expired");
    await expect.poll(() => entered).toEqual(["asha", "two"]);
  });

  test("with a renewed one otherwise", async () => {
    connect({ renew: () => Promise.resolve("three") });
    await expect.poll(() => entered).toHaveLength(1);
    server.emit("token-expired");
    await expect.poll(() => entered).toEqual(["asha", "three"]);
  });
});

test("110: refused for its token, it renews it and tries again, for the library would give up", async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout"],
    shouldAdvanceTime: true,
    advanceTimeDelta: 20,
  });
  try {
    let token = "one";
    admit = (shown) => shown === "two";
    const renew = vi.fn<() => Promise<string>>(() => Promise.resolve((token = "two")));
    const { log } = connect({ token: () => token, renew });
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(entered).toEqual(["asha"]));
    expect(renew).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test("118: it is closed for good when the area is left", async () => {
  const { connection, log } = connect();
  await expect.poll(() => entered).toHaveLength(1);
  connection.close();
  await expect.poll(() => server.sockets.sockets.size).toBe(0);
  expect(log.warn).toHaveBeenCalledWith("The real-time channel was cut.", "io client disconnect");
});

test("117: it comes back after 1 to 5 s with a jitter of a half, waits 20 s, and never gives up", () => {
  const managers: Manager[] = [];
  const connected = vi.spyOn(Manager.prototype, "open").mockImplementation(function (
    this: Manager,
  ) {
    managers.push(this);
    return this;
  });
  connect();
  connected.mockRestore();
  const [manager] = managers;
  expect(manager?.reconnection()).toBe(true);
  expect(manager?.reconnectionDelay()).toBe(1000);
  expect(manager?.reconnectionDelayMax()).toBe(5000);
  expect(manager?.randomizationFactor()).toBe(0.5);
  expect(manager?.timeout()).toBe(20000);
  expect(manager?.reconnectionAttempts()).toBe(Infinity);
});
