import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../../app";
import { Events } from "../../events";
import type { Browser } from "../../testing/browser";
import { ok, refusal } from "../../testing/ok";
import { startRazorpay } from "../../testing/razorpay";
import { startServer } from "../../testing/start-server";
import { razorpay } from "./gateway/razorpay";
import { paymentEvents, paymentOrders } from "./tables";

const gateway = await startRazorpay();
beforeEach(() => {
  gateway.answer = gateway.rightly;
});
afterAll(() => gateway.close());
const { keys } = gateway;

const server = await startServer({
  env: {
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
    RAZORPAY_URL: gateway.url,
  },
});
const hmac = (secret: string, of: string) => createHmac("sha256", secret).update(of).digest("hex");

interface Told {
  event?: string;
  amount?: number;
  currency?: string;
  paymentId?: string;
}
let second = 0;
/** An event as Razorpay tells it, each of another second. */
function told(
  { id, amount: due, currency: of }: { id: string; amount: number; currency: string },
  { event = "payment.captured", amount = due, currency = of, paymentId = "pay_1" }: Told = {},
) {
  const payment = { entity: { id: paymentId, order_id: id, amount, currency } };
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
) =>
  app.inject({
    method: "POST",
    url: "/webhooks/payments",
    payload: body,
    headers: {
      "content-type": "application/json",
      "x-razorpay-event-id": id,
      ...(signature !== null && { "x-razorpay-signature": signature }),
    },
  });

async function chosen({ api: { po } }: Browser, at = 0) {
  const plan = ok(await po.billing.plans()).data[at];
  return ok(await po.billing.create({ body: { planId: plan?.id ?? "" } })).data;
}
/** An officer at the step of paying, with an order opened at the gateway. */
async function ordering() {
  const officer = await server.person("officer-at-payment");
  const billing = await chosen(officer);
  const { order } = ok(await pay(officer, billing.id)).data;
  if (!order) throw new Error("No order was opened.");
  return { officer, billing, order };
}
const pay = (
  { api: { po } }: Browser,
  id: string,
  body: Parameters<typeof po.billing.pay>[0]["body"] = {},
) => po.billing.pay({ params: { id }, body });
const stateOf = async ({ api }: Browser) =>
  ok(await api.po.billing.subscription()).data.billings[0]?.payment;
const kept = (orderId: string) =>
  server.db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId));
const failures = async ({ email }: { email: string }) =>
  (await server.mails(email)).filter(({ subject }) => /did not go through/.test(subject)).length;

test("paying opens one order for all who ask at once, whatever outcome they wish for", async () => {
  const officer = await server.person("officer-at-payment");
  const billing = await chosen(officer);
  const asked = await Promise.all(
    [1, 2, 3].map(() => pay(officer, billing.id, { outcome: "succeed" })),
  );
  const orders = asked.map((reply) => ok(reply).data.order);
  const total = billing.amount + billing.tax;
  expect(orders[0]).toMatchObject({ amount: total, currency: "INR", keyId: keys.keyId });
  expect(new Set(orders.map((order) => order?.id)).size).toBe(1);
  expect(await stateOf(officer)).toBe("CREATED");
  const rows = await server.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.billingId, billing.id));
  expect(rows).toHaveLength(1);
  const stranger = await server.person("officer-ready");
  expect(refusal(await pay(stranger, billing.id)).status).toBe(404);
});

test.each<[string, typeof gateway.rightly]>([
  ["fails", (_order, reply) => void reply.writeHead(500).end("{}")],
  ["is not JSON", (_order, reply) => void reply.end("<html>")],
  ["names no order", (_order, reply) => void reply.end("{}")],
  ["is for another amount", (order, reply) => gateway.rightly({ ...order, amount: 1 }, reply)],
  ["breaks off", (_order, reply) => void reply.destroy()],
])("an answer of the gateway that %s opens no order, and can be tried again", async (_, odd) => {
  const officer = await server.person("officer-at-payment");
  const billing = await chosen(officer);
  gateway.answer = odd;
  expect(refusal(await pay(officer, billing.id))).toMatchObject({
    status: 503,
    message: expect.stringContaining("Nothing was charged"),
  });
  gateway.answer = gateway.rightly;
  expect(ok(await pay(officer, billing.id)).data.order).toBeTruthy();
});

