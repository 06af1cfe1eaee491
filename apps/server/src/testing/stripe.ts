import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { deliverTo, hmac, type Ordered, orderingAt, type Told } from "./paying";
import { startServer } from "./start-server";

interface Page {
  amount: number;
  currency: string;
}
/** A page as Stripe tells of it. */
interface Stands {
  status?: string;
  payment_status?: string;
  payment_intent?: { id: string; status: string; latest_charge?: { refunded: boolean } };
}

/** A gateway on this machine that opens, tells of and closes pages as Stripe does, for one key. A test may have it answer otherwise. */
async function startStripe() {
  const keys = { secretKey: "sk_test_1", webhookSecret: "whsec_1" };
  const opened: { id: string; form: URLSearchParams; key: string | undefined }[] = [];
  const pages = new Map<string, Stands & { amount_total: number; currency: string }>();
  function rightly({ amount, currency }: Page, reply: ServerResponse) {
    const id = `cs_test_${opened.length}`;
    pages.set(id, {
      status: "open",
      payment_status: "unpaid",
      amount_total: amount,
      currency: currency.toLowerCase(),
    });
    const url = `https://checkout.stripe.com/c/pay/${id}`;
    reply.end(JSON.stringify({ id, url, amount_total: amount, currency: currency.toLowerCase() }));
  }
  const server = createServer((request, reply) => {
    const [, , , , session, act] = (request.url ?? "").split(/[/?]/);
    if (request.headers.authorization !== `Bearer ${keys.secretKey}`)
      return void reply.writeHead(401).end("{}");
    if (!session)
      return void text(request).then((body) => {
        const form = new URLSearchParams(body);
        const key = String(request.headers["idempotency-key"]);
        opened.push({ id: `cs_test_${opened.length + 1}`, form, key });
        const price = (of: string) => form.get(`line_items[0][price_data][${of}]`) ?? "";
        gateway.answer(
          { amount: Number(price("unit_amount")), currency: price("currency") },
          reply,
        );
      });
    const page = pages.get(session);
    if (!page) return void reply.writeHead(404).end("{}");
    if (act === "expire") {
      if (page.status !== "open") return void reply.writeHead(400).end("{}");
      page.status = "expired";
    }
    reply.end(JSON.stringify({ id: session, ...page }));
  });
  function close() {
    server.closeAllConnections();
    server.close();
  }
  /** Somebody does something on the page of an order. */
  function stands(orderId: string, as: Stands) {
    const found = opened.find(({ key }) => key === orderId);
    const page = found && pages.get(found.id);
    if (!page) throw new Error("There is no such page.");
    return Object.assign(page, as);
  }
  const gateway = { keys, rightly, answer: rightly, opened, stands, url: "", close };
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gateway;
}

/** A server whose payments are made on pages of this machine, and officers who pay there. */
export async function payingByStripe() {
  const gateway = await startStripe();
  const { keys } = gateway;
  const server = await startServer({
    env: {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_URL: gateway.url,
    },
  });
  let events = 0;
  /** An event as Stripe tells it, each of another name. */
  function told({ id, amount: due, currency: of }: Ordered, more: Told = {}) {
    const { event = "checkout.session.completed", amount = due, paymentId = "pi_1" } = more;
    const paid = /completed|succeeded/.test(event) && more.unpaid !== true;
    const money = { currency: (more.currency ?? of).toLowerCase(), payment_intent: paymentId };
    const object =
      event === "charge.refunded"
        ? {
            ...money,
            amount,
            metadata: { order: id },
            refunded: (more.refunded ?? 0) >= amount,
          }
        : {
            ...money,
            amount_total: amount,
            client_reference_id: id,
            payment_status: paid ? "paid" : "unpaid",
          };
    return JSON.stringify({ id: more.name ?? `evt_${++events}`, type: event, data: { object } });
  }
  const seconds = (ago = 0) => Math.floor(server.deps.now().getTime() / 1000) - ago;
  const sign = (body: string, secret = keys.webhookSecret, at = seconds()) =>
    `t=${at},v1=${hmac(secret, `${at}.${body}`)}`;
  const deliver = (
    body: string,
    {
      signature = sign(body),
      app = server.app,
    }: { signature?: string | null; app?: typeof server.app } = {},
  ) => deliverTo(app, body, { "stripe-signature": signature });

  const ordering = () => orderingAt(server);
  return { server, gateway, keys, told, sign, seconds, deliver, ordering };
}
