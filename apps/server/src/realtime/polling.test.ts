import type { AddressInfo } from "node:net";
import type { ClientEvents, ServerEvents } from "@toran/contract";
import { io, type Socket } from "socket.io-client";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../testing/start-server";

const [server, other] = [await startServer(), await startServer()];
const addresses: string[] = [];
for (const { app } of [server, other]) {
  await app.listen({ port: 0, host: "127.0.0.1" });
  addresses.push(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
}
const [here = "", elsewhere = ""] = addresses;

/** The calls of one browser that polls: its balancer chooses the node of each. */
async function polls(node: string, sid?: string, body?: string) {
  const address = `${node}/socket.io/?EIO=4&transport=polling${sid ? `&sid=${sid}` : ""}`;
  const reply = await fetch(address, body === undefined ? {} : { method: "POST", body });
  return { status: reply.status, text: await reply.text() };
}
const sidIn = (text: string) => /"sid":"([^"]+)"/.exec(text)?.[1];

test("119: where no line is let through, who is kept on one node is told what happens by polling", async () => {
  const { id, token } = await server.person("officer-ready");
  const socket: Socket<ServerEvents, ClientEvents> = io(here, {
    auth: { token },
    transports: ["polling"],
    forceNew: true,
  });
  onTestFinished(() => void socket.disconnect());
  await new Promise<void>((settle) => socket.once("connect", settle));
  await new Promise((settle) => socket.emit("create-room", id, settle));
  const heard = new Promise((settle) => socket.once("event", ({ type }) => settle(type)));
  server.deps.events.emit("happened", id, "connection.changed", {});
  expect(await heard).toBe("connection.changed");
});

test("119: a node that did not begin with somebody says that it does not know them, and lets nothing through", async () => {
  const { token } = await server.person("officer-ready");
  const begun = sidIn((await polls(here)).text);
  const greeting = `40${JSON.stringify({ token })}`;
  expect(await polls(elsewhere, begun, greeting)).toEqual({
    status: 400,
    text: JSON.stringify({ code: 1, message: "Session ID unknown" }),
  });
  expect((await polls(here, begun, greeting)).status).toBe(200);
  expect((await polls(here, begun)).text).toMatch(/^40\{"sid"/);
});
