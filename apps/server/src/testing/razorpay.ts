import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface Order {
  amount: number;
  currency: string;
  receipt: string;
}

/** A gateway on this machine that opens orders as Razorpay does, for one pair of keys. A test may have it answer otherwise. */
export async function startRazorpay() {
  const keys = { keyId: "rzp_test_1", keySecret: "key secret", webhookSecret: "webhook secret" };
  const account = Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString("base64");
  let made = 0;
  const rightly = (order: Order, reply: ServerResponse) =>
    void reply.end(JSON.stringify({ ...order, id: `order_${++made}`, entity: "order" }));
  const gateway = { keys, rightly, answer: rightly, url: "", close };
  const server = createServer((request, reply) => {
    if (request.url !== "/v1/orders" || request.headers.authorization !== `Basic ${account}`)
      return void reply.writeHead(401).end("{}");
    void json(request).then((order) => gateway.answer(order as Order, reply));
  });
  function close() {
    server.closeAllConnections();
    server.close();
  }
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gateway;
}
