import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Browser } from "../../testing/browser";
import { forms } from "../../testing/forms";
import { ok } from "../../testing/ok";
import { orderOf } from "../../testing/paying";
import { payingByRazorpay } from "../../testing/razorpay";
import { billings, invoices } from "./tables";

const { server, gateway, told, deliver } = await payingByRazorpay();
afterAll(() => gateway.close());
const day = 24 * 60 * 60 * 1000;
const daysTo = (at: string | null) =>
  at && Math.round((Date.parse(at) - server.deps.now().getTime()) / day);

/** Some days pass for what was paid; the sessions of officers would end with the clock. */
async function pass(days: number) {
  const earlier = (column: typeof billings.createdAt | typeof billings.endsAt) =>
    sql`${column} - ${days}::int * interval '24 hours'`;
  await server.db.update(billings).set({
    createdAt: earlier(billings.createdAt),
    paidAt: sql`${billings.paidAt} - ${days}::int * interval '24 hours'`,
    endsAt: earlier(billings.endsAt),
  });
}

let payments = 0;
/** Pays the plan at this place of the list, and gives the payment with its order. */
async function paid(officer: Browser, place = 0) {
  const opened = await orderOf(officer, place);
  const paymentId = `pay_renewal_${++payments}`;
  await deliver(told(opened.order, { paymentId }));
  const refund = () =>
    deliver(
      told(opened.order, {
        event: "refund.processed",
        paymentId,
        refunded: opened.order.amount,
      }),
    );
  return { ...opened, refund };
}
const standOf = async ({ api }: Browser) => {
  const { plan, state, endsAt } = ok(await api.po.billing.subscription()).data;
  return { plan: plan?.name, state, days: daysTo(endsAt) };
};

test("a plan that is renewed early goes on from its end, as its invoice says; another plan begins at once", async () => {
  const officer = await server.person("officer-unpaid");
  const { po } = officer.api;
  ok(await po.address.create({ query: { isBilling: true }, body: forms.address }));
  const { billing: earlier } = await paid(officer);
  await pass(300);
  const { billing } = await paid(officer);
  expect(await standOf(officer)).toEqual({
    plan: "Starter",
    state: "ACTIVE",
    days: 65 + 365,
  });
  const { number } = ok(await po.billing.createInvoice({ params: { id: billing.id } })).data;
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.number, number));
  const [first] = await server.db.select().from(billings).where(eq(billings.id, earlier.id));
  const dayAt = (days: number) =>
    new Date((first?.paidAt?.getTime() ?? 0) + days * day).toLocaleDateString("en-GB", {
      dateStyle: "long",
      timeZone: "Asia/Kolkata",
    });
  expect(invoice?.said.description).toBe(
    `Toran, plan Starter, one year from ${dayAt(365)} until ${dayAt(730)}`,
  );

  await paid(officer, 1);
  expect(await standOf(officer)).toEqual({
    plan: "Campus",
    state: "ACTIVE",
    days: 365,
  });
  // What was renewed still runs when the other plan has ended.
  await pass(366);
  expect(await standOf(officer)).toMatchObject({ plan: "Starter", state: "ACTIVE" });
});

test("what was to follow a year that is paid back begins that day, and a plan that has ended begins anew", async () => {
  const officer = await server.person("officer-unpaid");
  const first = await paid(officer);
  await pass(300);
  await paid(officer);
  await first.refund();
  expect((await standOf(officer)).days).toBe(365);
  await pass(368);
  await paid(officer);
  expect((await standOf(officer)).days).toBe(365);
});
