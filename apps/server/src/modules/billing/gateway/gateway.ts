import type { paymentInput, PaymentOrder } from "@toran/contract/schemas/billing";
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
  kind: "PAID" | "WAITING" | "FAILED" | "CLOSED" | "REFUNDED" | "REFUNDED_IN_PART";
  orderId: string;
  paymentId: string | null;
  amount: number;
  currency: string;
}

/** What came to the webhook: the bytes as they were sent, since they are what is signed. */
export interface Delivery {
  raw: Buffer;
  header: (name: string) => string | undefined;
  at: Date;
}

/** An order, and the page of the gateway it is paid on, where that is one that people are sent to. */
export interface Order {
  id: string;
  /** What the gateway calls the page, and where it is. */
  session: string | null;
  page: string | null;
}

/** Nothing is under way for it, nothing can come of it any more, there is money for it, or what was waited for did not come. */
export type Standing =
  | "open"
  | "closed"
  | {
      kind: "PAID" | "WAITING" | "FAILED" | "REFUNDED";
      paymentId: string;
      amount: number;
      currency: string;
    };

/** An order, and the payment for it that is waited for, if one is. */
type Known = Pick<Order, "id" | "session"> & { paymentId: string | null };
interface Orders {
  name: PaymentOrder["gateway"];
  /** The account whose orders these are; where the gateway opens over ours, pages name it to do so. */
  account: string;
  /** Opens an order. Throws when the gateway does not answer in time, or not as it should. */
  makeOrder(charge: Charge): Promise<Order>;
  /** How an order stands by now, for when nobody told. Throws when the gateway does not answer in time. */
  standing(order: Known): Promise<Standing>;
  /** Closes an order that nobody has paid, where a gateway can. How it stands afterwards must be asked. */
  close?(order: Known): Promise<void>;
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
