import type { ServerResponse } from "node:http";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildApp } from "../app";
import { Events } from "../events";
import { paymentEvents, paymentOrders } from "../modules/billing/tables";
import { ok, refusal } from "./ok";
import { chosen, type Ordered, orderOf, pay, stateOf, type Told } from "./paying";
import type { startServer } from "./start-server";

type Server = Awaited<ReturnType<typeof startServer>>;
type Answer = (order: Pick<Ordered, "amount" | "currency">, reply: ServerResponse) => void;

/** A gateway of this machine, and what it calls things. */
interface Stand {
  server: Server;
  setAnswer: (answer: Answer | undefined) => void;
  rightly: Answer;
  told: (order: Ordered, more?: Told) => string;
  deliver: (
    body: string,
    by?: { signature?: string | null; app?: Server["app"] },
  ) => Promise<{ statusCode: number }>;
  /** What pages are handed of an order. */
  handed: object;
  /** The events of money that came, each of which pays, and of a payment that failed. */
  paid: string[];
  failed: string;
  forged: [string, (body: string) => [string, string | null]][];
}

/** What holds of payments at every gateway. */
export function paymentCases({ server, told, deliver, failed, ...stand }: Stand) {
  const kept = (orderId: string) =>
    server.db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId));
  const failures = async ({ email }: { email: string }) =>
    (await server.mails(email)).filter(({ subject }) => /did not go through/.test(subject)).length;
  async function ordering() {
    const officer = await server.person("officer-at-payment");
    return { officer, ...(await orderOf(officer)) };
  }

  test("who was shown the price of another plan opens no order, and reads what it costs now", async () => {
    const officer = await server.person("officer-at-payment");
    const shown = await chosen(officer);
    const now = await chosen(officer, 1);
    expect(now.id).toBe(shown.id);
    const stale = ok(await pay(officer, shown.id, { total: shown.amount + shown.tax })).data;
    expect(stale).toMatchObject({ billing: { amount: now.amount, payment: "CREATED" } });
    expect(stale.order).toBeUndefined();
    const agreed = ok(await pay(officer, shown.id, { total: now.amount + now.tax })).data;
    expect(agreed.order).toMatchObject({ amount: now.amount + now.tax });
  });

  test("paying opens one order for all who ask at once, whatever outcome they wish for", async () => {
    const officer = await server.person("officer-at-payment");
    const billing = await chosen(officer);
    const asked = await Promise.all(
      [1, 2, 3].map(() => pay(officer, billing.id, { outcome: "succeed" })),
    );
    const orders = asked.map((reply) => ok(reply).data.order);
    const total = billing.amount + billing.tax;
    expect(orders[0]).toMatchObject({ amount: total, currency: "INR", ...stand.handed });
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

  test.each<[string, Answer]>([
    ["fails", (_order, reply) => void reply.writeHead(500).end("{}")],
    ["is not JSON", (_order, reply) => void reply.end("<html>")],
    ["names no order", (_order, reply) => void reply.end("{}")],
    ["is for another amount", (order, reply) => stand.rightly({ ...order, amount: 1 }, reply)],
    ["breaks off", (_order, reply) => void reply.destroy()],
  ])("an answer of the gateway that %s opens no order, and can be tried again", async (_, odd) => {
    const officer = await server.person("officer-at-payment");
    const billing = await chosen(officer);
    stand.setAnswer(odd);
    expect(refusal(await pay(officer, billing.id))).toMatchObject({
      status: 503,
      message: expect.stringContaining("Nothing was charged"),
    });
    stand.setAnswer(undefined);
    expect(ok(await pay(officer, billing.id)).data.order).toBeTruthy();
  });

  test.each(stand.forged)("an event whose signature %s changes nothing", async (_, alter) => {
    const { officer, order } = await ordering();
    const [body, signature] = alter(told(order));
    expect((await deliver(body, { signature })).statusCode).toBe(401);
    expect([await stateOf(officer), await kept(order.id)]).toEqual(["CREATED", []]);
    // What is told is written down nowhere.
    expect(server.lines.join("")).not.toContain(body);
  });

  test.each(stand.paid)(
    "%s pays once, moves the officers on and allows the invoice, however often it is told",
    async (event) => {
      const { officer, billing, order } = await ordering();
      const body = told(order, { event });
      const node = await buildApp({ ...server.deps, events: new Events() });
      await Promise.all([
        deliver(body),
        deliver(body, { app: node }),
        deliver(body, { app: node }),
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
      for (const again of stand.paid) await deliver(told(order, { event: again }));
      expect(ok(await officer.api.po.billing.subscription()).data.endsAt).toBe(ends);
    },
  );

  test("a failure is told once, and one that comes after the payment undoes nothing", async () => {
    const { officer, order } = await ordering();
    await deliver(told(order, { event: failed, paymentId: "pay_1" }));
    await deliver(told(order, { event: failed, paymentId: "pay_2" }));
    expect(await stateOf(officer)).toBe("FAILED");
    expect(await failures(officer)).toBe(1);
    await deliver(told(order, { paymentId: "pay_3" }));
    await deliver(told(order, { event: failed, paymentId: "pay_2" }));
    expect(await stateOf(officer)).toBe("PAID");
    expect(await failures(officer)).toBe(1);
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
    await deliver(told(order, { event: failed }));
    expect(await stateOf(officer)).toBe("CREATED");
    if (now) await deliver(told(now));
    expect(await stateOf(officer)).toBe("PAID");
    await deliver(told(order));
    expect(server.lines.join("")).toMatch(new RegExp(`"${order.id}".*paid-twice`));
  });
}
