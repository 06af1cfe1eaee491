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

/** The local gateway can be told how to end; another gateway is asked, and this is not read. */
export const paymentInput = z.object({ outcome: z.optional(choice(["succeed", "fail", "delay"])) });
export const paymentResult = z.object({ billing, ...moved("PLACEMENT_OFFICER").shape });

export const subscription = z.object({
  state: z.nullable(z.enum(subscriptionStates)),
  plan: z.nullable(plan),
  endsAt: z.nullable(moment),
  billings: z.array(billing),
});
export const invoice = z.object({ number: z.string(), key: z.string(), issuedAt: moment });
