import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod/mini";
import { Failure } from "../../../http/failures";
import type { Charge, Delivery, GatewayEvent, OrderGateway } from "./gateway";

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
  currency: z.string(),
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
};

/** Razorpay: orders by its API, payments by its webhook. See razorpay.com/docs. */
export function razorpay({
  keyId,
  keySecret,
  webhookSecret,
  url,
  patience = 10_000,
}: RazorpayAccount): OrderGateway {
  return {
    kind: "orders",
    account: keyId,
    makeOrder: (charge) =>
      makeOrder(`${url.replace(/\/+$/, "")}/v1/orders`, `${keyId}:${keySecret}`, charge, patience),
    proves: ({ orderId, paymentId, signature }) =>
      isSignature(signature, `${orderId}|${paymentId}`, keySecret),
    signed: ({ raw, header }) =>
      isSignature(header("x-razorpay-signature") ?? "", raw, webhookSecret),
    eventOf,
  };
}

const digest = (of: string) => createHash("sha256").update(of).digest();

/** Compares in constant time; both are hashed first, so that even their lengths tell nothing. */
function isSignature(given: string, of: string | Buffer, secret: string) {
  const right = createHmac("sha256", secret).update(of).digest("hex");
  return timingSafeEqual(digest(given), digest(right));
}

async function makeOrder(
  url: string,
  account: string,
  { billingId, amount, currency }: Charge,
  patience: number,
) {
  const reply = await fetch(url, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(patience),
    headers: {
      authorization: `Basic ${Buffer.from(account).toString("base64")}`,
      "content-type": "application/json",
    },
    // A receipt has at most 40 characters.
    body: JSON.stringify({ amount, currency, receipt: billingId }),
  });
  if (!reply.ok) throw new Error(`Razorpay made no order, but answered ${reply.status}.`);
  const made = z.parse(madeOrder, await reply.json());
  if (made.amount !== amount || made.currency !== currency)
    throw new Error("Razorpay made an order for another amount.");
  return made.id;
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
    kind,
    orderId,
    paymentId: payment?.id ?? null,
    amount: money,
    currency,
  };
}

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

const unreadable = () => new Failure(400, { message: "This event cannot be read." });
