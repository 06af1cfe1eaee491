import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { paymentCases } from "../../testing/payment-cases";
import { chosen, hmac, pay, stateOf } from "../../testing/paying";
import { payingByRazorpay } from "../../testing/razorpay";
import { startServer } from "../../testing/start-server";
import { guarded } from "./gateway/guarded";
import { razorpay } from "./gateway/razorpay";
import { paymentEvents } from "./tables";

const { server, gateway, keys, told, deliver, ordering } = await payingByRazorpay();
beforeEach(() => {
  gateway.answer = gateway.rightly;
});
afterAll(() => gateway.close());

const kept = (orderId: string) =>
  server.db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId));

paymentCases({
  server,
  told,
  deliver,
  rightly: gateway.rightly,
  setAnswer: (answer = gateway.rightly) => void (gateway.answer = answer),
  handed: { gateway: "razorpay", keyId: keys.keyId },
  paid: ["payment.captured", "order.paid"],
  failed: "payment.failed",
  forged: [
    ["is missing", (body) => [body, null]],
    ["is empty", (body) => [body, ""]],
    ["is of another secret", (body) => [body, hmac(keys.keySecret, body)]],
    [
      "is of other bytes that mean the same",
      (body) => [`${body} `, hmac(keys.webhookSecret, body)],
    ],
    [
      "is of another payment",
      (body) => [body.replace("pay_1", "pay_2"), hmac(keys.webhookSecret, body)],
    ],
  ],
});

test("a gateway that keeps silent is waited for no longer than its time", async () => {
  gateway.answer = () => undefined;
  const slow = razorpay({ ...keys, url: gateway.url, patience: 50 });
  const charge = { billingId: "b", amount: 100, currency: "INR" };
  await expect(slow.makeOrder(charge)).rejects.toThrow(/timeout/);
});

test("211: a gateway that is down is left alone for a while, and tried again after it", async () => {
  let asked = 0;
  gateway.answer = (_, reply) => {
    asked++;
    reply.writeHead(500).end("{}");
  };
  const down = razorpay({ ...keys, url: gateway.url });
  const charge = { billingId: "b", amount: 100, currency: "INR" };
  const resting = guarded(down);
  const rested = guarded(down, 0);
  for (let call = 0; call < 8; call++)
    await expect(resting.makeOrder(charge)).rejects.toThrow(/500|circuit/i);
  expect(asked).toBe(5);
  for (let call = 0; call < 8; call++)
    await expect(rested.makeOrder(charge)).rejects.toThrow(/500/);
  expect(asked).toBe(13);
  gateway.answer = gateway.rightly;
  expect(await rested.makeOrder(charge)).toMatchObject({ id: expect.any(String) });
  await expect(resting.makeOrder(charge)).rejects.toThrow(/circuit/i);
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

test("a plan that is chosen in place of one whose payment failed has not failed itself", async () => {
  const { officer, billing, order } = await ordering();
  const { update, plans } = officer.api.po.billing;
  await deliver(told(order, { event: "payment.failed" }));
  expect(await stateOf(officer)).toBe("FAILED");
  const planId = ok(await plans()).data[1]?.id ?? "";
  const body = { planId };
  const changed = ok(await update({ params: { id: billing.id }, body })).data;
  expect([changed.payment, await stateOf(officer)]).toEqual(["CREATED", "CREATED"]);
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
  const { create, update, plans } = officer.api.po.billing;
  // Chosen again, as in another tab, it still waits.
  expect(ok(await create({ body: { planId: billing.planId } })).data.payment).toBe("PENDING");
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
