import { createHmac } from "node:crypto";
import type { Browser } from "./browser";
import { ok } from "./ok";
import type { startServer } from "./start-server";

type Server = Awaited<ReturnType<typeof startServer>>;

export const hmac = (secret: string, of: string) =>
  createHmac("sha256", secret).update(of).digest("hex");

export interface Told {
  event?: string;
  amount?: number;
  currency?: string;
  paymentId?: string;
  /** How much of the payment has been paid back by now. */
  refunded?: number;
  /** Completed, in a way that takes its time. */
  unpaid?: boolean;
  /** The name of the delivery, where it stands in the body. */
  name?: string;
}
export interface Ordered {
  id: string;
  amount: number;
  currency: string;
}

export async function chosen({ api: { po } }: Browser, at = 0) {
  const plan = ok(await po.billing.plans()).data[at];
  return ok(await po.billing.create({ body: { planId: plan?.id ?? "" } })).data;
}

export const pay = (
  { api: { po } }: Browser,
  id: string,
  body: Parameters<typeof po.billing.pay>[0]["body"] = {},
) => po.billing.pay({ params: { id }, body });

export async function orderOf(officer: Browser, at = 0) {
  const billing = await chosen(officer, at);
  const { order } = ok(await pay(officer, billing.id)).data;
  if (!order) throw new Error("No order was opened.");
  return { billing, order };
}

export const stateOf = async ({ api }: Browser) =>
  ok(await api.po.billing.subscription()).data.billings[0]?.payment;

/** An officer at the step of paying, with an order opened at the gateway. */
export async function orderingAt(server: Server) {
  const officer = await server.person("officer-at-payment");
  return { officer, ...(await orderOf(officer)) };
}

/** A delivery to the webhook, with the headers by which a gateway signs and names it. */
export const deliverTo = (
  app: Server["app"],
  payload: string,
  headers: Record<string, string | null>,
) =>
  app.inject({
    method: "POST",
    url: "/webhooks/payments",
    payload,
    headers: {
      "content-type": "application/json",
      ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null)),
    },
  });

/** An officer whose college has paid for a plan, the smallest where no other is asked for. */
export async function officerOnPlan(server: Server, at = 0) {
  const officer = await server.person("officer-ready");
  ok(await pay(officer, (await chosen(officer, at)).id));
  return officer;
}
