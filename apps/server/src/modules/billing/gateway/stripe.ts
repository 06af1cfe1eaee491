import { randomUUID } from "node:crypto";
import { z } from "zod/mini";
import type { Charge, Delivery, Order, OrderGateway, Standing } from "./gateway";
import { stripeEvent } from "./stripe-events";
import { isSignature } from "./signature";

export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  /** The address of its API. */
  url: string;
  /** The page of ours that people come back to. */
  back: string;
  /** How long it may take to answer, in milliseconds. */
  patience?: number;
}

const madeSession = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  url: z.url({ protocol: /^https?$/ }),
  amount_total: z.number(),
  currency: z.string(),
});
const session = z.object({
  status: z.string(),
  payment_status: z.string(),
  amount_total: z.number(),
  currency: z.string(),
  payment_intent: z.nullish(
    z.object({
      id: z.string(),
      status: z.string(),
      latest_charge: z.nullish(z.object({ refunded: z.boolean() })),
    }),
  ),
});

type Send = (method: "GET" | "POST", path: string, wishes?: Wishes) => Promise<Response>;
interface Wishes {
  form?: Record<string, string>;
  /** Sent twice with the same key, a call does its work once. */
  key?: string;
}

/** Stripe: a page of its own for each order, payments by its webhook. See docs.stripe.com/api/checkout/sessions. */
export function stripe({
  secretKey,
  webhookSecret,
  url,
  back,
  patience = 10_000,
}: StripeAccount): OrderGateway {
  const base = `${url.replace(/\/+$/, "")}/v1/checkout/sessions`;
  const send: Send = (method, path, { form, key } = {}) =>
    fetch(`${base}${path}`, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(patience),
      headers: {
        authorization: `Bearer ${secretKey}`,
        "stripe-version": "2024-06-20",
        ...(key && { "idempotency-key": key }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
  return {
    kind: "orders",
    name: "stripe",
    // Its orders are found again when the key is replaced, and never those of another mode.
    account: /^\w+_live_/.test(secretKey) ? "stripe:live" : "stripe:test",
    makeOrder: (charge) => makeOrder(send, charge, back),
    standing: (order) => standing(send, order),
    close: (order) => close(send, order),
    // What brings somebody back from its page is signed by nobody; it is asked instead.
    proves: () => false,
    signed: (delivery) => signed(delivery, webhookSecret),
    eventOf: stripeEvent,
  };
}

async function makeOrder(send: Send, charge: Charge, back: string): Promise<Order> {
  const { billingId, amount, currency } = charge;
  const id = randomUUID();
  const reply = await send("POST", "", {
    key: id,
    form: {
      mode: "payment",
      client_reference_id: id,
      "metadata[order]": id,
      "metadata[billing]": billingId,
      // A refund is told of the charge, which takes over what is said of the payment.
      "payment_intent_data[metadata][order]": id,
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": currency.toLowerCase(),
      "line_items[0][price_data][unit_amount]": String(amount),
      "line_items[0][price_data][product_data][name]": "Plan for a year, with GST",
      success_url: `${back}?returned=yes`,
      cancel_url: back,
    },
  });
  if (!reply.ok) throw new Error(`Stripe opened no page, but answered ${reply.status}.`);
  const made = z.parse(madeSession, await reply.json());
  if (made.amount_total !== amount || made.currency.toUpperCase() !== currency)
    throw new Error("Stripe opened a page for another amount.");
  return { id, session: made.id, page: made.url };
}

const pathOf = ({ session: of }: Pick<Order, "session">) => `/${encodeURIComponent(of ?? "")}`;

async function standing(send: Send, order: Pick<Order, "session">): Promise<Standing> {
  const reply = await send("GET", `${pathOf(order)}?expand[]=payment_intent.latest_charge`);
  // It is of another account, which this one cannot be paid by.
  if (reply.status === 404) return "closed";
  if (!reply.ok) throw new Error(`Stripe did not tell of an order, but answered ${reply.status}.`);
  const found = z.parse(session, await reply.json());
  const payment = found.payment_intent;
  if (found.status === "open") return "open";
  if (!payment || payment.latest_charge?.refunded) return "closed";
  const currency = found.currency.toUpperCase();
  const money = { paymentId: payment.id, amount: found.amount_total, currency };
  if (found.payment_status === "paid") return { kind: "PAID", ...money };
  const ended = payment.status === "canceled" || payment.status === "requires_payment_method";
  return found.status === "expired" || ended ? "closed" : { kind: "WAITING", ...money };
}

/** One that is no longer open is refused with 400. */
async function close(send: Send, order: Pick<Order, "session">) {
  const { ok, status } = await send("POST", `${pathOf(order)}/expire`);
  if (!ok && status !== 400 && status !== 404)
    throw new Error(`Stripe closed no page, but answered ${status}.`);
}

const tolerance = 5 * 60;

/** `t=…,v1=…`; while a secret is being replaced there is one v1 for each. */
function signed({ raw, header, at }: Delivery, secret: string) {
  const parts = (header("stripe-signature") ?? "").split(",").map((part) => part.trim());
  const time = parts.find((part) => part.startsWith("t="))?.slice(2) ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(at.getTime() / 1000 - Number(time)) > tolerance) return false;
  const body = Buffer.concat([Buffer.from(`${time}.`), raw]);
  return parts.some((part) => part.startsWith("v1=") && isSignature(part.slice(3), body, secret));
}
