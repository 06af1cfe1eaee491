import type { paymentInput } from "@toran/contract/schemas/billing";
import type { z } from "zod/mini";

type Asked = z.output<typeof paymentInput>;
export type Proof = NonNullable<Asked["proof"]>;

/** What is to be paid, in the smallest unit of its currency. */
export interface Charge {
  billingId: string;
  amount: number;
  currency: string;
}

/** What a gateway tells of an order, once its signature has been checked. */
export interface GatewayEvent {
  /** The name of the delivery; the same when it is delivered again. */
  id: string;
  kind: "PAID" | "FAILED";
  orderId: string;
  paymentId: string | null;
  amount: number;
  currency: string;
}

/** What came to the webhook: the bytes as they were sent, since they are what is signed. */
export interface Delivery {
  raw: Buffer;
  header: (name: string) => string | undefined;
}

interface Orders {
  /** The account whose orders these are; pages name it to open the gateway. */
  account: string;
  /** Opens an order and gives its id. Throws when the gateway does not answer in time, or not as it should. */
  makeOrder(charge: Charge): Promise<string>;
  /** Whether the gateway itself signed that an order has been paid. */
  proves(proof: Proof): boolean;
  /** Whether the gateway signed this delivery. */
  signed(delivery: Delivery): boolean;
  /** What a signed delivery says; nothing when it is of no concern. Refuses with 400 what cannot be read. */
  eventOf(delivery: Delivery): GatewayEvent | undefined;
}

/** Who takes the money: a pretend one that ends at once as it is told, or a real one that is given orders. */
export type Gateway =
  | { kind: "pretend"; end(outcome: Asked["outcome"]): "PAID" | "PENDING" | "FAILED" }
  | ({ kind: "orders" } & Orders);
export type OrderGateway = Extract<Gateway, { kind: "orders" }>;
