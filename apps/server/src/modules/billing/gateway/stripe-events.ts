import { z } from "zod/mini";
import type { Delivery, GatewayEvent } from "./gateway";
import { unreadable } from "./signature";

const named = z.object({ type: z.string() });
const told = <Of extends z.core.$ZodType>(object: Of) =>
  z.object({ id: z.string().check(z.minLength(1), z.maxLength(255)), data: z.object({ object }) });
const session = told(
  z.object({
    client_reference_id: z.nullish(z.string()),
    payment_status: z.string(),
    payment_intent: z.nullish(z.string()),
    amount_total: z.nullish(z.number()),
    currency: z.nullish(z.string()),
  }),
);
const charge = told(
  z.object({
    metadata: z.nullish(z.looseObject({ order: z.optional(z.string()) })),
    payment_intent: z.nullish(z.string()),
    amount: z.number(),
    currency: z.string(),
    refunded: z.boolean(),
  }),
);

/** What an event of a page says, by whether it has been paid; what it leaves out is of no concern. */
const kinds: Partial<Record<string, Partial<Record<string, GatewayEvent["kind"]>>>> = {
  "checkout.session.completed": { paid: "PAID", unpaid: "WAITING" },
  "checkout.session.async_payment_succeeded": { paid: "PAID" },
  "checkout.session.async_payment_failed": { unpaid: "FAILED" },
  "checkout.session.expired": { unpaid: "CLOSED" },
};

/** What a signed delivery of Stripe says; others on the same account may have pages and charges that are not ours. */
export function stripeEvent({ raw }: Delivery): GatewayEvent | undefined {
  const sent = parsed(raw);
  const { type } = checked(named, sent);
  if (type === "charge.refunded") return refundOf(sent);
  const kindOf = kinds[type];
  return kindOf && ofSession(sent, kindOf);
}

function ofSession(sent: unknown, kindOf: Partial<Record<string, GatewayEvent["kind"]>>) {
  const { id, data } = checked(session, sent);
  const of = data.object;
  const kind = kindOf[of.payment_status];
  if (!kind || !of.client_reference_id) return undefined;
  return {
    id,
    kind,
    orderId: of.client_reference_id,
    paymentId: of.payment_intent ?? null,
    amount: of.amount_total ?? 0,
    currency: (of.currency ?? "").toUpperCase(),
  };
}

function refundOf(sent: unknown): GatewayEvent | undefined {
  const { id, data } = checked(charge, sent);
  const { metadata, payment_intent, amount, currency, refunded } = data.object;
  if (!metadata?.order) return undefined;
  return {
    id,
    kind: refunded ? "REFUNDED" : "REFUNDED_IN_PART",
    orderId: metadata.order,
    paymentId: payment_intent ?? null,
    amount,
    currency: currency.toUpperCase(),
  };
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    throw unreadable();
  }
}

function checked<Of extends z.core.$ZodType>(schema: Of, sent: unknown) {
  const result = z.safeParse(schema, sent);
  if (!result.success) throw unreadable();
  return result.data;
}
