import type { AddressInfo, Socket as NodeSocket } from "node:net";
import { io } from "socket.io-client";
import { expect, test } from "vitest";
import { startServer } from "../testing/start-server";

const server = await startServer();
await server.app.listen({ port: 0, host: "127.0.0.1" });
const { port } = server.app.server.address() as AddressInfo;

test("148: whoever is asleep while the server closes does not hold it up", async () => {
  const { token } = await server.person("officer-ready");
  const asleep = io(`http://127.0.0.1:${port}`, {
    auth: { token },
    transports: ["websocket"],
    reconnection: false,
  });
  await new Promise((settle) => asleep.once("connect", () => settle(undefined)));
  const { ws } = asleep.io.engine.transport as unknown as { ws: { _socket: NodeSocket } };
  ws._socket.pause();
  const began = performance.now();
  await server.app.close();
  expect(performance.now() - began).toBeLessThan(5_000);
  // The end may reach it as a reset; either way it is the end.
  const ended = new Promise((settle) => ws._socket.once("close", settle));
  ws._socket.resume();
  await ended;
});
