import { z } from "zod/mini";
import { choice, id, moment } from "./fields";
import { moved } from "./account";

export const subscriptionStates = ["TRIAL", "ACTIVE", "PAST_DUE", "EXPIRED", "CANCELLED"] as const;
export const paymentStates = ["CREATED", "PENDING", "PAID", "FAILED", "REFUNDED"] as const;

/** Money is in the smallest unit of its currency: paise for rupees. */
export const plan = z.object({
  id,
  name: z.string(),
  summary: z.string(),
  pricePerYear: z.number(),
  currency: z.string(),
  students: z.number(),
  /** How many officers it holds; null is any number. */
  officers: z.optional(z.nullable(z.number())),
  includes: z.array(z.string()),
  recommended: z.boolean(),
});
export const plans = z.array(plan);
export type Plan = z.output<typeof plan>;

export const billingInput = z.object({ planId: z.uuid("Choose a plan.") });
export const billing = z.object({
  id,
  planId: z.string(),
  amount: z.number(),
  tax: z.number(),
  currency: z.string(),
  payment: z.enum(paymentStates),
  createdAt: moment,
});
export type Billing = z.output<typeof billing>;

/** What the page of a gateway hands back once somebody has paid there; the gateway signed it. */
const paymentProof = z.object({
  orderId: z.string().check(z.minLength(1), z.maxLength(64)),
  paymentId: z.string().check(z.minLength(1), z.maxLength(64)),
  signature: z.string().check(z.minLength(1), z.maxLength(256)),
});
/**
 * The pretend gateway can be told how to end; a real one is not, and brings a proof when it has been paid. `total` is the
 * sum that the payer agreed to, with tax; where it is another by now, nothing is paid and no order is opened.
 */
export const paymentInput = z.object({
  outcome: z.optional(choice(["succeed", "fail", "delay"])),
  total: z.optional(z.number()),
  proof: z.optional(paymentProof),
});
const ordered = { id: z.string(), amount: z.number(), currency: z.string() };
/** An order at a real gateway, whose page opens over ours by a key, or is one to go to. Money is in paise. */
const paymentOrder = z.discriminatedUnion("gateway", [
  z.object({ ...ordered, gateway: z.literal("razorpay"), keyId: z.string() }),
  z.object({ ...ordered, gateway: z.literal("stripe"), page: z.string() }),
]);
export type PaymentOrder = z.output<typeof paymentOrder>;
/** With an order the payment is still to be made at its gateway; without one the billing tells how it stands. */
export const paymentResult = z.object({
  billing,
  order: z.optional(paymentOrder),
  ...moved("PLACEMENT_OFFICER").shape,
});

/** A plan is tried from now on, until then. */
export const trial = z.object({ endsAt: moment, ...moved("PLACEMENT_OFFICER").shape });

export const invoiceStates = ["PAID", "CREDITED"] as const;
/** A payment among those of the college, with its invoice once it has been issued, or the credit note that took it back. */
const listedBilling = z.object({
  ...billing.shape,
  /** When it was made; it may have been begun long before. */
  paidAt: z.optional(z.nullable(moment)),
  invoice: z.nullable(z.object({ number: z.string(), state: z.enum(invoiceStates) })),
});
export type ListedBilling = z.output<typeof listedBilling>;

export const subscription = z.object({
  state: z.nullable(z.enum(subscriptionStates)),
  plan: z.nullable(plan),
  endsAt: z.nullable(moment),
  /** The college may still try a plan before it pays. */
  mayTry: z.optional(z.boolean()),
  /** Who takes a place of the plan, with or without one. */
  used: z.optional(z.object({ students: z.number(), officers: z.number() })),
  /** Those that were given up are left out. */
  billings: z.array(listedBilling),
});
export const invoice = z.object({ number: z.string(), key: z.string(), issuedAt: moment });