test("a gateway that keeps silent is waited for no longer than its time", async () => {
  gateway.answer = () => undefined;
  const slow = razorpay({ ...keys, url: gateway.url, patience: 50 });
  const charge = { billingId: "b", amount: 100, currency: "INR" };
  await expect(slow.makeOrder(charge)).rejects.toThrow(/timeout/);
});

test.each<[string, (body: string) => [string, string | null]]>([
  ["is missing", (body) => [body, null]],
  ["is empty", (body) => [body, ""]],
  ["is of another secret", (body) => [body, hmac(keys.keySecret, body)]],
  ["is of other bytes that mean the same", (body) => [`${body} `, hmac(keys.webhookSecret, body)]],
  [
    "is of another amount",
    (body) => [body.replace("pay_1", "pay_2"), hmac(keys.webhookSecret, body)],
  ],
])("an event whose signature %s changes nothing", async (_, alter) => {
  const { officer, order } = await ordering();
  const [body, signature] = alter(told(order));
  expect((await deliver(body, { signature })).statusCode).toBe(401);
  expect([await stateOf(officer), await kept(order.id)]).toEqual(["CREATED", []]);
  expect(server.lines.join("")).not.toContain("created_at");
});

test("what is signed and cannot be read is refused; what is of no concern, or of no order here, is taken and left", async () => {
  expect((await deliver("not JSON")).statusCode).toBe(400);
  expect(
    (await deliver(JSON.stringify({ event: "payment.captured", payload: [] }))).statusCode,
  ).toBe(400);
  expect((await deliver(JSON.stringify({ event: "refund.created", payload: [] }))).statusCode).toBe(
    200,
  );
  const unknown = { id: "order_elsewhere", amount: 1, currency: "INR" };
  expect((await deliver(told(unknown))).statusCode).toBe(200);
  expect(server.lines.join("")).toMatch(/order_elsewhere.*unknown-order/);
  expect((await deliver("x".repeat(256 * 1024 + 1))).statusCode).toBe(413);
});

test.each(["payment.captured", "order.paid"])(
  "%s pays once, moves the officers on and allows the invoice, however often it is told",
  async (event) => {
    const { officer, billing, order } = await ordering();
    const body = told(order, { event });
    const node = await buildApp({ ...server.deps, events: new Events() });
    await Promise.all([
      deliver(body),
      deliver(body, { app: node }),
      deliver(body, { id: "evt_another_name", app: node }),
    ]);
    await node.close();
    expect(await stateOf(officer)).toBe("PAID");
    expect(await kept(order.id)).toHaveLength(1);
    expect(ok(await officer.api.po.steps.read()).data.mode).toBe("COLLEGEINFO");
    const { data } = ok(await pay(officer, billing.id));
    expect([data.mode, data.order, data.billing.payment]).toEqual([
      "COLLEGEINFO",
      undefined,
      "PAID",
    ]);
    const ends = ok(await officer.api.po.billing.subscription()).data.endsAt;
    server.pass(60_000);
    const other = event === "order.paid" ? "payment.captured" : "order.paid";
    await deliver(told(order, { event: other }));
    expect(ok(await officer.api.po.billing.subscription()).data.endsAt).toBe(ends);
  },
);

test("a failure is told once, and one that comes after the payment undoes nothing", async () => {
  const { officer, order } = await ordering();
  await deliver(told(order, { event: "payment.failed", paymentId: "pay_1" }));
  await deliver(told(order, { event: "payment.failed", paymentId: "pay_2" }));
  expect(await stateOf(officer)).toBe("FAILED");
  expect(await failures(officer)).toBe(1);
  await deliver(told(order, { paymentId: "pay_3" }));
  await deliver(told(order, { event: "payment.failed", paymentId: "pay_2" }));
  expect(await stateOf(officer)).toBe("PAID");
  expect(await failures(officer)).toBe(1);
});

