import { createHash } from "node:crypto";
import { z } from "zod/mini";
import type { Charge, Delivery, GatewayEvent, Order, OrderGateway, Standing } from "./gateway";
import { isSignature, unreadable } from "./signature";

export interface RazorpayAccount {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The address of its API. */
  url: string;
  /** How long it may take to answer, in milliseconds. */
  patience?: number;
}

const madeOrder = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  amount: z.number(),
  currency: z.string(),
});
const paid = z.object({
  id: z.string(),
  order_id: z.nullish(z.string()),
  amount: z.number(),
  amount_refunded: z.nullish(z.number()),
  currency: z.string(),
});
const attempts = z.object({
  items: z.array(
    z.object({ id: z.string(), status: z.string(), amount: z.number(), currency: z.string() }),
  ),
});
const named = z.looseObject({ event: z.string() });
const told = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.optional(z.object({ entity: paid })),
    order: z.optional(
      z.object({
        entity: z.object({ id: z.string(), amount_paid: z.number(), currency: z.string() }),
      }),
    ),
  }),
});
const kinds: Partial<Record<string, GatewayEvent["kind"]>> = {
  "payment.captured": "PAID",
  "order.paid": "PAID",
  "payment.failed": "FAILED",
  "refund.processed": "REFUNDED",
};

/** Razorpay: orders by its API, payments by its webhook. See razorpay.com/docs. */
export function razorpay({
  keyId,
  keySecret,
  webhookSecret,
  url,
  patience = 10_000,
}: RazorpayAccount): OrderGateway {
  const orders = `${url.replace(/\/+$/, "")}/v1/orders`;
  const account = `${keyId}:${keySecret}`;
  return {
    kind: "orders",
    name: "razorpay",
    account: keyId,
    makeOrder: (charge) => makeOrder(orders, account, charge, patience),
    standing: ({ id, paymentId }) =>
      standing(`${orders}/${encodeURIComponent(id)}/payments`, { account, patience, paymentId }),
    proves: ({ orderId, paymentId, signature }) =>
      isSignature(signature, `${orderId}|${paymentId}`, keySecret),
    signed: ({ raw, header }) =>
      isSignature(header("x-razorpay-signature") ?? "", raw, webhookSecret),
    eventOf,
  };
}

const asking = (account: string, patience: number) => ({
  redirect: "error" as const,
  signal: AbortSignal.timeout(patience),
  headers: {
    authorization: `Basic ${Buffer.from(account).toString("base64")}`,
    "content-type": "application/json",
  },
});

interface Asking {
  account: string;
  patience: number;
  /** The payment that is waited for. */
  paymentId: string | null;
}

async function standing(url: string, { account, patience, paymentId }: Asking): Promise<Standing> {
  const reply = await fetch(url, asking(account, patience));
  if (!reply.ok)
    throw new Error(`Razorpay did not tell of an order, but answered ${reply.status}.`);
  const { items } = z.parse(attempts, await reply.json());
  const by = (wanted: string) => items.find(({ status }) => status === wanted);
  const waitedFor = (wanted: string) =>
    items.find(({ id, status }) => id === paymentId && status === wanted);
  const seen = (kind: Exclude<Standing, string>["kind"], found: ReturnType<typeof by>) =>
    found && { kind, paymentId: found.id, amount: found.amount, currency: found.currency };
  return (
    seen("PAID", by("captured")) ??
    seen("WAITING", by("authorized")) ??
    seen("FAILED", waitedFor("failed")) ??
    seen("REFUNDED", waitedFor("refunded")) ??
    "open"
  );
}

async function makeOrder(
  url: string,
  account: string,
  { billingId, amount, currency }: Charge,
  patience: number,
): Promise<Order> {
  const reply = await fetch(url, {
    method: "POST",
    ...asking(account, patience),
    // A receipt has at most 40 characters.
    body: JSON.stringify({ amount, currency, receipt: billingId }),
  });
  if (!reply.ok) throw new Error(`Razorpay made no order, but answered ${reply.status}.`);
  const made = z.parse(madeOrder, await reply.json());
  if (made.amount !== amount || made.currency !== currency)
    throw new Error("Razorpay made an order for another amount.");
  return { id: made.id, session: null, page: null };
}

function eventOf({ raw, header }: Delivery): GatewayEvent | undefined {
  const sent = read(raw);
  const kind = kinds[sent.event];
  // What is of no concern may have any shape; refused, it would come again for a day.
  if (!kind) return undefined;
  const { event, payload } = checked(sent);
  const order = payload.order?.entity;
  const payment = payload.payment?.entity;
  const orderId = order?.id ?? payment?.order_id;
  if (!orderId) return undefined;
  // What an order has been paid with leaves out the fee, where it is the customer who bears that.
  const money = event === "order.paid" && order ? order.amount_paid : payment?.amount;
  const currency = order?.currency ?? payment?.currency;
  if (money === undefined || currency === undefined) throw unreadable();
  return {
    id: header("x-razorpay-event-id") ?? createHash("sha256").update(raw).digest("hex"),
    kind: kind === "REFUNDED" && !isWhole(payment) ? "REFUNDED_IN_PART" : kind,
    orderId,
    paymentId: payment?.id ?? null,
    amount: money,
    currency,
  };
}

/** A payment may be paid back in several parts. */
const isWhole = (payment: z.output<typeof paid> | undefined) =>
  payment !== undefined && (payment.amount_refunded ?? 0) >= payment.amount;

function read(raw: Buffer) {
  try {
    return z.parse(named, JSON.parse(raw.toString("utf8")));
  } catch {
    throw unreadable();
  }
}

function checked(sent: unknown) {
  const result = z.safeParse(told, sent);
  if (!result.success) throw unreadable();
  return result.data;
}
