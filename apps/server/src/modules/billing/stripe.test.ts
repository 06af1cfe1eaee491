import { afterAll, beforeEach, expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import type { Browser } from "../../testing/browser";
import { ok, refusal } from "../../testing/ok";
import { paymentCases } from "../../testing/payment-cases";
import { chosen, hmac, pay, stateOf } from "../../testing/paying";
import { payingByStripe } from "../../testing/stripe";
import { stripe } from "./gateway/stripe";

const { server, gateway, keys, told, sign, seconds, deliver, ordering } = await payingByStripe();
beforeEach(() => {
  gateway.answer = gateway.rightly;
});
afterAll(() => gateway.close());

const completed = "checkout.session.completed";
const succeeded = "checkout.session.async_payment_succeeded";
const failed = "checkout.session.async_payment_failed";
const back = { event: "charge.refunded" };
const of = (type: string, object: object) => JSON.stringify({ id: "evt", type, data: { object } });
const giveUp = ({ api }: Browser, id: string) => api.po.billing.giveUp({ params: { id } });
const paidBy = (id: string) => ({
  status: "complete",
  payment_status: "paid",
  payment_intent: { id, status: "succeeded", latest_charge: { refunded: false } },
});
const waitsBy = (id: string) => ({
  status: "complete",
  payment_status: "unpaid",
  payment_intent: { id, status: "processing" },
});

paymentCases({
  server,
  told,
  deliver,
  rightly: gateway.rightly,
  setAnswer: (answer = gateway.rightly) => void (gateway.answer = answer),
  handed: { gateway: "stripe", page: expect.stringContaining("https://checkout.stripe.com/") },
  paid: [completed, succeeded],
  failed,
  forged: [
    ["is missing", (body) => [body, null]],
    ["is empty", (body) => [body, ""]],
    ["has no time", (body) => [body, `v1=${hmac(keys.webhookSecret, `.${body}`)}`]],
    ["is of another secret", (body) => [body, sign(body, keys.secretKey)]],
    ["is of other bytes that mean the same", (body) => [`${body} `, sign(body)]],
    ["is of another payment", (body) => [body.replace("pi_1", "pi_2"), sign(body)]],
    ["is of another time", (body) => [body, sign(body).replace(/^t=\d+/, `t=${seconds(1)}`)]],
    ["is six minutes old", (body) => [body, sign(body, keys.webhookSecret, seconds(6 * 60))]],
    ["is of an older kind", (body) => [body, sign(body).replace("v1=", "v0=")]],
  ],
});

test("a page is asked for once by the name of its order, in paise, and leads back to ours", async () => {
  const { billing, order } = await ordering();
  const asked = gateway.opened.find(({ key }) => key === order.id);
  expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
    mode: "payment",
    client_reference_id: order.id,
    "payment_intent_data[metadata][order]": order.id,
    "line_items[0][price_data][unit_amount]": String(billing.amount + billing.tax),
    "line_items[0][price_data][currency]": "inr",
    success_url: `${server.config.PUBLIC_URL}/po/payment?returned=yes`,
    cancel_url: `${server.config.PUBLIC_URL}/po/payment`,
  });
});

test("a gateway that keeps silent is waited for no longer than its time", async () => {
  gateway.answer = () => undefined;
  const slow = stripe({ ...keys, url: gateway.url, back: "http://localhost", patience: 50 });
  const charge = { billingId: "b", amount: 100, currency: "INR" };
  await expect(slow.makeOrder(charge)).rejects.toThrow(/timeout/);
});

test("while the secret is being replaced, one right signature of several is enough", async () => {
  const { officer, order } = await ordering();
  const body = told(order);
  const signature = sign(body).replace("v1=", `v1=${"0".repeat(64)},v1=`);
  expect((await deliver(body, { signature })).statusCode).toBe(200);
  expect(await stateOf(officer)).toBe("PAID");
});

test("what is signed and cannot be read is refused; what is of no concern is taken and left", async () => {
  const unreadable = ["not JSON", "{}", of(completed, {}), of("charge.refunded", { refunded: 1 })];
  for (const body of unreadable) expect((await deliver(body)).statusCode).toBe(400);
  const foreign = { amount: 1, currency: "inr", refunded: true, metadata: {} };
  const left = [of("customer.created", {}), of("charge.refunded", foreign)];
  for (const body of left) expect((await deliver(body)).statusCode).toBe(200);
});

test("an event that is told again by its name does not stop the next try", async () => {
  const { officer, order } = await ordering();
  await deliver(told(order, { event: failed, name: "evt_told_twice" }));
  await chosen(officer);
  await deliver(told(order, { event: failed, name: "evt_told_twice", paymentId: "pi_2" }));
  expect(await stateOf(officer)).toBe("CREATED");
});

