import { once } from "node:events";
import { io, type Socket } from "socket.io-client";
import { expect, test } from "vitest";
import { newFolder } from "./folders";
import { start } from "./server";
import { titlesIn } from "./verify";
import { newOfficer, todolist } from "./writers";

test("148: a stop amid 50 requests and 100 sockets is clean, and within ten seconds", async () => {
  const env = { DATA_DIR: newFolder() };
  const server = await start(env);
  const { token } = await newOfficer(server);
  const sockets = Array.from({ length: 100 }, () =>
    io(server.url, {
      auth: { token },
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
    }),
  );
  await Promise.all(sockets.map(greeted));
  const confirmed: string[] = [];
  const asked = Array.from({ length: 50 }, async (_, index) => {
    const title = `Call ${index}`;
    const reply = await server.call("POST", todolist, { token, body: { title } });
    if (reply.ok) confirmed.push(title);
    return reply.status;
  });
  await Promise.race(asked);
  const { code, took } = await server.stop();
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter((each) => each.status === "rejected" || each.value >= 500).length;
  console.log(
    `148: stopped in ${Math.round(took)} ms; ${confirmed.length} requests answered, ${refused} refused`,
  );
  expect(code).toBe(0);
  expect(took).toBeLessThan(10_000);
  expect(await titlesIn(env.DATA_DIR)).toEqual(expect.arrayContaining(confirmed));
  for (const socket of sockets) socket.disconnect();
});

async function greeted(socket: Socket) {
  if (!socket.connected) await once(socket as unknown as NodeJS.EventEmitter, "connect");
}
