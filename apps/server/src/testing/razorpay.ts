import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { deliverTo, hmac, type Ordered, orderingAt, type Told } from "./paying";
import { startServer } from "./start-server";

interface Order {
  amount: number;
  currency: string;
}

/** A gateway on this machine that opens orders as Razorpay does, for one pair of keys. A test may have it answer otherwise. */
async function startRazorpay() {
  const keys = { keyId: "rzp_test_1", keySecret: "key secret", webhookSecret: "webhook secret" };
  const account = Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString("base64");
  let made = 0;
  const rightly = (order: Order, reply: ServerResponse): void =>
    void reply.end(JSON.stringify({ ...order, id: `order_${++made}`, entity: "order" }));
  /** What was tried with each order, as it tells whoever asks. */
  const tried = new Map<string, { id: string; status: string; amount: number; currency: string }>();
  const gateway = { keys, rightly, answer: rightly, tried, url: "", close };
  const server = createServer((request, reply) => {
    if (request.headers.authorization !== `Basic ${account}`)
      return void reply.writeHead(401).end("{}");
    const asked = /^\/v1\/orders\/(\w+)\/payments$/.exec(request.url ?? "")?.[1];
    if (asked) {
      const attempt = tried.get(asked);
      return void reply.end(JSON.stringify({ items: attempt ? [attempt] : [] }));
    }
    if (request.url !== "/v1/orders") return void reply.writeHead(404).end("{}");
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

/** A server whose payments are made at a gateway of this machine, and officers who pay there. */
export async function payingByRazorpay() {
  const gateway = await startRazorpay();
  const { keys } = gateway;
  const server = await startServer({
    env: {
      RAZORPAY_KEY_ID: keys.keyId,
      RAZORPAY_KEY_SECRET: keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
      RAZORPAY_URL: gateway.url,
    },
  });
  let second = 0;
  /** An event as Razorpay tells it, each of another second. */
  function told({ id, amount: due, currency: of }: Ordered, more: Told = {}) {
    const { event = "payment.captured", amount = due, currency = of, paymentId = "pay_1" } = more;
    const refunded = more.refunded !== undefined && { amount_refunded: more.refunded };
    const payment = { entity: { id: paymentId, order_id: id, amount, currency, ...refunded } };
    const order = { entity: { id, amount_paid: amount, currency } };
    return JSON.stringify({
      event,
      payload: { payment, ...(event === "order.paid" && { order }) },
      created_at: ++second,
    });
  }
  const deliver = (
    body: string,
    {
      id = `evt_${second}`,
      signature = hmac(keys.webhookSecret, body),
      app = server.app,
    }: { id?: string; signature?: string | null; app?: typeof server.app } = {},
  ) => deliverTo(app, body, { "x-razorpay-event-id": id, "x-razorpay-signature": signature });

  const ordering = () => orderingAt(server);
  return { server, gateway, keys, told, deliver, ordering };
}
