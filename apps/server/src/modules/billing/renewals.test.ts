import { addDays, addMonths, collegeDay } from "@toran/contract/calendar/zones";
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
const today = () => collegeDay(server.deps.now());
const said = (day: string) =>
  new Date(`${day}T06:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "long" });
/** The day some years after one, and some days before or after that. */
const after = (day: string, years: number, days = 0) => addDays(addMonths(day, 12 * years), days);

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
  return { plan: plan?.name, state, ends: endsAt && collegeDay(new Date(endsAt)) };
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
    ends: addMonths(after(today(), 1, -300), 12),
  });
  const { number } = ok(await po.billing.createInvoice({ params: { id: billing.id } })).data;
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.number, number));
  const [first] = await server.db.select().from(billings).where(eq(billings.id, earlier.id));
  const begins = first?.endsAt ? collegeDay(first.endsAt) : "";
  expect(begins).toBe(after(today(), 1, -300));
  expect(invoice?.said.description).toBe(
    `Toran, plan Starter, one year from ${said(begins)} until ${said(addMonths(begins, 12))}`,
  );

  await paid(officer, 1);
  expect(await standOf(officer)).toEqual({
    plan: "Campus",
    state: "ACTIVE",
    ends: after(today(), 1),
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
  expect((await standOf(officer)).ends).toBe(after(today(), 1));
  await pass(368);
  await paid(officer);
  expect((await standOf(officer)).ends).toBe(after(today(), 1));
});

test("a year that is paid back leaves alone what follows another year of the same plan", async () => {
  const officer = await server.person("officer-unpaid");
  const first = await paid(officer);
  await pass(100);
  await paid(officer, 1);
  // The other plan runs, so these begin at once, and go on from there.
  await paid(officer);
  await paid(officer);
  const two = after(today(), 2);
  expect(await standOf(officer)).toMatchObject({ plan: "Starter", ends: two });
  await first.refund();
  expect(await standOf(officer)).toMatchObject({ plan: "Starter", ends: two });
});