test("a payment that takes its time waits, and only what is told of it later ends it", async () => {
  const { officer, order } = await ordering();
  await deliver(told(order, { unpaid: true }));
  await deliver(told(order, { event: "checkout.session.expired" }));
  const paid = await ordering();
  await deliver(told(paid.order, { unpaid: true }));
  await deliver(told(paid.order, { event: succeeded, unpaid: true }));
  expect(await stateOf(paid.officer)).toBe("PENDING");
  await deliver(told(paid.order, { event: succeeded }));
  expect([await stateOf(officer), await stateOf(paid.officer)]).toEqual(["FAILED", "PAID"]);
});

test("a failure that is told before its payment began to wait ends it all the same", async () => {
  const { officer, order } = await ordering();
  await deliver(told(order, { event: failed }));
  await deliver(told(order, { unpaid: true }));
  expect(await stateOf(officer)).toBe("FAILED");
});

test("only a whole refund ends the plan, and one that is told before its payment keeps that from counting", async () => {
  const { officer, order } = await ordering();
  await deliver(told(order));
  await deliver(told(order, { ...back, refunded: 100 }));
  expect(await stateOf(officer)).toBe("PAID");
  expect(server.lines.join("")).toMatch(new RegExp(`"${order.id}".*refunded-in-part`));
  await deliver(told(order, { ...back, refunded: order.amount }));
  expect(await stateOf(officer)).toBe("REFUNDED");

  const early = await ordering();
  await deliver(told(early.order, { ...back, refunded: early.order.amount }));
  await deliver(told(early.order));
  expect(await stateOf(early.officer)).toBe("CREATED");
});

test("who comes back from the page is told how it ended, without the webhook", async () => {
  const { officer, billing, order } = await ordering();
  expect(ok(await pay(officer, billing.id)).data.order).toEqual(order);
  gateway.stands(order.id, waitsBy("pi_1"));
  const waiting = ok(await pay(officer, billing.id)).data;
  expect([waiting.billing.payment, waiting.order]).toEqual(["PENDING", undefined]);
  gateway.stands(order.id, paidBy("pi_1"));
  server.pass(11 * 60 * 1000);
  await sweep(server.deps);
  expect(await stateOf(officer)).toBe("PAID");

  const lost = await ordering();
  await deliver(told(lost.order, { unpaid: true, paymentId: "pi_3" }));
  gateway.stands(lost.order.id, {
    status: "complete",
    payment_intent: { id: "pi_3", status: "requires_payment_method" },
  });
  server.pass(11 * 60 * 1000);
  await sweep(server.deps);
  expect(await stateOf(lost.officer)).toBe("FAILED");

  const quick = await ordering();
  gateway.stands(quick.order.id, paidBy("pi_2"));
  const { data } = ok(await pay(quick.officer, quick.billing.id));
  expect([data.billing.payment, data.mode]).toEqual(["PAID", "COLLEGEINFO"]);
  await deliver(told(quick.order, { paymentId: "pi_2" }));
  expect(await stateOf(quick.officer)).toBe("PAID");
});

test.each([
  ["has run out", { status: "expired" }],
  [
    "was not paid in the end",
    {
      status: "complete",
      payment_intent: { id: "pi_1", status: "requires_payment_method" },
    },
  ],
  [
    "was paid back",
    {
      ...paidBy("pi_1"),
      payment_intent: { id: "pi_1", status: "succeeded", latest_charge: { refunded: true } },
    },
  ],
])("a page that %s is replaced by another when somebody pays again", async (_, as) => {
  const { officer, billing, order } = await ordering();
  gateway.stands(order.id, as);
  const { data } = ok(await pay(officer, billing.id));
  expect(data.billing.payment).toBe("CREATED");
  expect(data.order?.id).not.toBe(order.id);
  if (data.order) await deliver(told(data.order));
  expect(await stateOf(officer)).toBe("PAID");
});

test("giving up closes the page, unless there is money for it", async () => {
  const left = await ordering();
  ok(await giveUp(left.officer, left.billing.id));
  expect(gateway.stands(left.order.id, {}).status).toBe("expired");
  expect(await stateOf(left.officer)).toBe(undefined);

  const { officer, billing, order } = await ordering();
  gateway.stands(order.id, waitsBy("pi_7"));
  expect(refusal(await giveUp(officer, billing.id)).message).toContain("confirms it soon");
  gateway.stands(order.id, paidBy("pi_7"));
  expect(refusal(await giveUp(officer, billing.id)).status).toBe(409);
  expect(await stateOf(officer)).toBe("PAID");
});

test("nothing of the gateway runs on our pages, and what brings somebody back proves nothing", async () => {
  const reply = await server.browser().send("GET", "/health/live");
  expect(String(reply.headers["content-security-policy"])).not.toContain("stripe");
  const { officer, billing, order } = await ordering();
  const proof = { orderId: order.id, paymentId: "pi_7", signature: "00" };
  expect(refusal(await pay(officer, billing.id, { proof })).status).toBe(409);
});
