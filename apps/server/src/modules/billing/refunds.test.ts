import { isFailure } from "@toran/api-client";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import type { Browser } from "../../testing/browser";
import { auditedOf } from "../../testing/audited";
import { forms } from "../../testing/forms";
import { ok, refusal } from "../../testing/ok";
import { chosen, hmac, orderOf, pay, stateOf } from "../../testing/paying";
import { payingByRazorpay } from "../../testing/razorpay";
import { billings } from "./tables";
import { unmatchedReport } from "./unmatched";

const { server, gateway, keys, told, deliver, ordering } = await payingByRazorpay();
afterAll(() => gateway.close());
const day = 24 * 60 * 60 * 1000;
const back = { event: "refund.processed" };

const listed = async ({ api }: Browser) => ok(await api.po.billing.subscription()).data;
/** An officer in their office, whose college has paid a plan after an older one had ended. */
async function paying() {
  const officer = await server.person("officer-unpaid");
  const { billing, order } = await orderOf(officer);
  await deliver(told(order));
  return { officer, billing, order };
}
const giveUp = ({ api }: Browser, id: string) => api.po.billing.giveUp({ params: { id } });

test("money that went back ends the plan, takes the invoice back by a credit note, and is told once", async () => {
  const { officer, billing, order } = await paying();
  const { po } = officer.api;
  ok(await po.address.create({ query: { isBilling: true }, body: forms.address }));
  const params = { id: billing.id };
  const { number } = ok(await po.billing.createInvoice({ params })).data;
  expect((await listed(officer)).billings[0]?.invoice).toEqual({ number, state: "PAID" });
  expect(refusal(await po.billing.creditNote({ params })).status).toBe(404);

  const body = told(order, { ...back, refunded: order.amount });
  await Promise.all([deliver(body), deliver(body), deliver(body, { id: "evt_renamed" })]);
  await deliver(told(order, { ...back, refunded: order.amount }));
  const { state, billings: all } = await listed(officer);
  expect([state, all[0]?.payment]).toEqual(["EXPIRED", "REFUNDED"]);
  expect(all[0]?.invoice).toEqual({
    number: expect.stringMatching(/^TRC\/\d\d-\d\d\/000001$/),
    state: "CREDITED",
  });
  const note = await po.billing.creditNote({ params });
  if (isFailure(note)) throw note;
  const bytes = Buffer.from(await note.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(refusal(await (await paying()).officer.api.po.billing.creditNote({ params })).status).toBe(
    404,
  );
  const mails = await server.mails(officer.email);
  expect(mails.filter(({ subject }) => /was paid back/.test(subject))).toHaveLength(1);
  // Reading goes on; what is new waits for another plan.
  expect(refusal(await po.todos.create({ body: { title: "Call" } })).status).toBe(402);
  const again = await orderOf(officer);
  expect(again.billing.id).not.toBe(billing.id);
  await deliver(told(again.order, { paymentId: "pay_2" }));
  ok(await po.todos.create({ body: { title: "Call" } }));
  expect((await listed(officer)).state).toBe("ACTIVE");
});

test("a part that went back changes nothing and calls somebody to look, until all of it has", async () => {
  const { officer, order } = await ordering();
  await deliver(told(order));
  await deliver(told(order, { ...back, refunded: 100 }));
  expect(await stateOf(officer)).toBe("PAID");
  expect(server.lines.join("")).toMatch(new RegExp(`"${order.id}".*refunded-in-part`));
  await deliver(told(order, { ...back, refunded: order.amount }));
  const { state, plan, billings: all } = await listed(officer);
  expect([state, plan, all[0]?.payment]).toEqual(["CANCELLED", null, "REFUNDED"]);
});

test("a plan that was renewed early runs on when the renewal is paid back", async () => {
  const { officer } = await paying();
  server.pass(day);
  const { order } = await orderOf(officer, 1);
  await deliver(told(order, { paymentId: "pay_2" }));
  await deliver(told(order, { ...back, paymentId: "pay_2", refunded: order.amount }));
  expect((await listed(officer)).state).toBe("ACTIVE");
  ok(await officer.api.po.todos.create({ body: { title: "Call" } }));
});

test("a refund that is told before its payment, or is of money that paid nothing, undoes no plan", async () => {
  const { officer, order } = await ordering();
  await deliver(told(order, { ...back, refunded: order.amount }));
  await deliver(told(order));
  expect(await stateOf(officer)).toBe("CREATED");
  await deliver(told(order, { paymentId: "pay_2" }));
  expect(await stateOf(officer)).toBe("PAID");
  await deliver(told(order, { ...back, refunded: order.amount }));
  expect(await stateOf(officer)).toBe("PAID");
});

test("a plan that has ended is due for fourteen days, and then ended", async () => {
  const { officer, billing } = await paying();
  const endedSince = (days: number) =>
    server.db
      .update(billings)
      .set({ endsAt: new Date(server.deps.now().getTime() - days * day) })
      .where(eq(billings.id, billing.id));
  await endedSince(13);
  expect((await listed(officer)).state).toBe("PAST_DUE");
  await endedSince(15);
  expect((await listed(officer)).state).toBe("EXPIRED");
});

test("a payment that was left is given up, once the gateway says that nothing comes of it", async () => {
  const { officer, billing, order } = await ordering();
  const stranger = await server.person("officer-ready");
  expect(refusal(await giveUp(stranger, billing.id)).status).toBe(404);
  const attempt = { id: "pay_1", amount: order.amount, currency: "INR" };
  gateway.tried.set(order.id, { ...attempt, status: "authorized" });
  expect(refusal(await giveUp(officer, billing.id))).toMatchObject({
    status: 409,
    message: expect.stringContaining("confirms it soon"),
  });
  gateway.tried.set(order.id, { ...attempt, status: "failed" });
  ok(await giveUp(officer, billing.id));
  ok(await giveUp(officer, billing.id));
  expect((await listed(officer)).billings).toEqual([]);
  expect(refusal(await pay(officer, billing.id)).status).toBe(409);
  const deeds = (await auditedOf(server, officer)).map(({ action }) => action);
  expect(deeds.filter((action) => action === "payment.give-up")).toHaveLength(1);
  // What fails of it now is of no concern; money that comes for it all the same still counts.
  await deliver(told(order, { event: "payment.failed" }));
  expect((await listed(officer)).billings).toEqual([]);
  await deliver(told(order));
  expect(await stateOf(officer)).toBe("PAID");
  expect(refusal(await giveUp(officer, billing.id)).status).toBe(409);
});

test("leads read who chose a plan, went to pay, paid and had the invoice, also where the gateway tells of it later", async () => {
  const officer = await server.person("officer-unpaid");
  const first = await chosen(officer);
  const billing = await chosen(officer, 1);
  await chosen(officer, 1);
  expect(billing.id).toBe(first.id);
  // A page that only looks how it stands does not pay.
  ok(await pay(officer, billing.id));
  const total = billing.amount + billing.tax;
  const { order } = ok(await pay(officer, billing.id, { total })).data;
  if (!order) throw new Error("No order was opened.");
  await deliver(told(order));
  ok(await officer.api.po.address.create({ query: { isBilling: true }, body: forms.address }));
  ok(await officer.api.po.billing.createInvoice({ params: { id: billing.id } }));
  ok(await officer.api.po.billing.createInvoice({ params: { id: billing.id } }));
  const deeds = (await auditedOf(server, officer)).filter(({ entity }) => entity === billing.id);
  expect(deeds.map(({ action }) => action)).toEqual([
    "plan.choose",
    "plan.choose",
    "payment.begin",
    "payment.make",
    "payment.invoice",
  ]);
  expect(deeds[1]?.before).toMatchObject({ plan: "Starter" });
  expect(deeds[3]).toMatchObject({
    actorId: officer.id,
    after: { plan: "Campus", total: "₹70,800.00" },
  });
});

test("money for a payment that was given up and replaced calls somebody to look", async () => {
  const { officer, billing, order } = await ordering();
  ok(await giveUp(officer, billing.id));
  const other = await orderOf(officer, 1);
  await deliver(told(other.order, { paymentId: "pay_2" }));
  await deliver(told(order));
  expect((await listed(officer)).billings).toHaveLength(1);
  expect(server.lines.join("")).toMatch(new RegExp(`"${order.id}".*paid-twice`));
  expect(await unmatchedReport(server.db)).toContain(`${order.id}  pay_1`);
});

test("what was paid while no webhook came is found by whoever gives it up, and by the housekeeping", async () => {
  const lost = await ordering();
  const captured = { id: "pay_1", status: "captured", currency: "INR" };
  gateway.tried.set(lost.order.id, { ...captured, amount: lost.order.amount });
  expect(refusal(await giveUp(lost.officer, lost.billing.id)).status).toBe(409);
  expect(await stateOf(lost.officer)).toBe("PAID");
  // The webhook that comes after all pays nothing twice.
  await deliver(told(lost.order));
  expect((await listed(lost.officer)).billings).toHaveLength(1);

  const waiting = await ordering();
  const signature = hmac(keys.keySecret, `${waiting.order.id}|pay_5`);
  const proof = { orderId: waiting.order.id, paymentId: "pay_5", signature };
  ok(await pay(waiting.officer, waiting.billing.id, { proof }));
  gateway.tried.set(waiting.order.id, { ...captured, id: "pay_5", amount: waiting.order.amount });
  await sweep(server.deps);
  expect(await stateOf(waiting.officer)).toBe("PENDING");
  server.pass(11 * 60 * 1000);
  await sweep(server.deps);
  expect(await stateOf(waiting.officer)).toBe("PAID");
});

test("what was paid while neither the page nor the webhook told of it is found by the housekeeping", async () => {
  const { officer, order } = await ordering();
  const { amount } = order;
  gateway.tried.set(order.id, { id: "pay_8", status: "captured", currency: "INR", amount });
  await sweep(server.deps);
  expect(await stateOf(officer)).toBe("CREATED");
  server.pass(11 * 60 * 1000);
  await sweep(server.deps);
  expect(await stateOf(officer)).toBe("PAID");
});

test("what was waited for and came to nothing is told by the housekeeping where no webhook did, and can be tried anew", async () => {
  for (const [paymentId, status] of [
    ["pay_6", "failed"],
    ["pay_7", "refunded"],
  ] as const) {
    const { officer, billing, order } = await ordering();
    const signature = hmac(keys.keySecret, `${order.id}|${paymentId}`);
    const proof = { orderId: order.id, paymentId, signature };
    ok(await pay(officer, billing.id, { proof }));
    const attempt = { amount: order.amount, currency: "INR" };
    server.pass(11 * 60 * 1000);
    // A card that was tried before says nothing of this one.
    gateway.tried.set(order.id, { ...attempt, id: "pay_0", status });
    await sweep(server.deps);
    expect(await stateOf(officer)).toBe("PENDING");
    gateway.tried.set(order.id, { ...attempt, id: paymentId, status });
    await sweep(server.deps);
    expect(await stateOf(officer)).toBe("FAILED");
    await sweep(server.deps);
    const total = billing.amount + billing.tax;
    expect(ok(await pay(officer, billing.id, { total })).data.order?.id).toBe(order.id);
  }
});

test("an order of long ago is not asked for again and again", async () => {
  const { officer, order } = await ordering();
  server.pass(3 * day);
  gateway.tried.set(order.id, {
    id: "pay_9",
    status: "captured",
    currency: "INR",
    amount: order.amount,
  });
  await sweep(server.deps);
  expect(await stateOf(officer)).toBe("CREATED");
});

test("money for an order that is gone, or of another sum, is kept until it has gone back, however often it is told", async () => {
  const { officer, billing, order } = await ordering();
  await server.db.delete(billings).where(eq(billings.id, billing.id));
  await Promise.all([deliver(told(order)), deliver(told(order))]);
  const less = await ordering();
  await deliver(told(less.order, { amount: 100, paymentId: "pay_6" }));
  expect(await stateOf(less.officer)).toBe("CREATED");
  const lines = (await unmatchedReport(server.db)).split("\n");
  const sum = (order.amount / 100).toFixed(2);
  expect(lines.filter((line) => line.includes(order.id))).toEqual([
    expect.stringMatching(
      new RegExp(`^\\d{4}-.*Z  ${order.id}  pay_1  ${sum} INR  unknown-order$`),
    ),
  ]);
  expect(lines.join()).toContain(`${less.order.id}  pay_6  1.00 INR  wrong-amount`);
  // Gone back in part, it still waits for the rest.
  await deliver(told(order, { ...back, refunded: 100 }));
  expect(await unmatchedReport(server.db)).toContain(order.id);
  await deliver(told(order, { ...back, refunded: order.amount }));
  await deliver(told(less.order, { ...back, amount: 100, refunded: 100, paymentId: "pay_6" }));
  await deliver(told(order));
  const left = await unmatchedReport(server.db);
  expect([left.includes(order.id), left.includes(less.order.id)]).toEqual([false, false]);
  expect(await stateOf(officer)).toBeUndefined();
});