test("an event that is told again, by its name or by its body, does not stop the next try", async () => {
  const { officer, order } = await ordering();
  const body = told(order, { event: "payment.failed" });
  const id = "evt_told_twice";
  await deliver(body, { id });
  await chosen(officer);
  await deliver(body, { id: "evt_told_anew" });
  await deliver(told(order, { event: "payment.failed" }), { id });
  expect([await stateOf(officer), await kept(order.id)]).toEqual([
    "CREATED",
    [expect.objectContaining({ id })],
  ]);
});

test.each<Told>([{ amount: 100 }, { currency: "USD" }])(
  "a payment of %o is not the one that was asked for, and somebody is called to look",
  async (wrong) => {
    const { officer, order } = await ordering();
    expect((await deliver(told(order, wrong))).statusCode).toBe(200);
    expect(await stateOf(officer)).toBe("CREATED");
    expect(server.lines.join("")).toMatch(new RegExp(`"${order.id}".*wrong-amount`));
  },
);

test("an order for a plan that is no longer chosen pays nothing, and its failure stops nothing", async () => {
  const { officer, order } = await ordering();
  const { id } = await chosen(officer, 1);
  const now = ok(await pay(officer, id)).data.order;
  expect(now?.id).not.toBe(order.id);
  await deliver(told(order));
  await deliver(told(order, { event: "payment.failed" }));
  expect(await stateOf(officer)).toBe("CREATED");
  if (now) await deliver(told(now));
  expect(await stateOf(officer)).toBe("PAID");
  await deliver(told(order));
  expect(server.lines.join("")).toMatch(new RegExp(`"${order.id}".*paid-twice`));
});

test("what the page of the gateway signed makes a payment wait for the webhook, and never pays by itself", async () => {
  const { officer, billing, order } = await ordering();
  const proof = { orderId: order.id, paymentId: "pay_9", signature: "00" };
  expect(refusal(await pay(officer, billing.id, { proof })).status).toBe(409);
  const other = await ordering();
  const signature = hmac(keys.keySecret, `${order.id}|pay_9`);
  const theirs = { proof: { ...proof, signature } };
  expect(refusal(await pay(other.officer, other.billing.id, theirs)).status).toBe(404);
  expect(ok(await pay(officer, billing.id, theirs)).data.billing.payment).toBe("PENDING");
  const { update, plans } = officer.api.po.billing;
  const another = ok(await plans()).data[1]?.id ?? "";
  const changed = await update({ params: { id: billing.id }, body: { planId: another } });
  expect(refusal(changed).status).toBe(409);
  // The card that was tried before.
  await deliver(told(order, { event: "payment.failed", paymentId: "pay_8" }));
  const asked = ok(await pay(officer, billing.id)).data;
  expect([asked.billing.payment, asked.order]).toEqual(["PENDING", undefined]);
  await deliver(told(order, { paymentId: "pay_9" }));
  expect(ok(await pay(officer, billing.id, theirs)).data.billing.payment).toBe("PAID");
});

test("who guesses signatures is slowed, and the gateway still gets through", async () => {
  const { officer, order } = await ordering();
  const body = told(order);
  let last = 0;
  for (let at = 0; at < 31; at++) last = (await deliver(body, { signature: "no" })).statusCode;
  expect(last).toBe(429);
  expect((await deliver(body)).statusCode).toBe(200);
  expect(await stateOf(officer)).toBe("PAID");
});

test("only the configured gateway may run on our pages, and without one there is no webhook", async () => {
  const policy = async (of: typeof server) =>
    String((await of.browser().send("GET", "/health/live")).headers["content-security-policy"]);
  expect(await policy(server)).toContain("script-src 'self' https://checkout.razorpay.com;");
  const plain = await startServer();
  expect(await policy(plain)).not.toContain("razorpay");
  expect((await deliver("{}", { app: plain.app })).statusCode).toBe(404);
});
