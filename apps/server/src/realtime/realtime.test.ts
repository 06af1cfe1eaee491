import { randomBytes } from "node:crypto";
import { type EventEmitter, once } from "node:events";
import { get } from "node:http";
import type { AddressInfo, Socket as NodeSocket } from "node:net";
import { type ClientEvents, limits, type RoomReply, type ServerEvents } from "@toran/contract";
import { io, type Socket } from "socket.io-client";
import { afterEach, expect, test } from "vitest";
import { ok } from "../testing/ok";
import { startServer } from "../testing/start-server";

const server = await startServer({ socketGrace: 1000 });
await server.app.listen({ port: 0, host: "127.0.0.1" });
const { port } = server.app.server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}`;

type Client = Socket<ServerEvents, ClientEvents>;
const open: Client[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

function connect(auth: object, more: object = {}): Client {
  const socket: Client = io(url, {
    auth,
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    ...more,
  });
  open.push(socket);
  return socket;
}
const connected = (socket: Client) =>
  new Promise<string>((resolve) => {
    socket.once("connect", () => resolve("connected"));
    socket.once("connect_error", ({ message }) => resolve(message));
  });
const closed = (socket: Client) =>
  new Promise<string>((resolve) => socket.once("disconnect", resolve));
const createRoom = (socket: Client, id: unknown) =>
  new Promise<RoomReply>((resolve) => socket.emit("create-room", id as string, resolve));

const refusedText = "Please login again to continue.";

test("105: a connection without a token, with a forged one, or of a student is refused", async () => {
  const student = await server.person("student-ready");
  for (const auth of [{}, { token: "not.a.token" }, { token: 7 }, { token: student.token }])
    expect(await connected(connect(auth))).toBe(refusedText);
});

test("105: a connection with an expired token is refused", async () => {
  const officer = await server.person("officer-ready");
  server.pass(10 * 60_000 + 1000);
  expect(await connected(connect({ token: officer.token }))).toBe(refusedText);
});

test("106: a connection from a foreign origin is refused, with and without a cookie", async () => {
  const { token } = await server.person("officer-ready");
  for (const extraHeaders of [
    { origin: "https://elsewhere.example" },
    { origin: "https://elsewhere.example", cookie: "a=b" },
  ])
    expect(await connected(connect({ token }, { extraHeaders }))).toBe("websocket error");
  expect(await connected(connect({ token }, { extraHeaders: { origin: url } }))).toBe("connected");
});

test("107: a token in the address is refused and never logged", async () => {
  const { token } = await server.person("officer-ready");
  expect(await connected(connect({}, { query: { token } }))).toBe("websocket error");
  expect(server.lines.join("")).not.toContain(token);
});

// The first byte of the frame with which a server hangs up.
const closing = 0x88;

test("108: a connection that says nothing is closed within a second", async () => {
  const started = Date.now();
  await new Promise((resolve) => {
    const key = randomBytes(16).toString("base64");
    const headers = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": key,
    };
    const asked = get(`${url}/socket.io/?EIO=4&transport=websocket`, { headers });
    asked.on("upgrade", (_reply, socket) =>
      socket.on("data", (frame: Buffer) => frame[0] === closing && resolve(socket.destroy())),
    );
  });
  expect(Date.now() - started).toBeLessThan(2000);
});

test("109: a user is put into their own room, and a foreign id is refused and written down", async () => {
  const officer = await server.person("officer-ready");
  const other = await server.person("hr-ready");
  const socket = connect({ token: officer.token });
  await connected(socket);
  expect(await createRoom(socket, officer.id)).toEqual({
    success: true,
    room: `user:${officer.id}`,
  });
  for (const id of [other.id, [other.id], `user:${other.id}`, null, { id: other.id }])
    expect(await createRoom(socket, id)).toEqual({
      success: false,
      message: "That is not your room.",
    });
  expect(server.lines.filter((line) => line.includes("foreign-room-refused"))).toHaveLength(5);
  expect([...(await server.app.realtime.in(`user:${other.id}`).fetchSockets())]).toEqual([]);
});

test("110: a token that runs out is asked for anew, and the connection closes when none comes", async () => {
  const officer = await server.person("officer-ready");
  server.pass(10 * 60_000 - 2000);
  const socket = connect({ token: officer.token });
  expect(await connected(socket)).toBe("connected");
  await new Promise<void>((resolve) => socket.once("token-expired", resolve));
  expect(await closed(socket)).toBe("io server disconnect");
});

test("110: a fresh token keeps a long connection", async () => {
  const officer = await server.person("officer-ready");
  server.pass(10 * 60_000 - 2000);
  const socket = connect({ token: officer.token });
  expect(await connected(socket)).toBe("connected");
  await new Promise<void>((resolve) => socket.once("token-expired", resolve));
  const { data } = (await officer.refresh("PLACEMENT_OFFICER")).json<{
    data: { accessToken: string };
  }>();
  const reply = await new Promise<RoomReply>((resolve) =>
    socket.emit("authenticate", data.accessToken, resolve),
  );
  expect(reply).toEqual({ success: true, room: `user:${officer.id}` });
  expect(socket.connected).toBe(true);
});

test("111: a session that is ended closes its connection within a second, and may not come back", async () => {
  const hr = await server.person("hr-ready");
  const socket = connect({ token: hr.token });
  await connected(socket);
  const started = Date.now();
  const over = closed(socket);
  ok(await hr.api.hr.auth.logOut());
  await over;
  expect(Date.now() - started).toBeLessThan(1000);
  expect(await connected(connect({ token: hr.token }))).toBe(refusedText);
});

test("116: whoever says more in a moment than a person could is hung up on, and others are not", async () => {
  const [loud, quiet] = [await server.person("officer-ready"), await server.person("hr-ready")];
  const [shouting, listening] = [connect({ token: loud.token }), connect({ token: quiet.token })];
  await Promise.all([connected(shouting), connected(listening)]);
  const over = closed(shouting);
  for (let times = 0; times < 1000; times++) shouting.emit("catch-up", times);
  expect(await over).toBe("io server disconnect");
  expect(listening.connected).toBe(true);
  const huge = closed(listening);
  listening.emit("create-room", "x".repeat(64 * 1024 + 1), () => undefined);
  await huge;
});

test("122: whoever stops reading is dropped before much waits for them, and others are told", async () => {
  const [slow, quick] = [await server.person("officer-ready"), await server.person("hr-ready")];
  const [stuck, reading] = [connect({ token: slow.token }), connect({ token: quick.token })];
  await Promise.all([connected(stuck), connected(reading)]);
  await Promise.all([createRoom(stuck, slow.id), createRoom(reading, quick.id)]);
  const there = (id: string | undefined) => server.app.realtime.sockets.sockets.has(id ?? "");
  const { id } = stuck;
  expect(there(id)).toBe(true);
  const { ws } = stuck.io.engine.transport as unknown as { ws: { _socket: NodeSocket } };
  ws._socket.pause();
  const payload = "x".repeat(60 * 1024);
  let sent = 0;
  const tell = () => {
    server.deps.events.emit("happened", slow.id, "notification.new", payload);
    sent += payload.length;
    return there(id);
  };
  await expect.poll(tell, { interval: 1, timeout: 10_000 }).toBe(false);
  // What the system takes in on its way is not the server's.
  expect(sent).toBeLessThan(32 * 1024 * 1024);
  const heard = once(reading as unknown as EventEmitter, "event");
  server.deps.events.emit("happened", quick.id, "notification.new", "still here");
  expect(await heard).toMatchObject([{ payload: "still here" }]);
});

test("ten pages of a person are told, a few more are not, and many are hung up on", async () => {
  const many = await server.person("officer-ready");
  const rooms: boolean[] = [];
  let last: Client | undefined;
  for (let at = 0; at < 2 * limits.events.sockets; at++) {
    last = connect({ token: many.token });
    expect(await connected(last)).toBe("connected");
    rooms.push((await createRoom(last, many.id)).success);
  }
  expect(rooms).toEqual(rooms.map((_, at) => at < limits.events.sockets));
  expect(await closed(connect({ token: many.token }))).toBe("io server disconnect");
  expect(last?.connected).toBe(true);
});
